import type { Payload } from 'payload';
import type { Language } from '../../lib/contract/languages.ts';
import { findOne } from '../cms/records/find-one.ts';
import { badFields, badInput, unauthorized } from '../kernel/failure.ts';
import { sql } from '../kernel/database/statement.ts';
import { runInTransaction } from '../kernel/database/run-in-transaction.ts';
import { moneySettings, surchargeOf } from '../commerce/money/settings.ts';
import { newReference } from '../kernel/secrets.ts';
import type { Form, FormSubmission } from '../payload-types.ts';
import {
  callerKeyOf,
  checkSameRequest,
  requestHashOf,
  newPayment,
  openPayment,
  paymentByReference,
} from '../commerce/payments/start-payment.ts';
import { checkPayable } from '../commerce/payments/gateways.ts';
import { customerById, hasAccount, lockCustomer } from '../people/account/customer.ts';
import { msg } from '../kernel/messages/messages.ts';
import { bookingOf, checkOpen } from './booking.ts';
import { checkSolution } from './challenge.ts';
import { checkSubmission } from './check-submission.ts';
import { deleteFiles, storeFiles, uploadsAmong } from './files.ts';
import { deleteUploads } from './uploads.ts';
import { answersText, mailConfirmation, mailSubmission, summaryOf } from './mail-submission.ts';
import { announcePlaces, hasPlaces, lockForm, placesLeft } from './places.ts';

export type SubmissionInput = {
  readonly form: Form;
  readonly data: Readonly<Record<string, unknown>>;
  readonly returnUrl: URL;
  readonly captcha: string | undefined;
  readonly customer: { readonly id: number; readonly email: string } | null;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
};

const ROBOT = msg('form.robot');

const bySubmission = (payload: Payload, key: string) =>
  findOne(payload, 'form-submissions', { caller_key: { equals: key } });

/** The result of an earlier request with the same press: its payment page's URL, '' without one. */
async function answerBefore(payload: Payload, before: FormSubmission, requestHash: string): Promise<string> {
  checkSameRequest(before.request_hash, requestHash);
  const payment = await findOne(payload, 'payments', {
    and: [{ purpose: { equals: 'form' } }, { subject: { equals: before.id } }],
  });
  return payment ? openPayment(payload, payment) : '';
}

/**
 * Handles a form submission: validates it, stores it, and starts a payment if it costs something. The office is notified at once if it is
 * free, otherwise once it is paid.
 * @returns the payment page's URL, or ''
 * @throws Failure 401 for a form that requires an account, and TOKEN_INVALID if the customer's account has been deleted; 422 and 415 for
 * invalid values
 */
export async function submit(payload: Payload, input: SubmissionInput): Promise<string> {
  const { form, data, customer, language, returnUrl } = input;
  if (form.must_be_logged_on && !customer) throw unauthorized(msg('form.signIn'));
  const callerKey = callerKeyOf(`form ${String(form.id)}`, customer?.id ?? null, input.idempotencyKey);
  const requestHash = requestHashOf(data);
  const before = callerKey === null ? null : await bySubmission(payload, callerKey);
  if (before) return answerBefore(payload, before, requestHash);

  checkOpen(form);
  const { answers, files, email } = await checkSubmission(form, data);
  const { cents, lines, places } = bookingOf(form, answers);
  const captcha = form.use_captcha ? checkSolution(form.id, input.captcha) : `none:${newReference()}`;
  if (captcha === null) throw badFields({ captcha: ROBOT });
  const sender = email || customer?.email || '';
  const settings = await moneySettings(payload);
  if (cents > 0) checkPayable(cents);
  const storedFiles = await storeFiles(files);
  const text = answersText(form, answers);
  const payment = newPayment(payload, {
    purpose: 'form',
    amountCents: cents,
    surchargeCents: surchargeOf('card', cents, settings),
    description: form.name,
    customer: customer?.id ?? null,
    supplier: settings.supplier,
    email: sender || null,
    language,
    returnUrl,
    callerKey: null,
    requestHash,
  });
  const insert = sql`
    INSERT INTO form_submissions (form_id, form_name, status, text, summary, customer_id, answers, files, sender, language,
      caller_key, request_hash, captcha, places, lines)
    SELECT ${form.id}, ${form.name}, ${cents > 0 ? 'awaiting_payment' : 'received'}, ${text},
      ${summaryOf(text)}, ${customer?.id ?? null}, ${JSON.stringify(answers)},
      ${JSON.stringify(storedFiles)}, ${sender}, ${language}, ${callerKey}, ${requestHash}, ${captcha}, ${places},
      ${JSON.stringify(lines)}
    WHERE ${hasPlaces(form.id, places)} AND ${customer ? hasAccount(customer.id) : sql`1 = 1`}
    ON CONFLICT DO NOTHING`;
  // Of two bookings for the last place, one waits here and then finds it taken.
  const locks = [
    ...(typeof form.places === 'number' ? [lockForm(form.id)] : []),
    ...(customer ? [lockCustomer(customer.id)] : []),
  ];
  const own = sql`SELECT id AS subject FROM form_submissions WHERE captcha = ${captcha} AND status = 'awaiting_payment'`;
  const results = await runInTransaction(
    payload,
    cents > 0
      ? [
          ...locks,
          insert,
          payment.insert(
            sql`${own} AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.purpose = 'form' AND p.subject = form_submissions.id)`,
          ),
          sql`UPDATE form_submissions SET payment_id = (SELECT id FROM payments WHERE reference = ${payment.reference})
              WHERE captcha = ${captcha} AND payment_id IS NULL`,
        ]
      : [...locks, insert],
  );
  if (results[locks.length]?.changed !== 1) {
    await deleteFiles(storedFiles);
    const winner = callerKey === null ? null : await bySubmission(payload, callerKey);
    if (winner) return answerBefore(payload, winner, requestHash);
    if (customer) await customerById(payload, customer.id);
    const left = await placesLeft(payload, form);
    if (left !== null && left < places)
      throw badInput(left === 0 ? msg('form.full') : msg('form.placesLeft', { left }));
    throw badFields({ captcha: ROBOT });
  }
  await deleteUploads(uploadsAmong(files));
  await announcePlaces(payload, form, -places);
  if (cents > 0) return openPayment(payload, await paymentByReference(payload, payment.reference));
  const submission = await findOne(payload, 'form-submissions', { captcha: { equals: captcha } });
  if (submission) {
    await mailSubmission(payload, submission);
    await mailConfirmation(payload, submission);
  }
  return '';
}
