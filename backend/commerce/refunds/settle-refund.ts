import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { log } from '../../kernel/log/log.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { sendMail, type MailRequest } from '../../mail/send-mail.ts';
import type { Invoice, Order, Refund } from '../../payload-types.ts';
import { creditNoteOf } from '../documents/credit-note.ts';
import { creditNoteAttachment } from '../documents/credit-note-attachment.ts';
import { orderLink } from '../documents/order-link.ts';
import { amountLines, lineLabel, type MailLine } from '../documents/mail-lines.ts';
import { buyerOf } from '../cart/buyer.ts';
import { mailOrderCancelled } from '../orders/order-mails.ts';
import { gatewayOf } from '../payments/gateways.ts';
import { createKeyedQueue } from '../payments/keyed-queue.ts';
import { paymentMove } from '../payments/states.ts';
import { mailHolders } from './mail-holders.ts';

const EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const AT_ONCE = 100;
const SIDE_BY_SIDE = 10;

const findRefund = (payload: Payload, id: number) => findOne(payload, 'refunds', { id: { equals: id } });

/** Returns the card's part through the gateway that took it, and notes that it did. */
async function payCard(payload: Payload, refund: Refund): Promise<void> {
  const payment = await findOne(payload, 'payments', { id: { equals: refId(refund.payment) ?? 0 } });
  if (!payment?.gateway_reference) throw new Error('This refund’s payment no longer exists.');
  const gateway = gatewayOf(payload, payment.gateway);
  await gateway.refund(payment.gateway_reference, refund.card_cents, refund.number);
  const now = new Date().toISOString();
  await runInTransaction(payload, [
    sql`UPDATE refunds SET status = 'done', done_at = ${now}, last_error = NULL, updated_at = ${now}
        WHERE id = ${refund.id} AND status = 'owed'`,
    // What the gateway has now is compared again.
    sql`UPDATE payments SET compared_at = NULL WHERE id = ${payment.id}`,
    paymentMove({ id: payment.id, status: 'paid' }, 'refunded', {
      set: sql`, refunded_at = ${now}`,
      when: sql`amount_cents + surcharge_cents <=
        (SELECT COALESCE(SUM(card_cents), 0) FROM refunds WHERE payment_id = ${payment.id} AND status = 'done')`,
    }),
  ]);
}

/** What the email says. The reason is quoted when no money comes back: the buyer would ask for it. */
function wordsOf(
  { amount_cents, reason }: Refund,
  invoice: Invoice | null,
  order: Order | null,
): Pick<MailRequest, 'template' | 'data' | 'notes' | 'quote'> {
  const [number, amount] = [invoice?.number ?? '', showCents(amount_cents)];
  if (amount_cents === 0)
    return { template: 'cancelled', data: { number }, notes: ['shared.reason'], quote: reason ?? '' };
  return order
    ? { template: 'order_refunded', data: { number: String(order.id), amount } }
    : { template: 'refund', data: { number, amount } };
}

/** Tells the buyer, once, in the language they bought in. */
async function mailRefund(payload: Payload, refund: Refund): Promise<void> {
  const [invoice, order, payment, customer] = await Promise.all([
    findOne(payload, 'invoices', { id: { equals: refId(refund.invoice) ?? 0 } }),
    findOne(payload, 'orders', { id: { equals: refId(refund.order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(refund.payment) ?? 0 } }),
    findOne(payload, 'customers', { id: { equals: refId(refund.customer) ?? 0 } }),
  ]);
  // Nothing was paid: there is no invoice, and the order has an email of its own.
  if (!invoice && order) return mailOrderCancelled(payload, order, refund.reason ?? '');
  const guest = customer || !order ? null : await buyerOf(payload, order);
  const to = customer?.email ?? guest?.email ?? invoice?.email ?? '';
  if (to === '') return;
  const language = order?.language ?? payment?.language;
  const { number, card_cents, credit_cents, tax_cents, cancelled } = refund;
  const note = invoice && creditNoteOf(refund);
  const words = wordsOf(refund, invoice, order);
  const label = lineLabel('cancelled', language);
  const items = (cancelled ?? '').split('\n').filter(Boolean);
  await sendMail(payload, {
    key: `refund:${number}`,
    to,
    language,
    name: customer?.first_name ?? guest?.firstName ?? '',
    ...words,
    ...(note
      ? {
          notes: ['shared.credit_note'],
          data: { ...words.data, credit_note: note.number },
          link: await orderLink(payload, invoice),
          attachments: [await creditNoteAttachment(payload, note, invoice)],
        }
      : {}),
    lines: [
      ...items.map((item): MailLine => [label, item]),
      ...amountLines(
        [
          ['refund_card', card_cents],
          ['refund_credit', credit_cents],
          ['gst', note ? tax_cents : 0],
        ],
        language,
      ),
    ],
  });
}

const queue = processSingleton('refunds-queue', () => createKeyedQueue<Refund | null>());

/**
 * Moves a refund as far as it goes: the emails to holders of transferred tickets, the card's part at the gateway, under the refund's number so
 * that it is paid once, then the buyer's email. What fails is noted with the gateway's answer and tried again by the reconciler. Safe to call any number of times.
 * @returns the refund afterwards, or null if there is none
 */
export const settleRefund = (payload: Payload, id: number, now = new Date()): Promise<Refund | null> =>
  queue()(String(id), () => settleNow(payload, id, now));

async function settleNow(payload: Payload, id: number, now: Date): Promise<Refund | null> {
  const refund = await findRefund(payload, id);
  if (!refund || refund.finished_at) return refund;
  try {
    // Before the money: their tickets don't wait for a gateway that is down.
    await mailHolders(payload, refund);
    if (refund.status === 'owed') await payCard(payload, refund);
    await mailRefund(payload, refund);
    await runStatement(
      payload,
      sql`UPDATE refunds SET finished_at = ${now.toISOString()} WHERE id = ${id} AND finished_at IS NULL`,
    );
  } catch (error) {
    log.error({ err: error, refund: refund.number }, 'failed to make a refund, will retry');
    const tries = refund.tries ?? 0;
    const wait = Math.min(LONGEST_WAIT_MS, EVERY_MS * 2 ** tries);
    await runStatement(
      payload,
      sql`UPDATE refunds SET tries = ${tries + 1}, next_try_at = ${new Date(now.getTime() + wait).toISOString()},
            last_error = ${error instanceof Error ? error.message : String(error)} WHERE id = ${id}`,
    );
  }
  return findRefund(payload, id);
}

/** Makes the refunds that are still owed, longest waiting first. */
export async function settleOwedRefunds(payload: Payload, now = new Date()): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM refunds WHERE finished_at IS NULL AND (next_try_at IS NULL OR next_try_at <= ${now.toISOString()})
        ORDER BY COALESCE(next_try_at, created_at), id LIMIT ${AT_ONCE}`,
  );
  for (let first = 0; first < rows.length; first += SIDE_BY_SIDE) {
    const group = rows.slice(first, first + SIDE_BY_SIDE);
    await Promise.all(group.map(({ id }) => settleRefund(payload, Number(id), now)));
  }
}
