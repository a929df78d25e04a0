import type { Payload } from 'payload';
import { MAX_QTY } from '../../../lib/contract/limits.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import { readRowId } from './sku.ts';

/**
 * Stock. Editors enter how many units there are (`stock`). Orders never write to the product, because an editor's open form would overwrite
 * them: they count the units `taken` in `stock-levels`. `counted_at` is the value of `taken` when the editor counted. The units left are
 * stock + counted_at − taken. A SKU without a stock figure is always available.
 */
export type StockRow = {
  readonly stock?: number | null | undefined;
  readonly counted_at?: number | null | undefined;
};

/** Units left; Infinity if the stock isn't counted. */
export const leftOf = ({ stock, counted_at }: StockRow, taken: number): number =>
  stock === null || stock === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, stock + (counted_at ?? 0) - taken);

/** The message for more units than are left. @param isReserved whether more would be left without reservations by others */
export function tooFew(name: string, left: number, isReserved = false): Message {
  if (left > 0) return msg('cart.left', { name, left });
  return isReserved ? msg('cart.held', { name }) : msg('cart.soldOut', { name });
}

/** How many of the units left one line may have. */
export const canPurchase = (left: number): number => Math.min(MAX_QTY, left);

const takenFrom = (rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ sku, taken }) => [Number(sku), Number(taken)]));

/** Units taken of every SKU, by wire id; for product lists. */
export const takenOfAll: (payload: Payload) => Promise<ReadonlyMap<number, number>> = cachedRead(
  'stock-taken',
  ['stock-levels'],
  async (payload) => takenFrom((await runStatement(payload, sql`SELECT sku, taken FROM stock_levels`)).rows),
);

/** Units taken of some SKUs, right now. */
export async function takenOf(
  payload: Payload,
  skus: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (skus.length === 0) return new Map();
  const list = joined(
    skus.map((sku) => sql`${sku}`),
    ', ',
  );
  return takenFrom(
    (await runStatement(payload, sql`SELECT sku, taken FROM stock_levels WHERE sku IN (${list})`)).rows,
  );
}

/** Ensures that the SKUs have a stock level, and locks it against concurrent orders. */
export const lockStock = (skus: readonly number[]): Statement[] => {
  const ordered = skus.toSorted((a, b) => a - b);
  return [
    ...ordered.map(
      (sku) => sql`INSERT INTO stock_levels (sku, taken) VALUES (${sku}, 0) ON CONFLICT (sku) DO NOTHING`,
    ),
    ...ordered.map((sku) => sql`UPDATE stock_levels SET taken = taken WHERE sku = ${sku}`),
  ];
};

/** More than any real stock, for SKUs that aren't counted. */
const UNCOUNTED = 1_000_000_000;

/** All units of a SKU, including those sold; null if it isn't counted, or not for sale. */
export const countedStock = (sku: number): Statement => {
  const { owner, number } = readRowId(sku);
  return sql`(SELECT s.stock + COALESCE(s.counted_at, 0) FROM products_skus s
      JOIN products p ON p.id = s._parent_id
      WHERE s._parent_id = ${owner} AND s.number = ${number} AND p._status = 'published')`;
};

/** The condition that enough units are left of a product that is for sale. @param reserved units reserved for others */
export const isLeft = (sku: number, qty: number, reserved: Statement): Statement => {
  const { owner, number } = readRowId(sku);
  return sql`(SELECT COALESCE(s.stock + COALESCE(s.counted_at, 0), ${UNCOUNTED}) FROM products_skus s
      JOIN products p ON p.id = s._parent_id
      WHERE s._parent_id = ${owner} AND s.number = ${number} AND p._status = 'published')
    >= (SELECT taken FROM stock_levels WHERE sku = ${sku}) + ${reserved} + ${qty}`;
};

/** Takes units, or returns them if negative, if a condition holds. */
export const takeStock = (sku: number, qty: number, condition: Statement): Statement =>
  sql`UPDATE stock_levels SET taken = taken + ${qty} WHERE sku = ${sku} AND ${condition}`;
