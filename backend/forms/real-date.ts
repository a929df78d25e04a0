const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** What a browser's own date field sends, where a form works without scripts. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed day, dd/mm/yyyy or y-MM-dd, as dd/mm/yyyy; null for one that the calendar does not have. */
export function readDay(text: string): string | null {
  const [, d, m, y] = DAY.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(text) ?? [];
  const [year, month, day] = [y ?? isoYear, m ?? isoMonth, d ?? isoDay].map(Number);
  if (!year || !month || !day || year < 1000) return null;
  const made = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  const two = (value: number) => String(value).padStart(2, '0');
  return isReal ? `${two(day)}/${two(month)}/${String(year)}` : null;
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** A typed time of the day as HH:mm, or null. */
export function readTime(text: string): string | null {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

/** A typed day and time, with a space or a T between them, as dd/mm/yyyy HH:mm; null for a moment that does not exist. */
export function readDayAndTime(text: string): string | null {
  const [day = '', time = '', ...more] = text.split(/[ T]+/);
  const [readDate, readClock] = [readDay(day), readTime(time)];
  return readDate === null || readClock === null || more.length > 0 ? null : `${readDate} ${readClock}`;
}
