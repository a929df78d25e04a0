import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import type { ShippingType } from '../../payload-types.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { isInZone, type Place } from './zones.ts';

/** A delivery method with its price for a cart. */
export type Quote = {
  readonly id: number;
  readonly name: ResponseText;
  readonly cents: Cents;
  readonly isPickUp: boolean;
};

/** The part of a cart line that decides how it is delivered. */
type Deliverable = { readonly sku: Pick<SoldSku, 'product'>; readonly cents: Cents };

/** Whether a line has to be sent or picked up. Tickets are emailed. */
export const isShipped = ({ sku }: Deliverable): boolean => !sku.product.isTicket;

/** Whether nothing in a cart has to be sent or picked up. */
export const isEmailed = (lines: readonly Deliverable[]): boolean =>
  lines.length > 0 && !lines.some(isShipped);

/**
 * The only delivery method for a cart of tickets. To callers that only know the specification, it's a free pick-up, which needs no address.
 * Its id is the largest that a database assigns, so that no other delivery method has it.
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

/** The delivery methods for a place, priced for what has to be delivered; only pick-up if there is no place. Tickets alone are emailed. */
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
