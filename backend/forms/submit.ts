import type { Payload } from 'payload';
import type { Language } from '../../lib/contract/languages.ts';
import { centsOf } from '../../lib/contract/money.ts';
import { findOne } from '../contract/data/find-one.ts';
import { badFields, unauthorized } from '../contract/failure.ts';
import { sql } from '../database/statement.ts';
import { runTogether } from '../database/together.ts';
import { moneySettings, surchargeOf } from '../money/settings.ts';
import { newReference } from '../money/secrets.ts';
import type { Form, FormSubmission } from '../payload-types.ts';
import { callerKeyOf, checkSameRequest, requestHashOf } from '../payments/caller-key.ts';
import { newPayment, openPayment, paymentByReference } from '../payments/start-payment.ts';
import { say } from '../words/sentences.ts';
import { checkSolution } from './challenge.ts';
import { checkSubmission } from './check-submission.ts';
import { dropFiles, keepFiles } from './files.ts';
import { mailSubmission } from './mail-submission.ts';

export type SubmissionWish = {
  readonly form: Form;
  readonly data: Readonly<Record<string, unknown>>;
  readonly returnUrl: URL;
  readonly captcha: string | undefined;
  readonly customer: { readonly id: number; readonly email: string } | null;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
};

const SUMMARY_LENGTH = 160;
const ROBOT = say('form.robot');

const bySubmission = (payload: Payload, key: string) =>
  findOne(payload, 'form-submissions', { caller_key: { equals: key } });

/** What the same press of the button led to before: the address of its payment page, '' without one. */
async function answerBefore(payload: Payload, before: FormSubmission, requestHash: string): Promise<string> {
  checkSameRequest(before.request_hash, requestHash);
  const payment = await findOne(payload, 'payments', {
    and: [{ purpose: { equals: 'form' } }, { subject: { equals: before.id } }],
  });
  return payment ? openPayment(payload, payment) : '';
}

/**
 * Takes a form that was sent: checks it, keeps it, and starts a payment where it costs something. Without a cost the office is told
 * at once, else when it was paid.
 * @returns the address of the payment page, or ''
 * @throws Failure 401 for a form that asks for an account, 422 and 415 for what is not accepted
 */
export async function submit(payload: Payload, wish: SubmissionWish): Promise<string> {
  const { form, data, customer, language, returnUrl } = wish;
  if (form.must_be_logged_on && !customer) throw unauthorized(say('form.signIn'));
  const callerKey = callerKeyOf(`form ${String(form.id)}`, customer?.id ?? null, wish.idempotencyKey);
  const requestHash = requestHashOf(data);
  const before = callerKey === null ? null : await bySubmission(payload, callerKey);
  if (before) return answerBefore(payload, before, requestHash);

  const { answers, files, email } = checkSubmission(form, data);
  const captcha = form.use_captcha ? checkSolution(form.id, wish.captcha) : `none:${newReference()}`;
  if (captcha === null) throw badFields({ captcha: ROBOT });
  const sender = email || customer?.email || '';
  const cents = centsOf(form.cost ?? 0);
  const settings = await moneySettings(payload);
  const kept = await keepFiles(files);
  const text = answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
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
      caller_key, request_hash, captcha)
    VALUES (${form.id}, ${form.name}, ${cents > 0 ? 'awaiting_payment' : 'received'}, ${text},
      ${text.replaceAll('\n', ' · ').slice(0, SUMMARY_LENGTH)}, ${customer?.id ?? null}, ${JSON.stringify(answers)},
      ${JSON.stringify(kept)}, ${sender}, ${language}, ${callerKey}, ${requestHash}, ${captcha})
    ON CONFLICT DO NOTHING`;
  const own = sql`SELECT id AS subject FROM form_submissions WHERE captcha = ${captcha} AND status = 'awaiting_payment'`;
  const [written] = await runTogether(
    payload,
    cents > 0
      ? [
          insert,
          payment.insert(
            sql`${own} AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.purpose = 'form' AND p.subject = form_submissions.id)`,
          ),
          sql`UPDATE form_submissions SET payment_id = (SELECT id FROM payments WHERE reference = ${payment.reference})
              WHERE captcha = ${captcha} AND payment_id IS NULL`,
        ]
      : [insert],
  );
  if (written?.changed !== 1) {
    await dropFiles(kept);
    const winner = callerKey === null ? null : await bySubmission(payload, callerKey);
    if (winner) return answerBefore(payload, winner, requestHash);
    throw badFields({ captcha: ROBOT });
  }
  if (cents > 0) return openPayment(payload, await paymentByReference(payload, payment.reference));
  const submission = await findOne(payload, 'form-submissions', { captcha: { equals: captcha } });
  if (submission) await mailSubmission(payload, submission);
  return '';
}
