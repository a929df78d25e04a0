/** Where the championship takes place, and so the zone of every date without a venue of its own. */
export const CHAMPIONSHIP_TIME_ZONE = 'Pacific/Auckland';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: CHAMPIONSHIP_TIME_ZONE, dateStyle: 'short' });

/** The date in New Zealand at a moment, as y-MM-dd. */
export const newZealandDay = (moment: Date): string => DAY.format(moment);

const HOUR_MS = 60 * 60_000;
/** New Zealand's offsets from UTC in hours, summer first. */
const OFFSETS = [13, 12] as const;

/** The moment when a day begins in New Zealand. @param day y-MM-dd */
export function newZealandMidnight(day: string): Date {
  const midnights = OFFSETS.map((hours) => new Date(Date.parse(`${day}T00:00:00Z`) - hours * HOUR_MS));
  const found = midnights.find((moment) => newZealandDay(moment) === day);
  if (!found) throw new RangeError(`${day} is not a day.`);
  return found;
}
