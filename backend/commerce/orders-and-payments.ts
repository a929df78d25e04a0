import type { Payload } from 'payload';
import { z } from 'zod';
import { addressSchema, type Address } from '../../lib/contract/entities/account.ts';
import type { OrderStatus } from '../../lib/contract/entities/documents.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { sql, type Statement } from '../kernel/database/statement.ts';
import type { Order, Payment } from '../payload-types.ts';

/*
 * What orders and payments are, for all who deal with them, from the cart to refunds: an order's lines and address, what a payment is
 * for, and the states of both with every move between them.
 */

/* An order's lines and address. */

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

/* What a payment is for, and how long. */

/** How long a payment page is valid. */
export const PAYMENT_LIFETIME_MS = 35 * 60_000;

/** What payments are for. */
export const PAYMENT_PURPOSES = ['order', 'voucher', 'form'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/*
 * The states. Only this file changes them (a test reads the code to make sure), and each change is one statement that takes effect only if
 * the record is still in the state it was read in (docs/decisions/0122).
 */

export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** An order's next states, and the steps that make the moves. `orders/place-order.ts` writes it as placed, or as paid if there is nothing to pay. */
export const ORDER_MOVES: Moves<OrderStatus> = {
  // When its payment is settled: `orders/finish-order.ts` if it was paid, `orders/release-order.ts` if it won't be.
  placed: ['paid', 'cancelled'],
  // The office packs and sends it (`orders/send-order.ts`). A tickets-only order counts as sent once its email is written (`orders/finish-order.ts`).
  // A refund ends it (`refunds/refund.ts`, with the statements of `write-refund.ts`); without any money refunded, it's cancelled.
  paid: ['packed', 'sent', 'cancelled', 'refunded'],
  packed: ['sent', 'cancelled', 'refunded'],
  sent: ['cancelled', 'refunded'],
  // Cancelled without a refund, and refunded by the office later.
  cancelled: ['refunded'],
  refunded: [],
};

/** A payment's next states, and the steps that make the moves. `payments/start-payment.ts` writes it as open. */
export const PAYMENT_MOVES: Moves<PaymentStatus> = {
  // `payments/settle.ts`. It stays open as long as the money may still arrive, which can take days (direct debit).
  open: ['paid', 'failed', 'expired'],
  // Money that arrives anyway is fulfilled or refunded like any other.
  failed: ['paid'],
  expired: ['paid'],
  // `refunds/refund.ts`; for money that arrived too late, `payments/settle.ts`.
  paid: ['refunded'],
  refunded: [],
};

type Change = {
  /** More columns to set, starting with a comma. */
  readonly set?: Statement;
  /** Another condition. */
  readonly when?: Statement;
};

/** @throws Error for a move that isn't in the table */
function checkMove<State extends string>(moves: Moves<State>, from: State, to: State): void {
  if (!moves[from].includes(to)) throw new Error(`Nothing that is ${from} may become ${to}.`);
}

const moment = () => new Date().toISOString();
const NOTHING = sql``;
const ALWAYS = sql`1 = 1`;

/** The statement that moves an order from the state it was read in to another. @throws Error for an illegal move */
export function orderMove(
  { id, status }: Pick<Order, 'id' | 'status'>,
  to: OrderStatus,
  { set = NOTHING, when = ALWAYS }: Change = {},
): Statement {
  checkMove(ORDER_MOVES, status, to);
  return sql`UPDATE orders SET status = ${to}, updated_at = ${moment()}${set}
    WHERE id = ${id} AND status = ${status} AND ${when}`;
}

/** The same for a payment. */
export function paymentMove(
  { id, status }: Pick<Payment, 'id' | 'status'>,
  to: PaymentStatus,
  { set = NOTHING, when = ALWAYS }: Change = {},
): Statement {
  checkMove(PAYMENT_MOVES, status, to);
  return sql`UPDATE payments SET status = ${to}, updated_at = ${moment()}${set}
    WHERE id = ${id} AND status = ${status} AND ${when}`;
}

const isDone = async (payload: Payload, move: Statement): Promise<boolean> =>
  (await runStatement(payload, move)).changed === 1;

/** Moves an order. @returns whether it was still in that state. @throws Error for an illegal move */
export const moveOrder = (payload: Payload, ...move: Parameters<typeof orderMove>): Promise<boolean> =>
  isDone(payload, orderMove(...move));

/** The same for a payment. */
export const movePayment = (payload: Payload, ...move: Parameters<typeof paymentMove>): Promise<boolean> =>
  isDone(payload, paymentMove(...move));
