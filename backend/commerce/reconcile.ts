import type { Payload } from 'payload';
import { log } from '../kernel/log/log.ts';
import { repeatAsLeader } from '../kernel/database/repeat-as-leader.ts';
import { sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import type { Payment } from '../payload-types.ts';
import { ticketAnnouncer } from './catalogue/announce-tickets.ts';
import { purgeAbandonedCarts } from './cart/purge-abandoned-carts.ts';
import { endTicketOrders, finishPaidOrders } from './orders/finish-order.ts';
import { deliverDueGifts } from './vouchers/gift.ts';
import { mailOpenTransfers } from './order-page/mail-transfer.ts';
import { deleteGatewayCustomers } from './payments/gateway-customers.ts';
import { PAYMENT_LIFETIME_MS } from './orders-and-payments.ts';
import { settlePayment } from './payments/settle.ts';
import { sendStockAlerts } from './stock-alerts/send-alerts.ts';
import { settleOwedRefunds } from './refunds/refund.ts';
import { comparePayments } from './payments/compare.ts';

/** How often unfinished payments are checked. */
const EVERY_MS = 60_000;
const BATCH_SIZE = 200;
/** Payments are settled in groups of this size, so that a gateway that hangs only delays one group. */
const CONCURRENCY = 10;
const MAX_WAIT_MS = 60 * 60_000;
/** The same for a payment without a page, which holds stock that nobody can pay for. */
const MAX_WAIT_WITHOUT_PAGE_MS = 4 * 60_000;

const isFinished = ({ status, fulfilled_at, refund_wanted }: Payment): boolean =>
  Boolean(fulfilled_at) && !(refund_wanted && status === 'paid');

/** Whether the payment's page is still valid, so that a result can come any minute. */
const isFresh = ({ status, createdAt }: Payment, now: Date): boolean =>
  status === 'open' && now.getTime() < Date.parse(createdAt) + PAYMENT_LIFETIME_MS;

type Unfinished = { readonly id: number; readonly tries: number; readonly hasPage: boolean };

/** Settles a payment as far as possible. If it has to wait (for direct debit, or a gateway that is down), it waits twice as long each time. */
async function settleUnfinished(
  payload: Payload,
  { id, tries, hasPage }: Unfinished,
  now: Date,
): Promise<void> {
  let isExpected = false;
  try {
    const payment = await settlePayment(payload, id);
    if (payment === null || isFinished(payment)) return;
    isExpected = isFresh(payment, now);
  } catch (error) {
    log.error({ err: error, payment: id }, 'failed to settle a payment, will retry');
  }
  const longest = hasPage ? MAX_WAIT_MS : MAX_WAIT_WITHOUT_PAGE_MS;
  const wait = isExpected ? 0 : Math.min(longest, EVERY_MS * 2 ** tries);
  await runStatement(
    payload,
    sql`UPDATE payments SET tries = ${isExpected ? 0 : tries + 1},
          next_try_at = ${new Date(now.getTime() + wait).toISOString()} WHERE id = ${id}`,
  );
}

/**
 * Settles all unfinished payments: those whose browser never returned, whose effects a crash prevented, or whose gateway couldn't be reached.
 * The ones that have waited longest come first, so that one that keeps failing doesn't hold up the others.
 */
export async function reconcilePayments(payload: Payload, now = new Date()): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, tries, gateway_reference AS page FROM payments
        WHERE (fulfilled_at IS NULL OR (refund_wanted AND status = 'paid'))
          AND (next_try_at IS NULL OR next_try_at <= ${now.toISOString()})
        ORDER BY COALESCE(next_try_at, created_at), id LIMIT ${BATCH_SIZE}`,
  );
  for (let first = 0; first < rows.length; first += CONCURRENCY) {
    const group = rows.slice(first, first + CONCURRENCY);
    await Promise.all(
      group.map(({ id, tries, page }) =>
        settleUnfinished(payload, { id: Number(id), tries: Number(tries ?? 0), hasPage: Boolean(page) }, now),
      ),
    );
  }
}

/**
 * Starts the shop's regular work, now and every minute: finishing payments, refunds and orders, comparing payments with the gateway, sending
 * due gifts, missing transfer emails and stock alerts, deleting abandoned carts and the gateway's customers of deleted accounts, and
 * announcing tickets on a new day. If there are several backends, only the one in charge does it.
 * @returns stops it, once the current run is done
 */
export function startReconciler(payload: Payload): () => Promise<void> {
  let isFirst = true;
  const announceTickets = ticketAnnouncer(payload);
  const reconcile = async () => {
    await Promise.all([
      ...(isFirst ? [endTicketOrders(payload)] : []),
      reconcilePayments(payload),
      settleOwedRefunds(payload),
      comparePayments(payload),
      deleteGatewayCustomers(payload),
      finishPaidOrders(payload),
      deliverDueGifts(payload),
      mailOpenTransfers(payload),
      purgeAbandonedCarts(payload),
      announceTickets(),
      sendStockAlerts(payload),
    ]);
    isFirst = false;
  };
  return repeatAsLeader(reconcile, { everyMs: EVERY_MS, failure: 'failed to reconcile payments' });
}
