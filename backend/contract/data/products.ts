import type { Payload } from 'payload';
import type { PRODUCT_ORDERS } from '../../../lib/contract/endpoints/params.ts';
import type { Product } from '../../payload-types.ts';
import { isInStock } from '../mappers/product.ts';
import { findAll, mapById } from './by-ids.ts';
import { inGroup } from './groups.ts';
import type { PageRequest } from './paging.ts';
import { allOf, PUBLISHED } from './published.ts';

type Order = (typeof PRODUCT_ORDERS)[number];
type Head = Pick<Product, 'id' | 'name' | 'price' | 'skus' | 'createdAt'>;

const hasStock = (product: Head) => Number((product.skus ?? []).some(isInStock));
const latestFirst = (a: Head, b: Head) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

const COMPARISONS: Readonly<Record<Order, (a: Head, b: Head) => number>> = {
  latest_in_stock: (a, b) => hasStock(b) - hasStock(a) || latestFirst(a, b),
  latest: latestFirst,
  name: (a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id,
  price: (a, b) => a.price - b.price || a.id - b.id,
  '-price': (a, b) => b.price - a.price || a.id - b.id,
};

/**
 * One page of the published products of a group and those below it. Whether a product is in stock follows from its SKUs, which no
 * database order knows, so the heads of all are ordered here.
 */
export async function findProducts(
  payload: Payload,
  { group, orderby, page, page_size }: PageRequest & { group?: string | undefined; orderby: Order },
): Promise<{ docs: Product[]; totalDocs: number }> {
  const where = allOf(PUBLISHED, await inGroup(payload, 'Product', group));
  const select = { name: true, price: true, skus: true, createdAt: true } as const;
  const heads: Head[] = (await payload.find({ ...findAll('products', where), select })).docs;
  const start = (page - 1) * page_size;
  const ids = heads
    .toSorted(COMPARISONS[orderby])
    .slice(start, start + page_size)
    .map(({ id }) => id);
  const { docs } = await payload.find(findAll('products', { id: { in: ids } }));
  const byId = mapById(docs);
  return { docs: ids.map((id) => byId.get(id)).filter((doc) => doc !== undefined), totalDocs: heads.length };
}
