import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import type { PromotionCode } from '../../payload-types.ts';
import type { SoldSku } from '../catalogue/catalogue.ts';
import { boughtBefore } from '../purchase-limits/bought.ts';
import { buyerKey } from '../purchase-limits/buyer.ts';
import type { CustomerLimit } from '../purchase-limits/customer-limit.ts';
import { isUsedUpBy } from '../purchase-limits/promotion-uses.ts';
import type { CartOwner } from './cart-store.ts';

/* Limits per customer, as far as a cart knows its customer: its owner may not have signed in yet. */

async function buyerOf(payload: Payload, owner: CartOwner): Promise<string | null> {
  if (!('customer' in owner)) return null;
  const customer = await findOne(payload, 'customers', { id: { equals: owner.customer } });
  return customer && buyerKey(customer.email);
}

/** The limits of those products that have one, by product id, with how many the owner of a cart has already bought. */
export async function limitsOf(
  payload: Payload,
  owner: CartOwner,
  products: readonly Pick<SoldSku['product'], 'id' | 'maxPerCustomer'>[],
): Promise<ReadonlyMap<number, CustomerLimit>> {
  const limits = new Map<number, number>();
  for (const { id, maxPerCustomer: max } of products) if (max !== null) limits.set(id, max);
  const buyer = limits.size === 0 ? null : await buyerOf(payload, owner);
  const bought = buyer === null ? null : await boughtBefore(payload, buyer);
  return new Map([...limits].map(([id, max]) => [id, { max, bought: bought?.get(id) ?? 0 }]));
}

/** Whether the owner of a cart has used a promotion code as often as they may. */
export async function isUsedUp(
  payload: Payload,
  owner: CartOwner,
  promotion: PromotionCode,
): Promise<boolean> {
  const buyer = promotion.max_per_customer ? await buyerOf(payload, owner) : null;
  return buyer !== null && isUsedUpBy(payload, promotion, buyer, { isOpenCounted: false });
}
