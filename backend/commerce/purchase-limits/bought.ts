import type { Payload } from 'payload';
import { z } from 'zod';
import { findAll } from '../../cms/records/by-ids.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { readRowId } from '../catalogue/sku.ts';

/*
 * How many of each product a buyer has bought. Orders count this in `bought-counts` like stock: in their own transaction, whether or not
 * the product has a limit, so that a later limit applies to earlier purchases, too.
 */

/** Units of SKUs. */
type Units = readonly (readonly [sku: number, qty: number])[];

const keyOfProduct = (product: number): string => `product:${String(product)}`;

/** Units of each product, in a fixed order so that concurrent orders can't deadlock. */
function unitsOfProducts(units: Units): (readonly [product: number, qty: number])[] {
  const byProduct = new Map<number, number>();
  for (const [sku, qty] of units) {
    const { owner } = readRowId(sku);
    byProduct.set(owner, (byProduct.get(owner) ?? 0) + qty);
  }
  return [...byProduct].toSorted(([a], [b]) => a - b);
}

/** Ensures that a buyer has a counter, and locks it against concurrent purchases. */
export const lockCount = (buyer: string, thing: string): Statement[] => [
  sql`INSERT INTO bought_counts (buyer, thing, qty) VALUES (${buyer}, ${thing}, 0) ON CONFLICT (buyer, thing) DO NOTHING`,
  sql`UPDATE bought_counts SET qty = qty WHERE buyer = ${buyer} AND thing = ${thing}`,
];

/** The same for the products of an order. */
export const lockBought = (buyer: string, units: Units): Statement[] =>
  unitsOfProducts(units).flatMap(([product]) => lockCount(buyer, keyOfProduct(product)));

/** More than anybody buys, for products without a limit. */
const UNLIMITED = 1_000_000_000;

/** The conditions that an order keeps its buyer within the products' limits. */
export const isWithinLimits = (buyer: string, units: Units): Statement[] =>
  unitsOfProducts(units).map(
    ([
      product,
      qty,
    ]) => sql`(SELECT COALESCE(max_per_customer, ${UNLIMITED}) FROM products WHERE id = ${product})
      >= (SELECT qty FROM bought_counts WHERE buyer = ${buyer} AND thing = ${keyOfProduct(product)}) + ${qty}`,
  );

/** Counts an order's units, if a condition holds. */
export const countBought = (buyer: string, units: Units, condition: Statement): Statement[] =>
  unitsOfProducts(units).map(
    ([product, qty]) => sql`UPDATE bought_counts SET qty = qty + ${qty}
      WHERE buyer = ${buyer} AND thing = ${keyOfProduct(product)} AND ${condition}`,
  );

/** Takes back the units cancelled from an order, if a condition holds. */
export const uncountBought = (order: number, units: Units, condition: Statement): Statement[] =>
  unitsOfProducts(units).map(
    ([product, qty]) => sql`UPDATE bought_counts SET qty = qty - ${qty}
      WHERE buyer = (SELECT buyer_key FROM orders WHERE id = ${order}) AND thing = ${keyOfProduct(product)} AND ${condition}`,
  );

type Row = Readonly<Record<string, unknown>>;

/** The condition that a count is of a product that a buyer has bought. */
const isBought = (buyer: string): Statement => sql`buyer = ${buyer} AND thing LIKE 'product:%' AND qty > 0`;

const countsIn = (rows: readonly Row[]): Map<number, number> =>
  new Map(rows.map(({ thing, qty }) => [Number(String(thing).split(':')[1]), Number(qty)]));

/** Units of each product that a buyer has bought. */
export async function boughtBy(payload: Payload, buyer: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT thing, qty FROM bought_counts WHERE ${isBought(buyer)}`,
  );
  return countsIn(rows);
}

const linesSchema = z.array(z.object({ sku: z.number(), qty: z.number() }));

/**
 * The same, excluding an order on a payment page, which is cancelled when its buyer places another. Counts and orders are read in one
 * statement: an order that ends is no longer counted.
 */
export async function boughtBefore(payload: Payload, buyer: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT thing, qty, 0 AS order_id FROM bought_counts WHERE ${isBought(buyer)}
        UNION ALL
        SELECT '' AS thing, 0 AS qty, id AS order_id FROM orders WHERE buyer_key = ${buyer} AND status = 'placed'`,
  );
  const isOrder = ({ order_id: id }: Row) => Number(id) > 0;
  const before = countsIn(rows.filter((row) => !isOrder(row)));
  const open = rows.filter(isOrder).map(({ order_id: id }) => Number(id));
  if (open.length === 0) return before;
  // What was ordered never changes.
  const { docs } = await payload.find({
    ...findAll('orders', { id: { in: open } }),
    select: { lines: true },
  });
  for (const { lines } of docs) {
    const parsedLines = linesSchema.parse(typeof lines === 'string' ? JSON.parse(lines) : lines);
    for (const [product, qty] of unitsOfProducts(parsedLines.map(({ sku, qty }) => [sku, qty] as const)))
      before.set(product, Math.max(0, (before.get(product) ?? 0) - qty));
  }
  return before;
}
