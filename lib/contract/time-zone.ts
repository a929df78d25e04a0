/** The championship's time zone: that of every date without a venue. */
export const CHAMPIONSHIP_TIME_ZONE = 'Pacific/Auckland';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: CHAMPIONSHIP_TIME_ZONE, dateStyle: 'short' });

/** The date in New Zealand at a moment, as y-MM-dd. */
export const newZealandDay = (moment: Date): string => DAY.format(moment);

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CHAMPIONSHIP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The date and time in New Zealand at a moment, as y-MM-dd HH:mm:ss. */
export const newZealandTime = (moment: Date): string => CLOCK.format(moment);

const HOUR_MS = 60 * 60_000;
/** New Zealand's offsets from UTC in hours, summer first. */
const OFFSETS = [13, 12] as const;

/**
 * The moment at which clocks in New Zealand show a time; for a time skipped in spring, an hour later.
 * @param day y-MM-dd @param time HH:mm, with seconds or without
 * @returns undefined for a day or time that doesn't exist
 */
export function momentInNewZealand(day: string, time: string): Date | undefined {
  const utc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(utc)) return undefined;
  const moments = OFFSETS.map((hours) => new Date(utc - hours * HOUR_MS));
  const showing = (shown: string) => (moment: Date) => CLOCK.format(moment).startsWith(shown);
  return moments.find(showing(`${day} ${time}`)) ?? moments.findLast(showing(day));
}

/** The moment when a day begins in New Zealand. @param day y-MM-dd @throws RangeError for a day that doesn't exist */
export function newZealandMidnight(day: string): Date {
  const found = momentInNewZealand(day, '00:00:00');
  if (!found || newZealandDay(found) !== day) throw new RangeError(`${day} is not a day.`);
  return found;
}
