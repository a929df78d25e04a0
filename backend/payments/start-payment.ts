import type { Payload } from 'payload';
import { PAYMENT_TOKEN_PARAMETER } from '../../lib/contract/endpoints/payments.ts';
import type { Cents } from '../../lib/contract/money.ts';
import { Failure } from '../contract/failure.ts';
import { findOne } from '../contract/data/find-one.ts';
import { logFault } from '../contract/log-fault.ts';
import { sql, type Statement } from '../database/statement.ts';
import { runStatement, runTogether } from '../database/together.ts';
import { derived, hashOf, newReference } from '../money/secrets.ts';
import { say } from '../words/sentences.ts';
import { currentGateway, gatewayOf } from './gateways.ts';
import { checkSameRequest } from './caller-key.ts';
import { PAYMENT_LIFETIME_MS, type PaymentPurpose, type PaymentRecord } from './payment.ts';

/** What is to be paid, and by whom. */
export type PaymentWish = {
  readonly purpose: PaymentPurpose;
  readonly amountCents: Cents;
  readonly surchargeCents: Cents;
  readonly description: string;
  readonly customer: number | null;
  readonly supplier: number;
  readonly email: string | null;
  readonly language: string;
  readonly returnUrl: URL;
  /** Same key, same payment: see `caller-key.ts`. */
  readonly callerKey: string | null;
  readonly requestHash: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** The token that a payment page adds to the address it returns to. Only its hash is kept. */
const tokenOf = (reference: string): string => derived('payum_token', reference).toString('base64url');

/** A payment that is about to be written, with the name it will be found by. */
export type NewPayment = { readonly reference: string; readonly insert: (subject: Statement) => Statement };

/**
 * The statement that writes a payment; `subject` answers the number of what it is for and no row where it must not be written.
 * The page is made afterwards, by `openPayment`.
 */
export function newPayment(payload: Payload, wish: PaymentWish): NewPayment {
  const reference = newReference();
  const { purpose, amountCents, surchargeCents, description, customer, supplier, email, language } = wish;
  return {
    reference,
    insert: (subject) => sql`
      INSERT INTO payments (purpose, status, amount_cents, surcharge_cents, description, subject, customer_id, supplier,
        gateway, email, language, reference, token_hash, caller_key, request_hash, return_url, details, refund_wanted)
      SELECT ${purpose}, 'open', ${amountCents}, ${surchargeCents}, ${description}, wanted.subject, ${customer}, ${supplier},
        ${currentGateway(payload).name}, ${email}, ${language}, ${reference}, ${hashOf(tokenOf(reference))},
        ${wish.callerKey}, ${wish.requestHash}, ${wish.returnUrl.href}, ${JSON.stringify(wish.details ?? {})}, FALSE
      FROM (${subject}) AS wanted WHERE 1 = 1
      ON CONFLICT (caller_key) DO NOTHING`,
  };
}

/** The payment's page, made at the gateway unless it was made before. @throws Failure 503 while the gateway cannot be reached */
export async function openPayment(payload: Payload, payment: PaymentRecord): Promise<string> {
  if (payment.address) return payment.address;
  const returnUrl = new URL(payment.return_url ?? '');
  returnUrl.hash = '';
  returnUrl.searchParams.set(PAYMENT_TOKEN_PARAMETER, tokenOf(payment.reference));
  const order = {
    reference: payment.reference,
    cents: payment.amount_cents + payment.surcharge_cents,
    description: payment.description ?? '',
    email: payment.email ?? null,
    returnUrl: returnUrl.href,
    expiresAt: new Date(Date.parse(payment.createdAt) + PAYMENT_LIFETIME_MS),
    language: payment.language ?? 'en',
  };
  const opened = await gatewayOf(payload, payment.gateway)
    .open(order)
    .catch((error: unknown) => {
      logFault('POST', 'payment gateway', error);
      throw new Failure(503, say('payment.unreachable'), {
        headers: { 'Retry-After': '10' },
      });
    });
  await runStatement(
    payload,
    sql`UPDATE payments SET gateway_reference = ${opened.reference}, address = ${opened.address}
        WHERE id = ${payment.id} AND gateway_reference IS NULL`,
  );
  return opened.address;
}

/** The payment of a reference. @throws Error if there is none */
export async function paymentByReference(payload: Payload, reference: string): Promise<PaymentRecord> {
  const payment = await findOne(payload, 'payments', { reference: { equals: reference } });
  if (!payment) throw new Error('A payment is gone.');
  return payment;
}

/** The payment that a caller's key made before, or null. @throws Failure 422 if it was made for something else */
export async function paymentOfCaller(
  payload: Payload,
  { callerKey, requestHash }: Pick<PaymentWish, 'callerKey' | 'requestHash'>,
): Promise<PaymentRecord | null> {
  if (callerKey === null) return null;
  const payment = await findOne(payload, 'payments', { caller_key: { equals: callerKey } });
  if (payment) checkSameRequest(payment.request_hash, requestHash);
  return payment;
}

/** Starts a payment that stands for itself. @returns the address of its page */
export async function startPayment(payload: Payload, wish: PaymentWish): Promise<string> {
  const before = await paymentOfCaller(payload, wish);
  if (before) return openPayment(payload, before);
  const { reference, insert } = newPayment(payload, wish);
  const [written] = await runTogether(payload, [insert(sql`SELECT CAST(NULL AS INTEGER) AS subject`)]);
  // Of two presses at once the second finds what the first has written.
  if (written?.changed !== 1) return startPayment(payload, wish);
  return openPayment(payload, await paymentByReference(payload, reference));
}
