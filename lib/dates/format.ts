import { format } from 'date-fns/format';
import type { Locale } from 'date-fns';
import { clockTime } from '@/lib/shared/date-forms';
import { wallClock } from './wall-clock';
import type { Instant } from './wall-clock';

export type { Instant };

const ENGLISH = 'en-NZ';

function formatIn(instant: Instant, timeZone: string, pattern: string, locale?: Locale): string {
  const inZone = () => wallClock(instant, timeZone);
  return format(instant, pattern, { in: inZone, ...(locale && { locale }) });
}

/**
 * A range of days in the time zone of the venue, in the order of the language and with its dash: '5–7 Feb', '30 Jan – 1 Feb', '5.–7. Feb.',
 * '2月5日～7日'. A common month is only written once (spec point 5), unless the years differ.
 * @param timeZone IANA name
 */
export function formatDateRange(start: Instant, end: Instant, timeZone: string, locale: Locale): string {
  const part = (instant: Instant, pattern: string) => formatIn(instant, timeZone, pattern, locale);
  const isOneDay = isoDay(start, timeZone) === isoDay(end, timeZone);
  const isOneMonth = part(start, 'yyyy-MM') === part(end, 'yyyy-MM');
  // Ranges have no ordinals in English.
  const day = (instant: Instant) =>
    locale.code === ENGLISH ? part(instant, 'd MMM') : formatShortDay(instant, timeZone, locale);
  const first = day(start);
  const last = day(end);
  const dash = MONTH_FIRST[locale.code]?.dash ?? '–';
  if (isOneDay) return first;
  if (!isOneMonth) return `${first} ${dash} ${last}`;
  return MONTH_FIRST[locale.code]
    ? `${first}${dash}${part(end, 'do')}`
    : `${beforeMonth(first)}${dash}${last}`;
}

/**
 * The same in the format of spec point 5, in any language: 'Feb 05', 'Feb 05-07', 'Jan 30 - Feb 01'. For sites whose editors choose it.
 * @param timeZone IANA name
 */
export function formatDateRangeAsSpecified(
  start: Instant,
  end: Instant,
  timeZone: string,
  locale: Locale,
): string {
  const part = (instant: Instant, pattern: string) => formatIn(instant, timeZone, pattern, locale);
  const first = part(start, 'MMM dd');
  if (isoDay(start, timeZone) === isoDay(end, timeZone)) return first;
  const isOneMonth = part(start, 'yyyy-MM') === part(end, 'yyyy-MM');
  return isOneMonth ? `${first}-${part(end, 'dd')}` : `${first} - ${part(end, 'MMM dd')}`;
}

/** Where date-fns differs from a language's usage: commas around a Georgian month. */
const OWN_DAYS: Readonly<Record<string, string>> = { ka: 'd MMM yyyy', uz: 'd MMM, yyyy' };
const dayInFull = ({ code }: Locale) => OWN_DAYS[code] ?? 'PP';

/** A day in full, in the locale's own order: '27 Jan 2027' (New Zealand), '27 janv. 2027' (French). */
export function formatDay(instant: Instant, timeZone: string, locale: Locale): string {
  return formatIn(instant, timeZone, dayInFull(locale), locale);
}

/** The day of a short date, as written before the month: '22.' in '22. Jan.', '1er' in '1er févr.'. */
const beforeMonth = (shortDay: string) => shortDay.slice(0, shortDay.indexOf(' '));

/** Languages in which a date's day is an ordinal, as in the pattern of spec point 9; the others use cardinals. */
const WITH_ORDINAL: ReadonlySet<string> = new Set(['en-NZ', 'de', 'fr']);
/** Languages that put the month before the day, and the weekday after both. */
const MONTH_FIRST: Readonly<
  Record<string, { readonly day: string; readonly withWeekday: string; readonly dash: string }>
> = {
  ja: { day: 'MMMdo', withWeekday: 'MMMdo(EEEEE)', dash: '～' },
  ko: { day: 'MMM do', withWeekday: 'MMM do (EEEEE)', dash: '~' },
  'zh-CN': { day: 'MMMdo', withWeekday: 'MMMdo EEE', dash: '–' },
};

const dayPattern = ({ code }: Locale) => (WITH_ORDINAL.has(code) ? 'do MMM' : 'd MMM');

/** A day without its year (spec point 9: 'do MMM'), in the order of the language: '23rd Jan', '23 янв.', '1月23日'. */
export function formatShortDay(instant: Instant, timeZone: string, locale: Locale): string {
  return formatIn(instant, timeZone, MONTH_FIRST[locale.code]?.day ?? dayPattern(locale), locale);
}

/** The same with its weekday: 'Sat 23rd Jan', 'сб 23 янв.', '1月23日(土)'. */
export function formatWeekday(instant: Instant, timeZone: string, locale: Locale): string {
  const pattern = MONTH_FIRST[locale.code]?.withWeekday ?? `EEE ${dayPattern(locale)}`;
  return formatIn(instant, timeZone, pattern, locale);
}

/** Day and time of day: '27 Jan 2027 2:20pm'. */
export function formatDateTime(instant: Instant, timeZone: string, locale: Locale): string {
  return `${formatDay(instant, timeZone, locale)} ${formatTime(instant, timeZone, locale)}`;
}

/** Time of day on the language's 12- or 24-hour clock: '2:20pm' or '14:20' (spec point 9: 'h:mmaaa' and 'HH:mm'). */
export function formatTime(instant: Instant, timeZone: string, locale: Locale): string {
  return clockTime(instant, locale.code, timeZone);
}

/** Any date-fns pattern in a time zone and language, for special layouts (a large day beside its month). */
export function formatPattern(instant: Instant, timeZone: string, pattern: string, locale: Locale): string {
  return formatIn(instant, timeZone, pattern, locale);
}

/** The calendar day in a time zone, for `datetime` attributes and for grouping by day: '2027-01-27'. */
export function isoDay(instant: Instant, timeZone: string): string {
  return formatIn(instant, timeZone, 'yyyy-MM-dd');
}
