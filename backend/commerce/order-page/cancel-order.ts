import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { sql } from '../../kernel/database/statement.ts';
import { badInput } from '../../kernel/failure.ts';
import { log } from '../../kernel/log/log.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Invoice } from '../../payload-types.ts';
import { makeRefund } from '../refunds/make-refund.ts';
import { RefundRefused } from '../refunds/plan-refund.ts';
import { readSale } from '../refunds/sale.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { cancellingOf, openRequest } from './cancel-rule.ts';

/** For the office, whose language is English. */
const REASON = 'Cancelled by the customer';
const ACCOUNT = 'The customer';

const notCancellable = () => badInput(msg('order.notCancellable'));

/** Nothing of it was made somebody else's, at the moment the refund is written. */
const isNothingPassedOn = ({ id }: Invoice) =>
  sql`NOT EXISTS (SELECT 1 FROM ticket_holders WHERE invoice_id = ${id} AND passed_on_at IS NOT NULL)`;

/**
 * Cancels a sale at its buyer's wish, if the rule allows it: the refund that the office would make of all of it. Once for each press; the
 * money goes back as it does for the office, and the buyer is emailed.
 * @throws Failure 422 if it can't be cancelled any more
 */
export async function cancelSale(payload: Payload, invoice: Invoice, press: string): Promise<void> {
  const key = `buyer:${String(invoice.id)}:${press}`;
  const isDone = async () => (await findOne(payload, 'refunds', { press: { equals: key } })) !== null;
  const rule = await cancellingOf(payload, invoice);
  // The same press may have been faster.
  if (await isDone()) return;
  if (rule.kind !== 'self') throw notCancellable();
  const { items } = await readSale(payload, invoice);
  try {
    const refund = await makeRefund(payload, invoice, {
      cents: rule.cents,
      to: 'card',
      cancel: items.map((item) => item.key),
      reason: REASON,
      account: ACCOUNT,
      press: key,
      onlyIf: isNothingPassedOn(invoice),
    });
    // Whatever the gateway says, the reconciler goes on with it.
    settleRefund(payload, refund.id).catch((error: unknown) =>
      log.error({ err: error, refund: refund.number }, 'failed to make a refund, will retry'),
    );
  } catch (error) {
    // A gate, the office or another tab was faster.
    if (error instanceof RefundRefused) throw notCancellable();
    throw error;
  }
}

/**
 * Asks the office for a refund. While a request waits, another changes nothing.
 * @throws Failure 422 if nothing can be refunded
 */
export async function askForRefund(payload: Payload, invoice: Invoice, message: string): Promise<void> {
  const { kind } = await cancellingOf(payload, invoice);
  if (kind === 'asked') return;
  if (kind !== 'ask') throw notCancellable();
  // One that came in between has no answer yet, so its key is this one's, too.
  const { totalDocs: answered } = await payload.count({
    collection: 'refund-requests',
    where: { and: [{ invoice: { equals: invoice.id } }, { is_answered: { equals: true } }] },
  });
  try {
    await payload.create({
      collection: 'refund-requests',
      depth: 0,
      data: {
        invoice: invoice.id,
        message,
        asked_at: contentNow().toISOString(),
        request: `${String(invoice.id)}:${String(answered + 1)}`,
      },
    });
  } catch (error) {
    // The same press, or another tab, was faster.
    if (!(await openRequest(payload, invoice))) throw error;
  }
}
