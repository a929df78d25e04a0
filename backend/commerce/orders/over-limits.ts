import type { Payload } from 'payload';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { boughtBy } from '../purchase-limits/bought.ts';
import { allowedOf, overLimit } from '../purchase-limits/customer-limit.ts';
import { isUsedUpBy } from '../purchase-limits/promotion-uses.ts';

/**
 * Why a cart exceeds its buyer's limits. Like the database when the order is written, it counts orders whose payment is open, and it knows
 * buyers without an account, which the cart itself can't.
 * @param buyer `buyerKey`
 * @returns null if the cart is within the limits
 */
export async function overLimits(
  payload: Payload,
  { lines, promotion }: Pick<PricedCart, 'lines' | 'promotion'>,
  buyer: string,
): Promise<Message | null> {
  const limited = lines.filter(({ limit }) => limit !== null);
  const bought = limited.length === 0 ? null : await boughtBy(payload, buyer);
  for (const { sku, limit } of limited) {
    const { id, name } = sku.product;
    const now = limit && { max: limit.max, bought: bought?.get(id) ?? 0 };
    const wanted = lines.filter((line) => line.sku.product.id === id).reduce((sum, { qty }) => sum + qty, 0);
    if (now && wanted > allowedOf(now, 0)) return overLimit(name, now);
  }
  const isUsedUp = promotion && (await isUsedUpBy(payload, promotion, buyer, { isOpenCounted: true }));
  return isUsedUp ? msg('order.promotionUsedUp') : null;
}
