import { z } from 'zod';
import { addressSchema, type Address } from '../../lib/contract/entities/account.ts';
import type { Order } from '../payload-types.ts';
import { lineTitle } from './cart-entity.ts';
import type { PricedLine } from './priced-cart.ts';

const orderLineSchema = z.object({
  /** The line of the cart that it was. */
  cart_line: z.number(),
  sku: z.number(),
  code: z.string(),
  title: z.string(),
  qty: z.number(),
  unit_cents: z.number(),
  cents: z.number(),
  is_ticket: z.boolean(),
  round: z.number().nullable(),
});
/** A line of an order, as it was when it was placed. */
export type OrderLine = z.infer<typeof orderLineSchema>;

const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The lines of an order. */
export const linesOf = (order: Pick<Order, 'lines'>): OrderLine[] =>
  z.array(orderLineSchema).parse(read(order.lines));

/** Where an order goes; null for one that is fetched. */
export const addressOfOrder = (order: Pick<Order, 'address'>): Address | null =>
  addressSchema.nullable().catch(null).parse(read(order.address));

/** Lines of a cart as those of an order. */
export const orderLine = (line: PricedLine): OrderLine => ({
  cart_line: line.id,
  sku: line.sku.id,
  code: line.sku.code,
  title: lineTitle(line),
  qty: line.qty,
  unit_cents: line.each,
  cents: line.cents,
  is_ticket: line.sku.product.isTicket,
  round: line.sku.product.round,
});

/** Pieces of each size, in an order that everybody keeps to, so that two orders never wait for each other crosswise. */
export function piecesOf(
  lines: readonly Pick<OrderLine, 'sku' | 'qty'>[],
): (readonly [sku: number, qty: number])[] {
  const pieces = new Map<number, number>();
  for (const { sku, qty } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + qty);
  return [...pieces].toSorted(([a], [b]) => a - b);
}
