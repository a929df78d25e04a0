import { isoDay } from '@/lib/dates/format';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import type { Instant } from '@/lib/dates/wall-clock';

/**
 * The year of an instant at the place of the race.
 * @param timeZone IANA name; by default the championship's
 */
export const yearAt = (date: Instant, timeZone: string = CHAMPIONSHIP_TIME_ZONE): string =>
  isoDay(date, timeZone).slice(0, 4);
