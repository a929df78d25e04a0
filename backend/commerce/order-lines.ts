import { z } from 'zod';
import { addressSchema, type Address } from '../../lib/contract/entities/account.ts';
import type { Order } from '../payload-types.ts';

const orderLineSchema = z.object({
  /** The cart line it was made from. */
  cart_line: z.number(),
  sku: z.number(),
  code: z.string(),
  title: z.string(),
  qty: z.number(),
  unit_cents: z.number(),
  cents: z.number(),
  is_ticket: z.boolean(),
  round: z.number().nullable(),
  /** The day of the round, from 1; null for all. */
  day: z.number().nullable().default(null),
});
/** An order line, as it was when the order was placed. */
export type OrderLine = z.infer<typeof orderLineSchema>;

const read = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** An order's lines. */
export const linesOf = (order: Pick<Order, 'lines'>): OrderLine[] =>
  z.array(orderLineSchema).parse(read(order.lines));

/** An order's delivery address; null for pick-up, and for tickets alone. */
export const addressOfOrder = (order: Pick<Order, 'address'>): Address | null =>
  addressSchema.nullable().catch(null).parse(read(order.address));

/** Whether the order is picked up: every other one has an address. */
export const isPickUp = (order: Pick<Order, 'address'>): boolean => addressOfOrder(order) === null;

/** Whether a line must be packed: tickets are emailed as soon as they are paid for. */
export const isShipped = ({ is_ticket }: Pick<OrderLine, 'is_ticket'>): boolean => !is_ticket;

/** Whether there is nothing to pack. */
export const isTicketsOnly = (lines: readonly Pick<OrderLine, 'is_ticket'>[]): boolean =>
  lines.length > 0 && !lines.some(isShipped);

/** Units of each SKU, in a fixed order so that concurrent orders can't deadlock. */
export function unitsBySku(
  lines: readonly Pick<OrderLine, 'sku' | 'qty'>[],
): (readonly [sku: number, qty: number])[] {
  const units = new Map<number, number>();
  for (const { sku, qty } of lines) units.set(sku, (units.get(sku) ?? 0) + qty);
  return [...units].toSorted(([a], [b]) => a - b);
}
