import type { Payload } from 'payload';
import type { RemovedItem } from '../../../lib/contract/entities/cart.ts';
import { skuName } from '../../cms/fields/admission-labels.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { allSkus, whyNotForSale } from '../catalogue/catalogue.ts';
import { readRowId } from '../catalogue/sku.ts';
import { skuTitle } from '../catalogue/sku-title.ts';
import { removeLines, type CartOwner, type StoredLine } from './cart-store.ts';

/** Titles of SKUs that aren't published any more. Those of deleted products have none. */
async function formerTitles(payload: Payload, skus: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (skus.length === 0) return new Map();
  const rows = skus.map((sku) => ({ sku, ...readRowId(sku) }));
  const { docs } = await payload.find(findAll('products', { id: { in: rows.map(({ owner }) => owner) } }));
  const products = mapById(docs);
  return new Map(
    rows.flatMap(({ sku, owner, number }) => {
      const product = products.get(owner);
      if (!product) return [];
      const row = product.skus?.find((each) => each.number === number);
      return [[sku, skuTitle({ name: row ? skuName(row) : '', product })] as const];
    }),
  );
}

/**
 * Removes the lines of a cart that are no longer for sale (`pricedCart`), so that its customer can be told.
 * @returns what was removed and why: each line once, however many calls read the cart at the same time
 */
export async function removeGone(
  payload: Payload,
  owner: CartOwner,
  gone: readonly StoredLine[],
): Promise<RemovedItem[]> {
  if (gone.length === 0) return [];
  const published = await allSkus(payload);
  const former = await formerTitles(
    payload,
    gone.map(({ sku }) => sku).filter((sku) => !published.has(sku)),
  );
  const ids = gone.map(({ id }) => id);
  const removed = new Set(await removeLines(payload, owner, ids));
  const items: RemovedItem[] = [];
  for (const { id, sku: skuId } of gone) {
    if (!removed.has(id)) continue;
    const sku = published.get(skuId);
    items.push({
      name: sku ? skuTitle(sku) : (former.get(skuId) ?? ''),
      reason: (sku && (await whyNotForSale(payload, sku.product))) ?? 'not_for_sale',
    });
  }
  return items;
}
