import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { seriesName } from '@/lib/content/series-name';
import { roundAddress } from '@/lib/content/addresses';
import type { RoundSummary, Venue } from '@/lib/contract/entities/racing';

export type CalendarRound = {
  readonly round: RoundSummary;
  /** When the round was last changed; null if unknown. */
  readonly modified: string | null;
};

export type CalendarSettings = {
  readonly name: string;
  /** Address of the site, without a trailing slash; its host makes the ids unique. */
  readonly siteUrl: string;
  /** Used as the time of an unknown change. */
  readonly now: Date;
};

const MINUTE_MS = 60_000;
const SECONDS_BETWEEN_LOOKS = 3600;

/**
 * The rounds as an iCalendar file (RFC 5545). An event keeps its UID for ever, and its SEQUENCE increases with every change, so that
 * calendar apps update the existing event. Times are in UTC: every calendar shows them in its own zone.
 */
export function roundsCalendar(rounds: readonly CalendarRound[], settings: CalendarSettings): string {
  const { name, siteUrl, now } = settings;
  const { host } = new URL(siteUrl);
  const calendar = ical({
    name,
    prodId: { company: host, product: 'rounds' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SECONDS_BETWEEN_LOOKS,
  });
  for (const { round, modified } of rounds) {
    const changed = modified === null ? null : new Date(modified);
    calendar.createEvent({
      id: `round-${String(round.id ?? round.url)}@${host}`,
      start: new Date(round.start_date),
      end: new Date(round.end_date),
      stamp: changed ?? now,
      ...(changed ? { lastModified: changed } : {}),
      // Minutes since 1970 only ever increase, and fit the 32 bits of an iCalendar integer for some thousand years.
      sequence: changed ? Math.floor(changed.getTime() / MINUTE_MS) : 0,
      summary: round.name,
      description: descriptionOf(round, siteUrl),
      url: siteUrl + roundAddress(round.url),
      status: ICalEventStatus.CONFIRMED,
      ...(round.venue ? { location: locationOf(round.venue) } : {}),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function descriptionOf({ series, url }: RoundSummary, siteUrl: string): string {
  return [seriesName(series), siteUrl + roundAddress(url)].filter((line) => line !== '').join('\n');
}

function locationOf({ name, address }: Venue) {
  const lines = address
    ? [address.street_address, address.suburb_name, address.state, address.postcode, address.country]
    : [];
  const geo =
    address?.lat != null && address.lng != null ? { geo: { lat: address.lat, lon: address.lng } } : {};
  return { title: name, address: lines.filter((line) => line !== '').join(', '), ...geo };
}
