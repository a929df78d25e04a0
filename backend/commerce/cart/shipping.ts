import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import type { ShippingType } from '../../payload-types.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { isInZone, type Place } from './zones.ts';

/** A delivery method with its price for these goods. */
export type Quote = {
  readonly id: number;
  readonly name: ResponseText;
  readonly cents: Cents;
  readonly isPickUp: boolean;
};

/** What decides how a cart line is delivered. */
type Deliverable = { readonly sku: Pick<SoldSku, 'product'>; readonly cents: Cents };

/** Tickets go out by email; everything else has to be sent or picked up. */
export const isShipped = ({ sku }: Deliverable): boolean => !sku.product.isTicket;

/** Whether nothing of a cart has to be sent or picked up. */
export const isEmailed = (lines: readonly Deliverable[]): boolean =>
  lines.length > 0 && !lines.some(isShipped);

/**
 * The one delivery of tickets alone. To a caller that only knows the specification it is a free pick-up, which needs no address. Its id is
 * the largest that a database gives, so that no delivery method has it.
 */
export const BY_EMAIL: Quote = {
  id: 2_147_483_647,
  name: msg('shipping.byEmail'),
  cents: 0,
  isPickUp: true,
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

/** Delivery methods for a place, priced for what has to be delivered; without a place, pick-up only. Tickets alone have the one by email. */
export async function quotesFor(
  payload: Payload,
  place: Place | null,
  lines: readonly Deliverable[],
): Promise<Quote[]> {
  if (isEmailed(lines)) return [BY_EMAIL];
  const types = await shippingTypes(payload);
  const goods = lines.filter(isShipped).reduce((sum, { cents }) => sum + cents, 0);
  return types
    .filter((type) => type.is_pick_up || (place !== null && isInZone(type, place)))
    .map((type) => quoteOf(type, goods));
}
