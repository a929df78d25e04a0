import type {
  Offer,
  Person,
  Place,
  SportsActivityLocation,
  SportsEvent,
  SportsTeam,
  WithContext,
} from 'schema-dts';
import { seriesName } from '@/lib/season/series-name';
import { crewOf } from '@/lib/season/crew';
import {
  circuitAddress,
  driverAddress,
  roundAddress,
  sessionAddress,
  teamAddress,
} from '@/lib/season/addresses';
import type {
  Entry,
  Result,
  ResultSummary,
  Round,
  RoundStatus,
  SessionSummary,
  TimingRow,
  Venue,
} from '@/lib/contract/entities/racing';
import type { Product } from '@/lib/contract/entities/shop';
import { SHOP_CURRENCY } from '@/lib/shop/price';
import { openGraphImage } from '@/lib/images/open-graph-image';
import { ticketsAddress } from '@/lib/season/tickets';

type Site = {
  readonly name: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
};

/** The circuit with its postal address and position. */
function venueJsonLd({
  name,
  address,
  length,
  corners,
}: Pick<Venue, 'name' | 'address' | 'length' | 'corners'>): Exclude<SportsActivityLocation, string> {
  const postal = address && {
    '@type': 'PostalAddress' as const,
    ...(address.street_address ? { streetAddress: address.street_address } : {}),
    ...(address.suburb_name ? { addressLocality: address.suburb_name } : {}),
    ...(address.state ? { addressRegion: address.state } : {}),
    ...(address.postcode ? { postalCode: address.postcode } : {}),
    ...(address.country ? { addressCountry: address.country } : {}),
  };
  const facts = [
    ...(length === null ? [] : [{ name: 'length', value: length, unitCode: 'MTR' }]),
    ...(corners === null ? [] : [{ name: 'corners', value: corners }]),
  ];
  return {
    '@type': 'SportsActivityLocation',
    name,
    ...(postal ? { address: postal } : {}),
    ...(address?.lat != null && address.lng != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng } }
      : {}),
    ...(facts.length > 0
      ? { additionalProperty: facts.map((fact) => ({ '@type': 'PropertyValue' as const, ...fact })) }
      : {}),
  };
}

/** The structured data of a circuit's page. `siteUrl` has no trailing slash. */
export function circuitJsonLd(venue: Venue, siteUrl: string): WithContext<SportsActivityLocation> {
  const url = siteUrl + circuitAddress(venue.url);
  const image = openGraphImage(venue.circuit_layout, siteUrl);
  return {
    '@context': 'https://schema.org',
    ...venueJsonLd(venue),
    '@id': `${url}#place`,
    url,
    ...(image ? { image: image.url } : {}),
  };
}

const EVENT_STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  rescheduled: 'https://schema.org/EventRescheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** An event's status, and its previous start if it was rescheduled. */
function eventStatus(status: string | null, previousStart: string | null) {
  if (status === 'cancelled' || status === 'postponed') return { eventStatus: EVENT_STATUS[status] };
  if (previousStart === null) return { eventStatus: EVENT_STATUS.scheduled };
  return { eventStatus: EVENT_STATUS.rescheduled, previousStartDate: previousStart };
}

/** A session's status: one that hasn't been held is cancelled or postponed with its round. */
function sessionStatus(own: string, ofRound: RoundStatus | null): string {
  if (own === 'finished' || own === 'cancelled') return own;
  return ofRound === 'cancelled' || ofRound === 'postponed' ? ofRound : own;
}

/** A session's fields from the timetable, beyond the specification. */
type Timetabled = Partial<Pick<SessionSummary, 'kind' | 'ends_at' | 'session_status' | 'previous_starts_at'>>;

/** An event as an object; schema.org also allows a bare address. */
type SessionEvent = Exclude<SportsEvent, string>;

const sessionJsonLd = (
  session: Omit<ResultSummary, 'round'> & Timetabled,
  round: Pick<Round, 'round_status'> | null,
  location: Place | null,
  siteUrl: string,
): SessionEvent => ({
  '@type': 'SportsEvent',
  name: [session.category?.name, session.session_name].filter(Boolean).join(' – '),
  url: siteUrl + sessionAddress(session.id),
  sport: 'Motorsport',
  ...(session.date ? { startDate: session.date } : {}),
  ...(session.ends_at ? { endDate: session.ends_at } : {}),
  ...(session.session_status
    ? eventStatus(
        sessionStatus(session.session_status, round?.round_status ?? null),
        session.previous_starts_at ?? null,
      )
    : {}),
  ...(location ? { location } : {}),
});

/** A car on a timing sheet or an entry list. */
export type Competitor = Pick<TimingRow, 'name' | 'drivers' | 'team' | 'team_url'>;

/**
 * A session's own structured data, as a part of its round.
 * @param competitors the cars on its sheet or, before it has one, on the entry list
 */
export function sessionPageJsonLd(
  session: Result,
  competitors: readonly Competitor[],
  siteUrl: string,
): WithContext<SportsEvent> {
  const { round } = session;
  const event = sessionJsonLd(session, round, round?.venue ? venueJsonLd(round.venue) : null, siteUrl);
  return {
    '@context': 'https://schema.org',
    ...event,
    ...(competitors.length > 0 ? { competitor: competitorsJsonLd(competitors, siteUrl) } : {}),
    ...(round ? { superEvent: { '@id': `${siteUrl}${roundAddress(round.url)}#event` } } : {}),
  };
}

/** A driver of a car, with their page if they have one. @param team null if the whole crew has one */
export function personJsonLd(
  { name, driver }: ReturnType<typeof crewOf>[number],
  team: SportsTeam | null,
  siteUrl: string,
): Person {
  return {
    '@type': 'Person',
    name,
    ...(driver ? { url: siteUrl + driverAddress(driver.url) } : {}),
    ...(team === null ? {} : { memberOf: team }),
  };
}

/** The competitors: a single driver, or a crew as a team. */
const competitorsJsonLd = (cars: readonly Competitor[], siteUrl: string): (Person | SportsTeam)[] =>
  cars.map((car) => {
    const crew = crewOf(car);
    const [first] = crew;
    const page = car.team_url === '' ? {} : { url: siteUrl + teamAddress(car.team_url) };
    const team = car.team === '' ? null : ({ '@type': 'SportsTeam', name: car.team, ...page } as const);
    if (crew.length === 1 && first) return personJsonLd(first, team, siteUrl);
    const athlete = crew.map((member) => personJsonLd(member, null, siteUrl));
    return { '@type': 'SportsTeam', name: car.team || car.name, ...page, sport: 'Motorsport', athlete };
  });

/** The entries that haven't been withdrawn. */
export const takingPart = <T extends Pick<Entry, 'status'>>(entries: readonly T[]): T[] =>
  entries.filter(({ status }) => status !== 'withdrawn');

/** Parts of a round that its page shows. */
type RoundParts = {
  readonly entries?: readonly Entry[] | undefined;
  readonly tickets?: readonly Pick<Product, 'name' | 'skus'>[] | undefined;
};

const availabilityOf = (isLeft: boolean) => `https://schema.org/${isLeft ? 'InStock' : 'SoldOut'}` as const;

/** Each ticket with its price if the site sells them and shows them here, otherwise an offer without prices. */
function offersOf(products: RoundParts['tickets'] = [], url: string, isSoldOut: boolean): Offer | Offer[] {
  const offers = products.flatMap(({ name, skus }) =>
    skus.map((sku): Offer => ({
      '@type': 'Offer',
      name: [name, sku.name].filter(Boolean).join(', '),
      url,
      price: sku.price.toFixed(2),
      priceCurrency: SHOP_CURRENCY,
      availability: availabilityOf(sku.in_stock),
      ...(sku.price_until === '' ? {} : { validThrough: sku.price_until }),
    })),
  );
  return offers.length > 0 ? offers : { '@type': 'Offer', url, availability: availabilityOf(!isSoldOut) };
}

/**
 * A round's structured data (spec point 1): dates, circuit, sessions, and an offer if tickets are on sale. Sessions without a date are left
 * out, as an event must have one.
 * @param entries its entry list, if that is shown
 * @param tickets its tickets, if the site sells them
 */
export function roundJsonLd(
  round: Round,
  { name, siteUrl }: Site,
  now: Date,
  { entries = [], tickets: products = [] }: RoundParts = {},
): WithContext<SportsEvent> {
  const url = siteUrl + roundAddress(round.url);
  const image = openGraphImage(round.images?.background ?? round.images?.banner, siteUrl);
  const location = round.venue ? venueJsonLd(round.venue) : null;
  const all: readonly (Omit<ResultSummary, 'round'> & Timetabled)[] =
    round.sessions.length > 0 ? round.sessions.filter(({ kind }) => kind !== 'activity') : round.results;
  const sessions = all.filter((session) => session.date !== null);
  const tickets = ticketsAddress(round, now);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': `${url}#event`,
    name: round.name,
    url,
    sport: 'Motorsport',
    startDate: round.start_date,
    endDate: round.end_date,
    ...eventStatus(round.round_status, round.previous_start_date),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name, url: siteUrl },
    ...(image ? { image: [image.url] } : {}),
    ...(location ? { location } : {}),
    ...(entries.length > 0 ? { competitor: competitorsJsonLd(takingPart(entries), siteUrl) } : {}),
    ...(round.series ? { superEvent: { '@type': 'EventSeries', name: seriesName(round.series) } } : {}),
    ...(tickets === null
      ? {}
      : {
          offers: offersOf(products, new URL(tickets, siteUrl).href, round.tickets_sold_out),
        }),
    ...(sessions.length > 0
      ? { subEvent: sessions.map((session) => sessionJsonLd(session, round, location, siteUrl)) }
      : {}),
  };
}
