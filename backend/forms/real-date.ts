const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** The format of a browser's own date field, for forms without scripts. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed date, dd/mm/yyyy or y-MM-dd, as dd/mm/yyyy; null if it doesn't exist. */
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

/** A typed time of day as HH:mm, or null. */
export function readTime(text: string): string | null {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

/** A typed date and time, separated by a space or a T, as dd/mm/yyyy HH:mm; null if it doesn't exist. */
export function readDayAndTime(text: string): string | null {
  const [day = '', time = '', ...more] = text.split(/[ T]+/);
  const [readDate, readClock] = [readDay(day), readTime(time)];
  return readDate === null || readClock === null || more.length > 0 ? null : `${readDate} ${readClock}`;
}
