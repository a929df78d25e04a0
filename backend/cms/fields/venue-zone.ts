import { cache } from 'react';
import type { Payload } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { propertyOf } from '../../../lib/shared/record.ts';

const idIn = (doc: unknown, name: string): number | null => {
  const value = propertyOf(doc, name);
  const id = Number(propertyOf(value, 'id') ?? value ?? undefined);
  return Number.isFinite(id) ? id : null;
};

/** Read once per screen, however many rows of its list have the venue. */
const zoneOfVenue = cache(async (payload: Payload, id: number): Promise<string> => {
  const venue = await payload.findByID({ collection: 'venues', id, depth: 0, disableErrors: true });
  return venue?.timezone || CHAMPIONSHIP_TIME_ZONE;
});

const venueOfRound = cache(async (payload: Payload, id: number): Promise<number | null> => {
  const round = await payload.findByID({ collection: 'rounds', id, depth: 0, disableErrors: true });
  return idIn(round, 'venue');
});

/** The zone of a record's venue or of its round's venue; the championship's for records without either. */
export async function zoneOf(payload: Payload, doc: unknown): Promise<string> {
  const round = idIn(doc, 'round');
  const venue = idIn(doc, 'venue') ?? (round === null ? null : await venueOfRound(payload, round));
  return venue === null ? CHAMPIONSHIP_TIME_ZONE : zoneOfVenue(payload, venue);
}
