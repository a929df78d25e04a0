import { z } from 'zod';
import { addressSchema, type Address } from '../../lib/contract/entities/account.ts';
import type { Order } from '../payload-types.ts';

const orderLineSchema = z.object({
  /** The id of the cart line it was made from. */
  cart_line: z.number(),
  sku: z.number(),
  code: z.string(),
  title: z.string(),
  qty: z.number(),
  unit_cents: z.number(),
  cents: z.number(),
  is_ticket: z.boolean(),
  round: z.number().nullable(),
  /** The day of the round, starting from 1; null for all days. */
  day: z.number().nullable().default(null),
});
/** A line of an order, as it was when the order was placed. */
export type OrderLine = z.infer<typeof orderLineSchema>;

const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Reads an order's lines. */
export const linesOf = (order: Pick<Order, 'lines'>): OrderLine[] =>
  z.array(orderLineSchema).parse(read(order.lines));

/** Reads an order's delivery address; null for pick-up, and for a tickets-only order. */
export const addressOfOrder = (order: Pick<Order, 'address'>): Address | null =>
  addressSchema.nullable().catch(null).parse(read(order.address));

/** Whether an order is picked up: any other order with goods has an address. */
export const isPickUp = (order: Pick<Order, 'address'>): boolean => addressOfOrder(order) === null;

/** Whether a line has to be packed. Tickets are emailed as soon as they are paid for. */
export const isShipped = ({ is_ticket }: Pick<OrderLine, 'is_ticket'>): boolean => !is_ticket;

/** Whether an order is only tickets, so that there is nothing to pack. */
export const isTicketsOnly = (lines: readonly Pick<OrderLine, 'is_ticket'>[]): boolean =>
  lines.length > 0 && !lines.some(isShipped);

/** The units of each SKU, in a fixed order so that concurrent orders can't deadlock. */
export function unitsBySku(
  lines: readonly Pick<OrderLine, 'sku' | 'qty'>[],
): (readonly [sku: number, qty: number])[] {
  const units = new Map<number, number>();
  for (const { sku, qty } of lines) units.set(sku, (units.get(sku) ?? 0) + qty);
  return [...units].toSorted(([a], [b]) => a - b);
}
