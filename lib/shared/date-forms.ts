/*
 * Date and time formats that site, backend and browser share, made with Intl (docs/decisions/0084). English means New Zealand English: the
 * day comes before the month.
 */

type Instant = Date | string;

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter in a language, with Western digits; cached, because creating one is slow. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-NZ' : language;
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options });
  made.set(key, format);
  return format;
}

const inZone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

/** Languages with a 12-hour clock; the others have a 24-hour one. */
const TWELVE_HOURS: ReadonlySet<string> = new Set(['en', 'ar', 'ko']);
const TWELVE = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
/** Digits are the same in all the other languages, and every browser has this one. */
const IN_FIGURES = 'de';
const TWENTY_FOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * A time of day as usual in a language: '1:05pm', '13:05'.
 * @param language BCP 47, such as 'en' or 'en-NZ'
 * @param timeZone IANA name; by default the machine's
 */
export function clockTime(instant: Instant, language: string, timeZone?: string): string {
  const [base = ''] = language.split('-');
  const moment = new Date(instant);
  if (!TWELVE_HOURS.has(base))
    return formatter(IN_FIGURES, { ...TWENTY_FOUR, ...inZone(timeZone) }).format(moment);
  const time = formatter(base, { ...TWELVE, ...inZone(timeZone) }).format(moment);
  return base === 'en' ? time.replace(/\s/u, '') : time;
}

/** The calendar day in a time zone, to sort and compare by: '2027-01-27'. */
export const sortableDay = (instant: Instant, timeZone?: string): string =>
  formatter('sv-SE', { dateStyle: 'short', ...inZone(timeZone) }).format(new Date(instant));

/** A day in full: '27 Jan 2027'. */
export const mediumDay = (instant: Instant, language: string, timeZone?: string): string =>
  formatter(language, { dateStyle: 'medium', ...inZone(timeZone) }).format(new Date(instant));

/** The same for one or several days: '27–28 Jan 2027'. */
export const mediumDays = (first: Instant, last: Instant, language: string, timeZone?: string): string =>
  formatter(language, { dateStyle: 'medium', ...inZone(timeZone) }).formatRange(
    new Date(first),
    new Date(last),
  );

/** A weekday and a time of day: 'Sat 1:05pm'. */
export const weekdayAndTime = (instant: Instant, language: string, timeZone?: string): string =>
  `${formatter(language, { weekday: 'short', ...inZone(timeZone) }).format(new Date(instant))} ${clockTime(instant, language, timeZone)}`;

/** A day with its weekday, all in words: 'Wednesday, 27 January 2027'. */
export const fullDay = (instant: Instant, language: string, timeZone?: string): string =>
  formatter(language, { dateStyle: 'full', ...inZone(timeZone) }).format(new Date(instant));

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** A date (y-MM-dd) with its month in words: '27 January 2030'. */
export const longDay = (day: string, language = 'en'): string =>
  formatter(language, { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day));

/** The same for one or several days: '27–28 January 2030'. */
export const longDays = (first: string, last: string, language = 'en'): string =>
  last === '' || last === first
    ? longDay(first, language)
    : formatter(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(dateOf(first), dateOf(last));

/** A month: 'January'. */
export const monthName = (instant: Instant, language: string, timeZone?: string): string =>
  formatter(language, { month: 'long', ...inZone(timeZone) }).format(new Date(instant));

/** A weekday with its date, for running text: 'Saturday 21 November'. */
export const weekdayInText = (instant: Instant, language: string, timeZone?: string): string =>
  formatter(language, { weekday: 'long', day: 'numeric', month: 'long', ...inZone(timeZone) })
    .format(new Date(instant))
    .replace(',', '');

/**
 * The name of a time zone, the same in summer and winter: 'New Zealand Time'.
 * @param timeZone IANA name; by default the machine's
 * @param at an instant at which the zone has this name: before a zone had daylight saving time, it had another
 */
export function zoneName(language: string, at: Instant, timeZone?: string): string {
  const format = formatter(language, { timeZoneName: 'longGeneric', ...inZone(timeZone) });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone ?? '';
}

/** The IANA name of the machine's time zone. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The usual name of a time zone: 'Pacific/Auckland' for 'pacific/auckland'. Not cached: there are many spellings. */
export const usualZone = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** The minute of the day in a time zone: 0 at midnight. */
export function minuteOfDay(instant: Instant, timeZone: string): number {
  const [hours, minutes] = formatter(IN_FIGURES, { ...TWENTY_FOUR, timeZone })
    .format(new Date(instant))
    .split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** A length of time: '30 mins'. */
export const minutesInText = (minutes: number, language: string): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-NZ' : language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
    numberingSystem: 'latn',
  }).format(minutes);

/** Whether a text is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
