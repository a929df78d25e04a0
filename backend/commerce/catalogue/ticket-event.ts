import type { Payload } from 'payload';
import type { OffSaleReason, TicketEvent } from '../../../lib/contract/entities/shop.ts';
import { detailPath } from '../../../lib/contract/paths.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { refId } from '../../cms/records/refs.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import type { Round, Venue } from '../../payload-types.ts';

type TicketRound = Pick<
  Round,
  | 'id'
  | 'name'
  | 'url'
  | 'start_date'
  | 'end_date'
  | 'round_status'
  | 'gates_open'
  | 'what_to_bring'
  | 'parking'
> & { readonly place: TicketPlace | null };

/** The location of a ticket's event. `lat` and `lng` are degrees, null if the office hasn't entered them. */
export type TicketPlace = {
  readonly name: string;
  readonly address: string;
  readonly lat: number | null;
  readonly lng: number | null;
};

function placeOf({ name, address }: Pick<Venue, 'name' | 'address'>): TicketPlace {
  const { street_address, suburb_name, postcode, country, lat, lng } = address ?? {};
  const town = [suburb_name, postcode].filter(Boolean).join(' ');
  return {
    name,
    address: [street_address, town, country].filter(Boolean).join(', '),
    lat: lat ?? null,
    lng: lng ?? null,
  };
}

/** The facts about rounds that tickets need, by id. */
export const ticketRounds = cachedRead(
  'ticket-rounds',
  ['rounds', 'venues'],
  async (payload): Promise<ReadonlyMap<number, TicketRound>> => {
    const [rounds, venues] = await Promise.all([
      payload.find({
        ...findAll('rounds', {}),
        select: {
          name: true,
          url: true,
          start_date: true,
          end_date: true,
          round_status: true,
          gates_open: true,
          what_to_bring: true,
          parking: true,
          venue: true,
        },
      }),
      payload.find({ ...findAll('venues', {}), select: { name: true, address: true } }),
    ]);
    const venueOf = mapById<Pick<Venue, 'id' | 'name' | 'address'>>(venues.docs);
    return mapById(
      rounds.docs.map((round) => {
        const venue = venueOf.get(refId(round.venue) ?? 0);
        return { ...round, place: venue ? placeOf(venue) : null };
      }),
    );
  },
);

/** A ticket's round, days or event. */
export type TicketFor = {
  readonly round: number | null;
  /** The day of the round, from 1; null for all of them. */
  readonly day: number | null;
  /** Its event if not one of our rounds; otherwise ''. */
  readonly event: string;
};

const DAY_MS = 24 * 60 * 60_000;
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days on which a ticket admits. One for a day that the round doesn't have is for its last. */
function daysOf({ start_date, end_date }: TicketRound, day: number | null) {
  const first = newZealandDay(new Date(start_date));
  const last = newZealandDay(new Date(end_date));
  if (day === null) return { start_date: first, end_date: last };
  const only = later(first, day - 1);
  const admitted = only < last ? only : last;
  return { start_date: admitted, end_date: admitted };
}

/**
 * Where and when a ticket admits, according to the round as it is now: a round that moves takes its tickets along. Dates are y-MM-dd in New
 * Zealand; '' without a round.
 */
export async function ticketEvent(payload: Payload, { round, day, event }: TicketFor): Promise<TicketEvent> {
  const found = round === null ? undefined : (await ticketRounds(payload)).get(round);
  if (!found)
    return {
      event,
      round_url: '',
      venue: '',
      start_date: '',
      end_date: '',
      gates_open: '',
      what_to_bring: '',
      parking: '',
    };
  return {
    event: found.name,
    round_url: detailPath('round', found.url),
    venue: found.place?.name ?? '',
    ...daysOf(found, day),
    gates_open: found.gates_open ?? '',
    what_to_bring: found.what_to_bring ?? '',
    parking: found.parking ?? '',
  };
}

/** The location of a ticket's event; null if it has no round, or its round has no circuit yet. */
export async function ticketPlace(
  payload: Payload,
  { round }: Pick<TicketFor, 'round'>,
): Promise<TicketPlace | null> {
  return round === null ? null : ((await ticketRounds(payload)).get(round)?.place ?? null);
}

/** Whether a ticket's round is postponed: it will have other days than it has now. */
export async function isPostponed(payload: Payload, { round }: Pick<TicketFor, 'round'>): Promise<boolean> {
  return round !== null && (await ticketRounds(payload)).get(round)?.round_status === 'postponed';
}

/**
 * Whether a ticket's last day has passed. Not while its round is postponed, since it will have another; without one of our rounds, there is
 * no day to wait for.
 */
export async function isEventOver(
  payload: Payload,
  { round, day }: Pick<TicketFor, 'round' | 'day'>,
  at: Date,
): Promise<boolean> {
  const found = round === null ? undefined : (await ticketRounds(payload)).get(round);
  if (!found) return true;
  return found.round_status !== 'postponed' && daysOf(found, day).end_date < newZealandDay(at);
}

/** Why a ticket can't be bought: its round is postponed or cancelled, or its last day is over. Null if it can. */
export async function whyNotOnSale(
  payload: Payload,
  { round, day }: Pick<TicketFor, 'round' | 'day'>,
  now: Date,
): Promise<OffSaleReason | null> {
  const found = round === null ? undefined : (await ticketRounds(payload)).get(round);
  if (!found) return null;
  const { round_status: status } = found;
  if (status === 'postponed' || status === 'cancelled') return status;
  const isOn = now <= new Date(found.end_date) && newZealandDay(now) <= daysOf(found, day).end_date;
  return isOn ? null : 'over';
}

/** Whether a ticket can still be bought. */
export const isTicketOnSale = async (...asked: Parameters<typeof whyNotOnSale>): Promise<boolean> =>
  (await whyNotOnSale(...asked)) === null;
