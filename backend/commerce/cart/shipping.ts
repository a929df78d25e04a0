import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import type { ShippingType } from '../../payload-types.ts';
import { isInZone, type Place } from './zones.ts';

/** A delivery method with its price for these goods. */
export type Quote = {
  readonly id: number;
  readonly name: string;
  readonly cents: Cents;
  readonly isPickUp: boolean;
};

const shippingTypes = cachedRead(
  'shipping-types',
  ['shipping-types'],
  async (payload): Promise<ShippingType[]> => {
    const { docs } = await payload.find({
      ...findAll('shipping-types', { is_enabled: { equals: true } }),
      sort: ['sort', 'id'],
    });
    return docs;
  },
);

const quoteOf = ({ id, name, price, free_from, is_pick_up }: ShippingType, goods: Cents): Quote => {
  const isFree = typeof free_from === 'number' && free_from > 0 && goods >= centsOf(free_from);
  return { id, name, cents: isFree ? 0 : centsOf(price), isPickUp: is_pick_up ?? false };
};

/** Delivery methods for a place; without one, pick-up only. */
export async function quotesFor(payload: Payload, place: Place | null, goods: Cents): Promise<Quote[]> {
  const types = await shippingTypes(payload);
  return types
    .filter((type) => type.is_pick_up || (place !== null && isInZone(type, place)))
    .map((type) => quoteOf(type, goods));
}
