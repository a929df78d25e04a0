import type { Payload } from 'payload';
import { refIds } from '../cms/records/refs.ts';
import { cachedRead } from '../kernel/cached-read.ts';
import { soldSkus, type SoldSku } from './catalogue/catalogue.ts';
import { leftOf, takenOf } from './catalogue/stock.ts';

/** The office's settings for the room. */
export type RoomSettings = {
  readonly places: number;
  readonly turnMs: number;
  /** Since when it has been on, in epoch milliseconds. */
  readonly since: number;
  /** When the sale starts, in epoch milliseconds; 0 for earlier than anything. */
  readonly saleStarts: number;
  /** Products that need a turn; empty for all. */
  readonly products: ReadonlySet<number>;
};

const MINUTE_MS = 60_000;
const momentOf = (text: string | null | undefined): number => (text ? new Date(text).getTime() : 0);

/** The settings while the room is on, else null; a change in the CMS takes effect at once. */
export const roomSettings: (payload: Payload) => Promise<RoomSettings | null> = cachedRead(
  'waiting-room',
  ['waiting-room'],
  async (payload) => {
    const doc = await payload.findGlobal({ slug: 'waiting-room', depth: 0 });
    if (!doc.is_open) return null;
    return {
      places: doc.places,
      turnMs: doc.turn_minutes * MINUTE_MS,
      since: momentOf(doc.opened_at),
      saleStarts: momentOf(doc.sale_starts),
      products: new Set(refIds(doc.products)),
    };
  },
);

/** Whether orders of a SKU need a turn. */
export const needsTurnFor = ({ products }: RoomSettings, { product }: SoldSku): boolean =>
  products.size === 0 || products.has(product.id);

/** How many units are left now of the products that need a turn; `Infinity` if all do. */
export async function leftToSell(payload: Payload, { products }: RoomSettings): Promise<number> {
  if (products.size === 0) return Infinity;
  const skus = await soldSkus(payload);
  const limited = [...skus.values()].filter(({ product }) => products.has(product.id));
  // Read anew: another backend may have sold the last ones, and somebody let in for them would overtake those who came first.
  const taken = await takenOf(
    payload,
    limited.map(({ id }) => id),
  );
  return limited.reduce((sum, { id, stock }) => sum + leftOf(stock, taken.get(id) ?? 0), 0);
}
