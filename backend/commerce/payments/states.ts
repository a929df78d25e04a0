import type { Payload } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import type { Order, Payment } from '../../payload-types.ts';
import type { PaymentStatus } from './payment.ts';

/*
 * The states of orders and payments. Nothing else changes either (a test reads the code for it), and each change is one statement that
 * takes effect only while the record is still in the state it was read in (docs/decisions/0122).
 */

type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * An order's next states. The gateway makes it paid, the form in the CMS moves it along, and the refund panel ends it. One of tickets alone is
 * sent once its email is written. One that was paid and cancelled without money back is refunded if the office gives the money back later.
 */
export const ORDER_MOVES: Moves<OrderStatus> = {
  placed: ['paid', 'cancelled'],
  paid: ['packed', 'sent', 'cancelled', 'refunded'],
  packed: ['sent', 'cancelled', 'refunded'],
  sent: ['cancelled', 'refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/**
 * A payment's next states. It stays open as long as the money is expected, which can take days (direct debit). Money that arrives for one
 * that has failed or expired makes it paid all the same: it is then fulfilled or refunded like any other.
 */
export const PAYMENT_MOVES: Moves<PaymentStatus> = {
  open: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

type Change = {
  /** Further columns to set, beginning with a comma. */
  readonly set?: Statement;
  /** A further condition. */
  readonly when?: Statement;
};

/** @throws Error for a move that the table doesn't have */
function checkMove<State extends string>(moves: Moves<State>, from: State, to: State): void {
  if (!moves[from].includes(to)) throw new Error(`Nothing that is ${from} may become ${to}.`);
}

const moment = () => new Date().toISOString();
const NOTHING = sql``;
const ALWAYS = sql`1 = 1`;

/** The statement that moves an order on from the state it was read in. @throws Error for an illegal move */
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
