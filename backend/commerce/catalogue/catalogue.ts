import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { listGroups } from '../../content/groups/groups.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { GROUP_ROWS_FROM, rowId } from './sku.ts';
import type { StockRow } from './stock.ts';

/** An add-on that a product can be bought with. */
export type SoldAddon = { readonly id: number; readonly name: string; readonly cents: Cents };

/** A SKU of a published product, by its wire id. */
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
  /** Add-ons of the product and of its groups, by wire id. */
  readonly addons: ReadonlyMap<number, SoldAddon>;
};

/** Everything for sale right now, by the SKU's wire id. */
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
