import type { Payload } from 'payload';
import type { Cents } from '../../lib/contract/money.ts';
import { findOne } from '../cms/records/find-one.ts';
import { refId } from '../cms/records/refs.ts';
import { sql, type Statement } from '../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../kernel/database/run-in-transaction.ts';
import { issueInvoice } from '../commerce/documents/issue-invoice.ts';
import { mailInvoice } from '../commerce/documents/mail-invoice.ts';
import type { InvoiceLine } from '../commerce/documents/invoice-document.ts';
import type { FormSubmission, Payment } from '../payload-types.ts';
import { bookedLines } from './booked-lines.ts';
import { mailConfirmation, mailSubmission } from './mail-submission.ts';
import { announcePlaces, hasPlaces, lockForm } from './places.ts';
import { ticketsOfSubmission } from './submitted-ticket.ts';

/** A booking that wasn't paid in time has released its places: a late payment needs them again. */
const stillFits = ({ form, places }: FormSubmission): Statement => {
  const id = refId(form);
  return id === null ? sql`1 = 1` : sql`(status <> 'unpaid' OR ${hasPlaces(id, places ?? 1)})`;
};

async function moveSubmission(
  payload: Payload,
  submission: FormSubmission,
  status: 'paid' | 'unpaid',
): Promise<void> {
  const form = refId(submission.form);
  await runInTransaction(payload, [
    ...(form === null ? [] : [lockForm(form)]),
    sql`UPDATE form_submissions SET status = ${status}, updated_at = ${new Date().toISOString()}
        WHERE id = ${submission.id} AND status NOT IN ('paid', 'cancelled')
        AND ${status === 'paid' ? stillFits(submission) : sql`1 = 1`}`,
  ]);
}

/** Whoever paid sent it: where the form brought no email address, the payment page asked for it. */
async function noteSender(payload: Payload, { subject, email }: Payment): Promise<void> {
  if (!email) return;
  await runStatement(
    payload,
    sql`UPDATE form_submissions SET sender = ${email} WHERE id = ${subject ?? 0} AND COALESCE(sender, '') = ''`,
  );
}

const submissionOf = (payload: Payload, { subject }: Payment) =>
  findOne(payload, 'form-submissions', { id: { equals: subject ?? 0 } });

const formOf = (payload: Payload, { form }: FormSubmission) =>
  findOne(payload, 'forms', { id: { equals: refId(form) ?? 0 } }, 'all');

/** The booking's lines, as they were when the form was sent. Submissions that predate them have a single line. */
function linesOf(submission: FormSubmission, cents: Cents): InvoiceLine[] {
  const booked = bookedLines(submission);
  const sum = booked.reduce((total, line) => total + line.cents, 0);
  return sum === cents && booked.length > 0
    ? booked
    : [{ description: submission.form_name ?? '', qty: 1, unit_cents: cents, cents }];
}

/** Handles a paid form: the submission counts, the office is notified, the sender gets an invoice. Each once. */
export async function confirmSubmission(payload: Payload, payment: Payment): Promise<'done' | 'refund'> {
  const before = await submissionOf(payload, payment);
  if (before) await moveSubmission(payload, before, 'paid');
  await noteSender(payload, payment);
  const submission = await submissionOf(payload, payment);
  // An editor has deleted it, or its place has gone to somebody else: there is nothing left to pay for.
  if (!submission || submission.status === 'unpaid') return 'refund';
  // It has taken its places again.
  if (before?.status === 'unpaid')
    await announcePlaces(payload, await formOf(payload, submission), -(submission.places ?? 1));
  const invoice = await issueInvoice(payload, {
    kind: 'form',
    source: `payment:${String(payment.id)}`,
    payment,
    order: null,
    lines: linesOf(submission, payment.amount_cents),
    isTaxed: true,
    tickets: await ticketsOfSubmission(payload, submission),
  });
  await mailSubmission(payload, submission);
  await mailConfirmation(payload, submission);
  await mailInvoice(payload, invoice, { key: `invoice:${String(invoice.id)}`, language: payment.language });
  return 'done';
}

/** It was paid back: the booking ends. */
export const cancelSubmission = ({ subject }: Payment, condition: Statement): readonly Statement[] => [
  sql`UPDATE form_submissions SET status = 'cancelled', updated_at = ${new Date().toISOString()}
      WHERE id = ${subject ?? 0} AND status = 'paid' AND ${condition}`,
];

/** Reduces a booking by its cancelled tickets, each of which was one of its places. */
export const freePlacesOfTickets = (
  { subject }: Payment,
  tickets: number,
  condition: Statement,
): readonly Statement[] => [
  sql`UPDATE form_submissions SET places = CASE WHEN places > ${tickets} THEN places - ${tickets} ELSE 0 END,
        updated_at = ${new Date().toISOString()}
      WHERE id = ${subject ?? 0} AND status = 'paid' AND ${condition}`,
];

/** Announces that places of this booking are free again, for the form's pages. @param tickets how many; null for all of them */
export async function announceFreedPlaces(
  payload: Payload,
  payment: Payment,
  tickets: number | null,
): Promise<void> {
  const submission = await submissionOf(payload, payment);
  if (!submission) return;
  await announcePlaces(payload, await formOf(payload, submission), tickets ?? submission.places ?? 1);
}

/** It won't be paid. */
export async function releaseSubmission(payload: Payload, payment: Payment): Promise<void> {
  const submission = await submissionOf(payload, payment);
  if (!submission) return;
  await moveSubmission(payload, submission, 'unpaid');
  await announceFreedPlaces(payload, payment, null);
}
