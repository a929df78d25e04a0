import 'server-only';
import type { Language } from '@/lib/contract/languages';
import {
  formatDateRange,
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

/** Date formatting in a language for server components; the default time zone is the championship's. */
export async function getDates(lang: Language): Promise<DateFormatter> {
  const locale = await loadDateLocale(lang);
  const home = CHAMPIONSHIP_TIME_ZONE;
  return {
    range: (start, end, timeZone = home) => formatDateRange(start, end, timeZone, locale),
    day: (instant, timeZone = home) => formatDay(instant, timeZone, locale),
    shortDay: (instant, timeZone = home) => formatShortDay(instant, timeZone, locale),
    weekday: (instant, timeZone = home) => formatWeekday(instant, timeZone, locale),
    dateTime: (instant, timeZone = home) => formatDateTime(instant, timeZone, locale),
    time: (instant, timeZone = home) => formatTime(instant, timeZone, locale),
    pattern: (instant, pattern, timeZone = home) => formatPattern(instant, timeZone, pattern, locale),
  };
}
