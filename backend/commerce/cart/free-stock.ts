import type { Payload } from 'payload';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { leftOf } from '../catalogue/stock.ts';
import { linesOf, PAYMENT_LIFETIME_MS, unitsBySku } from '../orders-and-payments.ts';
import type { CartOwner } from './cart-store.ts';
import { isHoldable, unitsInUse } from './holds.ts';

/** How many units of a SKU the owner of a cart can have. */
export type Free = {
  /** Infinity if the stock isn't counted. */
  readonly left: number;
  /** Whether more would be left if other carts held nothing. */
  readonly isHeldByOthers: boolean;
  /** Units held by their own order whose payment is open, and until when in milliseconds. Their next order closes that payment. */
  readonly ordered: number;
  readonly orderedUntil: number;
};

/** Whether a SKU's stock is counted, so that its owner's own order may have taken the last units. */
const isCounted = ({ stock: { stock } }: SoldSku): boolean => stock !== null && stock !== undefined;

/** Units in some orders, by SKU, and until when they are held. What was ordered never changes. */
async function unitsOfOrders(payload: Payload, ids: readonly number[]) {
  const units = new Map<number, { qty: number; until: number }>();
  if (ids.length === 0) return units;
  const { docs } = await payload.find(findAll('orders', { id: { in: ids } }));
  for (const order of docs)
    for (const [sku, qty] of unitsBySku(linesOf(order))) {
      const until = Date.parse(order.createdAt) + PAYMENT_LIFETIME_MS;
      units.set(sku, { qty: (units.get(sku)?.qty ?? 0) + qty, until });
    }
  return units;
}

/** How many units the owner of a cart can have right now, for each of these SKUs. */
export async function freeStock(
  payload: Payload,
  owner: CartOwner,
  skus: readonly SoldSku[],
): Promise<(sku: SoldSku) => Free> {
  const idsOf = (some: readonly SoldSku[]) => [...new Set(some.map(({ id }) => id))];
  const { taken, held, open } = await unitsInUse(payload, owner, {
    skus: idsOf(skus.filter(isCounted)),
    holdable: idsOf(skus.filter(isHoldable)),
  });
  const ordered = await unitsOfOrders(payload, open);
  return ({ id, stock }) => {
    const ofOthers = held.get(id) ?? 0;
    const own = ordered.get(id) ?? { qty: 0, until: 0 };
    return {
      left: leftOf(stock, (taken.get(id) ?? 0) - own.qty + ofOthers),
      isHeldByOthers: ofOthers > 0,
      ordered: own.qty,
      orderedUntil: own.until,
    };
  };
}
