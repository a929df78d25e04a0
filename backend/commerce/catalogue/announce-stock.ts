import type { Payload } from 'payload';
import { FEW_LEFT } from '../../../lib/contract/limits.ts';
import { STOCK_MODEL } from '../../../lib/contract/site-hook.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { joined, sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { contentChanged, visibleChange } from '../../kernel/events.ts';
import { readRowId, rowId } from './sku.ts';
import { leftOf, takenOf } from './stock.ts';

/** Units of a SKU sold; negative for units returned. */
type Units = readonly (readonly [sku: number, taken: number])[];

const countOf = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/** How many units of each SKU are left now; Infinity if its stock isn't counted. */
async function leftNow(payload: Payload, skus: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const products = joined(
    skus.map((sku) => sql`${readRowId(sku).owner}`),
    ', ',
  );
  const [{ rows }, taken] = await Promise.all([
    runStatement(
      payload,
      sql`SELECT _parent_id, number, stock, counted_at FROM products_skus WHERE _parent_id IN (${products})`,
    ),
    takenOf(payload, skus),
  ]);
  return new Map(
    rows.map((row) => {
      const sku = rowId(Number(row['_parent_id']), Number(row['number']));
      const counted = { stock: countOf(row['stock']), counted_at: countOf(row['counted_at']) };
      return [sku, leftOf(counted, taken.get(sku) ?? 0)];
    }),
  );
}

/** What visitors see: sold out, the number left when stock is low, otherwise just in stock. */
const shownStock = (left: number) => Math.min(left, FEW_LEFT + 1);

/**
 * Announces a change of stock: each product whose display changes, and the lists if something sells out or is back in stock. While plenty
 * is left, visitors see no difference and nothing is announced.
 */
export async function announceStock(payload: Payload, units: Units): Promise<void> {
  contentChanged({ model: 'stock-levels' });
  const left = await leftNow(
    payload,
    units.map(([sku]) => sku),
  ).catch((error: unknown) => {
    // The order is already placed; if the stock can't be read, assume that the display changes.
    logFault('POST', 'stock announcement', error);
    return new Map<number, number>();
  });
  const products = new Set<number>();
  let isListChanged = false;
  for (const [sku, taken] of units) {
    const now = left.get(sku) ?? 0;
    const before = now + taken;
    if (shownStock(now) === shownStock(before) && left.has(sku)) continue;
    products.add(readRowId(sku).owner);
    isListChanged ||= now <= 0 || before <= 0;
  }
  for (const id of products) visibleChange({ model: STOCK_MODEL, id });
  if (isListChanged) visibleChange({ model: STOCK_MODEL });
}
