import 'server-only';
import type { DateRanges } from '@/lib/contract/entities/site-configuration';
import type { Language } from '@/lib/contract/languages';
import {
  formatDateRange,
  formatDateRangeAsSpecified,
  formatDateTime,
  formatDay,
  formatPattern,
  formatShortDay,
  formatTime,
  formatWeekday,
} from './format';
import type { Instant } from './format';
import { loadDateLocale } from './locales';
import { CHAMPIONSHIP_TIME_ZONE } from './time-zone';

export { CHAMPIONSHIP_TIME_ZONE };

export type DateFormatter = {
  readonly range: (start: Instant, end: Instant, timeZone?: string) => string;
  readonly day: (instant: Instant, timeZone?: string) => string;
  readonly shortDay: (instant: Instant, timeZone?: string) => string;
  /** A day of the week with its date. */
  readonly weekday: (instant: Instant, timeZone?: string) => string;
  readonly dateTime: (instant: Instant, timeZone?: string) => string;
  readonly time: (instant: Instant, timeZone?: string) => string;
  /** A date-fns pattern, for layouts that separate the parts of a date. */
  readonly pattern: (instant: Instant, pattern: string, timeZone?: string) => string;
};

/**
 * Date formatting in a language; the default time zone is the championship's.
 * @param ranges the format of day ranges; content pages use `loadDates`, which knows the editors' choice
 */
export async function getDates(lang: Language, ranges: DateRanges = 'local'): Promise<DateFormatter> {
  const locale = await loadDateLocale(lang);
  const home = CHAMPIONSHIP_TIME_ZONE;
  const formatRange = ranges === 'specification' ? formatDateRangeAsSpecified : formatDateRange;
  return {
    range: (start, end, timeZone = home) => formatRange(start, end, timeZone, locale),
    day: (instant, timeZone = home) => formatDay(instant, timeZone, locale),
    shortDay: (instant, timeZone = home) => formatShortDay(instant, timeZone, locale),
    weekday: (instant, timeZone = home) => formatWeekday(instant, timeZone, locale),
    dateTime: (instant, timeZone = home) => formatDateTime(instant, timeZone, locale),
    time: (instant, timeZone = home) => formatTime(instant, timeZone, locale),
    pattern: (instant, pattern, timeZone = home) => formatPattern(instant, timeZone, pattern, locale),
  };
}
