import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { mailInvoice } from '../documents/mail-invoice.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { mailSubmission } from './mail-submission.ts';

const moveSubmission = (payload: Payload, id: number, status: 'paid' | 'unpaid') =>
  runStatement(
    payload,
    sql`UPDATE form_submissions SET status = ${status}, updated_at = ${new Date().toISOString()}
        WHERE id = ${id} AND status <> 'paid'`,
  );

/** A form was paid: its submission counts, the office is told, whoever sent it gets an invoice. Each once. */
export async function confirmSubmission(
  payload: Payload,
  payment: PaymentRecord,
): Promise<'done' | 'refund'> {
  const id = payment.subject ?? 0;
  await moveSubmission(payload, id, 'paid');
  const submission = await findOne(payload, 'form-submissions', { id: { equals: id } });
  // An editor deleted it in between: there is nothing to pay for any more.
  if (!submission) return 'refund';
  const form = await findOne(payload, 'forms', { id: { equals: refId(submission.form) ?? 0 } });
  const title = submission.form_name ?? '';
  const invoice = await issueInvoice(payload, {
    kind: 'form',
    source: `payment:${String(payment.id)}`,
    payment,
    order: null,
    lines: [{ description: title, qty: 1, unit_cents: payment.amount_cents, cents: payment.amount_cents }],
    isTaxed: true,
    tickets: form?.is_ticket ? [{ title, round: refId(form.round), count: 1 }] : [],
  });
  await mailSubmission(payload, submission);
  await mailInvoice(payload, invoice, { key: `invoice:${String(invoice.id)}`, language: payment.language });
  return 'done';
}

/** It never will be paid. */
export async function releaseSubmission(payload: Payload, payment: PaymentRecord): Promise<void> {
  await moveSubmission(payload, payment.subject ?? 0, 'unpaid');
}
