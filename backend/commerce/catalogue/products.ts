import type { Payload } from 'payload';
import type { PRODUCT_ORDERS } from '../../../lib/contract/endpoints/params.ts';
import type { Product } from '../../payload-types.ts';
import { isForSale, offered } from './catalogue.ts';
import { rowId } from './sku.ts';
import { leftOf, takenOfAll } from './stock.ts';
import { isTicketOnSale, type TicketFor } from './ticket-event.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findGroup, listDescendants } from '../../content/groups/groups.ts';
import type { PageRequest } from '../../cms/records/paging.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { readable } from '../../cms/records/readable.ts';

type Order = (typeof PRODUCT_ORDERS)[number];
type Head = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly createdAt: string;
  readonly isInStock: boolean;
  readonly groupIds: readonly number[];
  /** The round and day that a ticket is for; null for any other product. */
  readonly ticket: Pick<TicketFor, 'round' | 'day'> | null;
};

/**
 * The facts that product lists are sorted and filtered by. Whether a product is in stock depends on its SKUs, which the database can't sort
 * by.
 */
const listHeads = cachedRead(
  'product-heads',
  ['products', 'stock-levels'],
  async (payload): Promise<readonly Head[]> => {
    const select = {
      name: true,
      price: true,
      skus: true,
      groups: true,
      createdAt: true,
      is_ticket: true,
      round: true,
      round_day: true,
    } as const;
    const [{ docs }, taken] = await Promise.all([
      readable(payload).find({ ...findAll('products', PUBLISHED), select }),
      takenOfAll(payload),
    ]);
    return docs.map(({ id, name, price, createdAt, skus, groups, is_ticket, round, round_day }) => ({
      id,
      name,
      price,
      createdAt,
      isInStock: (skus ?? []).some((row) => leftOf(row, taken.get(rowId(id, row.number)) ?? 0) > 0),
      groupIds: refIds(groups),
      ticket: is_ticket ? { round: refId(round), day: round_day ?? null } : null,
    }));
  },
);

const latestFirst = (a: Head, b: Head) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;

const COMPARISONS: Readonly<Record<Order, (a: Head, b: Head) => number>> = {
  latest_in_stock: (a, b) => Number(b.isInStock) - Number(a.isInStock) || latestFirst(a, b),
  latest: latestFirst,
  name: (a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id,
  price: (a, b) => a.price - b.price || a.id - b.id,
  '-price': (a, b) => b.price - a.price || a.id - b.id,
};

/** A summary of all products, or of those in a group and its subgroups. */
async function headsOf(payload: Payload, url: string | undefined): Promise<readonly Head[]> {
  const heads = await listHeads(payload);
  if (!url) return heads;
  const group = await findGroup(payload, 'Product', url);
  if (!group) return [];
  const inside = new Set([group, ...(await listDescendants(payload, group))].map(({ id }) => id));
  return heads.filter(({ groupIds }) => groupIds.some((id) => inside.has(id)));
}

/** Whether anything of a product can be bought now: a ticket that is off sale isn't in stock, however many are left. */
const isAvailable = async (payload: Payload, { isInStock, ticket }: Head): Promise<boolean> =>
  isInStock && (ticket === null || (await isTicketOnSale(payload, ticket, contentNow())));

/** The tickets on sale for a round: for all its days first, then day by day, each in the order they were created. */
export async function findRoundTickets(payload: Payload, url: string): Promise<Product[]> {
  const round = await findOne(payload, 'rounds', allOf(PUBLISHED, { url: { equals: url } }));
  if (!round) return [];
  const ofRound = allOf(PUBLISHED, { is_ticket: { equals: true }, round: { equals: round.id } });
  const { docs } = await readable(payload).find({
    ...findAll('products', ofRound),
    sort: ['createdAt', 'id'],
  });
  const onSale = await Promise.all(
    docs.map(async (doc) => ((await isForSale(payload, offered(doc))) ? [doc] : [])),
  );
  return onSale.flat().toSorted((a, b) => (a.round_day ?? 0) - (b.round_day ?? 0));
}

/** One page of the published products in a group and its subgroups. */
export async function findProducts(
  payload: Payload,
  { group, orderby, page, page_size }: PageRequest & { group?: string | undefined; orderby: Order },
): Promise<{ docs: Product[]; totalDocs: number }> {
  const found = await Promise.all(
    (await headsOf(payload, group)).map(async (head) => ({
      ...head,
      isInStock: await isAvailable(payload, head),
    })),
  );
  const heads = found.toSorted(COMPARISONS[orderby]);
  const start = (page - 1) * page_size;
  const ids = heads.slice(start, start + page_size).map(({ id }) => id);
  const { docs } = await readable(payload).find(findAll('products', { id: { in: ids } }));
  const byId = mapById(docs);
  return { docs: ids.map((id) => byId.get(id)).filter((doc) => doc !== undefined), totalDocs: heads.length };
}
