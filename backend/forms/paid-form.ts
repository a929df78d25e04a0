import type { Payload } from 'payload';
import { findOne } from '../cms/records/find-one.ts';
import { sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { issueInvoice } from '../commerce/documents/issue-invoice.ts';
import { mailInvoice } from '../commerce/documents/mail-invoice.ts';
import type { PaymentRecord } from '../commerce/payments/payment.ts';
import { mailSubmission } from './mail-submission.ts';
import { ticketsOfSubmission } from './submitted-ticket.ts';

const moveSubmission = (payload: Payload, id: number, status: 'paid' | 'unpaid') =>
  runStatement(
    payload,
    sql`UPDATE form_submissions SET status = ${status}, updated_at = ${new Date().toISOString()}
        WHERE id = ${id} AND status <> 'paid'`,
  );

/** Handles a paid form: the submission counts, the office is notified, the sender gets an invoice. Each once. */
export async function confirmSubmission(
  payload: Payload,
  payment: PaymentRecord,
): Promise<'done' | 'refund'> {
  const id = payment.subject ?? 0;
  await moveSubmission(payload, id, 'paid');
  const submission = await findOne(payload, 'form-submissions', { id: { equals: id } });
  // An editor deleted it in the meantime: there is nothing left to pay for.
  if (!submission) return 'refund';
  const title = submission.form_name ?? '';
  const invoice = await issueInvoice(payload, {
    kind: 'form',
    source: `payment:${String(payment.id)}`,
    payment,
    order: null,
    lines: [{ description: title, qty: 1, unit_cents: payment.amount_cents, cents: payment.amount_cents }],
    isTaxed: true,
    tickets: await ticketsOfSubmission(payload, submission),
  });
  await mailSubmission(payload, submission);
  await mailInvoice(payload, invoice, { key: `invoice:${String(invoice.id)}`, language: payment.language });
  return 'done';
}

/** It won't be paid. */
export async function releaseSubmission(payload: Payload, payment: PaymentRecord): Promise<void> {
  await moveSubmission(payload, payment.subject ?? 0, 'unpaid');
}
