import type { Payload } from 'payload';
import { centsOf, type Cents } from '../../../lib/contract/money.ts';
import type { RemovalReason } from '../../../lib/contract/entities/cart.ts';
import type { Sku } from '../../../lib/contract/entities/shop.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { listGroups } from '../../content/groups/groups.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { moneySettings } from '../money/settings.ts';
import type { Product } from '../../payload-types.ts';
import type { Prices } from './current-price.ts';
import { skuName } from '../../cms/fields/admission-labels.ts';
import { GROUP_ROWS_FROM, rowId } from './sku.ts';
import type { StockRow } from './stock.ts';
import { whyNotOnSale } from './ticket-event.ts';

/** An add-on available with a product. */
export type SoldAddon = { readonly id: number; readonly name: string; readonly cents: Cents };

/** A SKU of a published product, by its wire id. */
export type SoldSku = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly admission: Sku['admission'];
  /** In dollars; `currentPrice` decides which applies now. */
  readonly prices: Prices;
  readonly stock: StockRow;
  readonly product: {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly image: number | null;
    readonly isTicket: boolean;
    readonly round: number | null;
    /** The day of the round, from 1; null for all. */
    readonly day: number | null;
    /** How many units one customer may buy; null for any number. */
    readonly maxPerCustomer: number | null;
  };
  /** Add-ons of the product and of its groups, by wire id. */
  readonly addons: ReadonlyMap<number, SoldAddon>;
};

/** The facts that decide whether a product is for sale. */
type Offered = Pick<SoldSku['product'], 'isTicket' | 'round' | 'day'>;

/** The same for a product's record. */
export const offered = ({
  is_ticket,
  round,
  round_day,
}: Pick<Product, 'is_ticket' | 'round' | 'round_day'>): Offered => ({
  isTicket: is_ticket ?? false,
  round: refId(round),
  day: round_day ?? null,
});

/**
 * Why a product isn't for sale, or null if it is: while the shop is closed, only tickets may be; and no ticket for anything that is over or
 * doesn't take place.
 */
export async function whyNotForSale(
  payload: Payload,
  { isTicket, round, day }: Offered,
): Promise<RemovalReason | null> {
  const { isShopOpen, areTicketsOpen } = await moneySettings(payload);
  if (!(isTicket ? areTicketsOpen : isShopOpen)) return 'not_for_sale';
  return isTicket ? whyNotOnSale(payload, { round, day }, contentNow()) : null;
}

/** Whether a product is for sale. */
export const isForSale = async (payload: Payload, product: Offered): Promise<boolean> =>
  (await whyNotForSale(payload, product)) === null;

/** Every SKU of a published product, whether or not it is for sale now, by its wire id. */
export const allSkus: (payload: Payload) => Promise<ReadonlyMap<number, SoldSku>> = cachedRead(
  'all-skus',
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
        ...offered(doc),
        maxPerCustomer: doc.max_per_customer ?? null,
      };
      for (const row of doc.skus ?? []) {
        const id = rowId(doc.id, row.number);
        found.set(id, {
          id,
          code: row.code,
          name: skuName(row),
          admission: row.admission ?? null,
          prices: row,
          stock: row,
          product,
          addons,
        });
      }
    }
    return found;
  },
);

/** Everything for sale right now, by the SKU's wire id. */
export async function soldSkus(payload: Payload): Promise<ReadonlyMap<number, SoldSku>> {
  const all = await allSkus(payload);
  const products = new Map([...all.values()].map(({ product }) => [product.id, product]));
  const isSold = new Map<number, boolean>();
  for (const [id, product] of products) isSold.set(id, await isForSale(payload, product));
  return new Map([...all].filter(([, { product }]) => isSold.get(product.id)));
}
