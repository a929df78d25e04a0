import { isoDay } from '@/lib/dates/format';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';

/**
 * The year of an instant at the place of the race.
 * @param timeZone IANA name; by default the championship's
 */
export const yearAt = (date: string, timeZone: string = CHAMPIONSHIP_TIME_ZONE): string =>
  isoDay(date, timeZone).slice(0, 4);
