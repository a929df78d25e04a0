import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../lib/contract/money.ts';
import { findAll } from '../contract/data/by-ids.ts';
import { cachedRead } from '../contract/data/cached-read.ts';
import { listGroups } from '../contract/data/groups.ts';
import { PUBLISHED } from '../contract/data/published.ts';
import { refId, refIds } from '../contract/data/refs.ts';
import { GROUP_ROWS_FROM, rowId } from './sku.ts';
import type { StockRow } from './stock.ts';

/** An addition that a product can be bought with. */
export type SoldAddon = { readonly id: number; readonly name: string; readonly cents: Cents };

/** A size of a published product, by its wire id. */
export type SoldSku = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly cents: Cents;
  readonly stock: StockRow;
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly image: number | null;
    readonly isTicket: boolean;
    readonly round: number | null;
  };
  /** Those of the product and of its groups, by wire id. */
  readonly addons: ReadonlyMap<number, SoldAddon>;
};

/** Everything that can be bought now, by the wire id of its size. */
export const soldSkus: (payload: Payload) => Promise<ReadonlyMap<number, SoldSku>> = cachedRead(
  'sold-skus',
  ['products', 'groups'],
  async (payload) => {
    const [{ docs }, groups] = await Promise.all([
      payload.find(findAll('products', PUBLISHED)),
      listGroups(payload),
    ]);
    const found = new Map<number, SoldSku>();
    for (const doc of docs) {
      const memberOf = new Set(refIds(doc.groups));
      const own = (doc.addons ?? []).map((row) => ({ ...row, id: rowId(doc.id, row.number) }));
      const ofGroups = groups
        .filter(({ id }) => memberOf.has(id))
        .flatMap((group) =>
          (group.addons ?? []).map((row) => ({ ...row, id: rowId(group.id, row.number, GROUP_ROWS_FROM) })),
        );
      const addons = new Map(
        [...own, ...ofGroups].map(({ id, name, price }) => [id, { id, name, cents: centsOf(price) }]),
      );
      const product = {
        id: doc.id,
        name: doc.name,
        slug: doc.slug,
        image: refIds(doc.images)[0] ?? null,
        isTicket: doc.is_ticket ?? false,
        round: refId(doc.round),
      };
      for (const { number, code, name, price, stock, counted_at } of doc.skus ?? []) {
        const id = rowId(doc.id, number);
        const row = { stock, counted_at };
        found.set(id, { id, code, name: name ?? '', cents: centsOf(price), stock: row, product, addons });
      }
    }
    return found;
  },
);
