import type { Payload } from 'payload';
import { MAX_QTY } from '../../lib/contract/limits.ts';
import { cachedRead } from '../contract/data/cached-read.ts';
import { joined, sql, type Statement } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { say, type Sentence } from '../words/sentences.ts';
import { readRowId } from './sku.ts';

/**
 * Stock. An editor types how many pieces there are (`stock`); orders never write into a product, because an editor's open form would
 * write over it. They count in `stock-levels` how many were `taken`; `counted_at` is how many that were when the editor counted. What
 * is left is stock + counted_at − taken. Without a stock a size is always there.
 */
export type StockRow = {
  readonly stock?: number | null | undefined;
  readonly counted_at?: number | null | undefined;
};

/** Pieces that are left; Infinity where nobody counts. */
export const leftOf = ({ stock, counted_at }: StockRow, taken: number): number =>
  stock === null || stock === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, stock + (counted_at ?? 0) - taken);

/** What is said where more is wanted than is left. */
export const tooFew = (name: string, left: number): Sentence =>
  left <= 0 ? say('cart.soldOut', { name }) : say('cart.left', { name, left });

/** How many of what is left one line may have. */
export const canPurchase = (left: number): number => Math.min(MAX_QTY, left);

const takenFrom = (rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ sku, taken }) => [Number(sku), Number(taken)]));

/** How many pieces of every size were taken, by wire id; for lists of products. */
export const takenOfAll: (payload: Payload) => Promise<ReadonlyMap<number, number>> = cachedRead(
  'stock-taken',
  ['stock-levels'],
  async (payload) => takenFrom((await runStatement(payload, sql`SELECT sku, taken FROM stock_levels`)).rows),
);

/** How many pieces of some sizes were taken, at this moment. */
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

/** Makes sure that sizes have a level, and holds back whoever takes of them at the same time. */
export const lockStock = (skus: readonly number[]): Statement[] => {
  const ordered = skus.toSorted((a, b) => a - b);
  return [
    ...ordered.map(
      (sku) => sql`INSERT INTO stock_levels (sku, taken) VALUES (${sku}, 0) ON CONFLICT (sku) DO NOTHING`,
    ),
    ...ordered.map((sku) => sql`UPDATE stock_levels SET taken = taken WHERE sku = ${sku}`),
  ];
};

/** More than anybody has, for sizes that nobody counts. */
const UNCOUNTED = 1_000_000_000;

/** The condition that so many pieces are left, of a product that is for sale. */
export const isLeft = (sku: number, qty: number): Statement => {
  const { owner, number } = readRowId(sku);
  return sql`(SELECT COALESCE(s.stock + COALESCE(s.counted_at, 0), ${UNCOUNTED}) FROM products_skus s
      JOIN products p ON p.id = s._parent_id
      WHERE s._parent_id = ${owner} AND s.number = ${number} AND p._status = 'published')
    >= (SELECT taken FROM stock_levels WHERE sku = ${sku}) + ${qty}`;
};

/** Takes pieces, or gives them back with a minus, where a condition holds. */
export const takeStock = (sku: number, qty: number, condition: Statement): Statement =>
  sql`UPDATE stock_levels SET taken = taken + ${qty} WHERE sku = ${sku} AND ${condition}`;
