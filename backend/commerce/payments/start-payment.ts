import { badFields, badInput, Failure } from '../../kernel/failure.ts';
import { hashOf, newReference } from '../../kernel/secrets.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { log } from '../../kernel/log/log.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { GatewayAway, PageRefused } from './gateway.ts';
import { currentGateway } from './gateways.ts';
import { tokenOf, withPage } from './page.ts';
import { OPENS_WITHIN_MS, type PaymentPurpose, type PaymentRecord } from './payment.ts';
import { closePayment, failPayment } from './settle.ts';

/*
 * Paying: a payment is written, alone or together with its order, and then its page is opened at the gateway. A repeated press finds the
 * payment that it made.
 */

/** What is to be paid, and by whom. */
export type PaymentInput = {
  readonly purpose: PaymentPurpose;
  readonly amountCents: Cents;
  readonly surchargeCents: Cents;
  readonly description: string;
  readonly customer: number | null;
  readonly supplier: number;
  readonly email: string | null;
  readonly language: string;
  readonly returnUrl: URL;
  /** Same key, same payment (`callerKeyOf`). */
  readonly callerKey: string | null;
  readonly requestHash: string;
  /** Whose limit it counts for (`purchase-limits/buyer.ts`). */
  readonly buyer?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** What must hold when a payment is written; `lock` keeps it so against concurrent ones. */
export type PaymentCondition = {
  readonly lock: readonly Statement[];
  readonly holds: Statement;
  /** The answer if it doesn't. */
  readonly refusal: Failure;
};

/**
 * Starts a payment that doesn't belong to an order.
 * @returns its page's URL
 * @throws Failure the condition's, if there is one that doesn't hold
 */
export async function startPayment(
  payload: Payload,
  input: PaymentInput,
  condition: PaymentCondition | null = null,
): Promise<string> {
  const before = await paymentOfCaller(payload, input);
  if (before) return openPayment(payload, before);
  const { reference, insert } = newPayment(payload, input);
  const results = await runInTransaction(payload, [
    ...(condition?.lock ?? []),
    insert(sql`SELECT CAST(NULL AS INTEGER) AS subject WHERE ${condition?.holds ?? sql`1 = 1`}`),
  ]);
  if (results.at(-1)?.changed === 1)
    return openPayment(payload, await paymentByReference(payload, reference));
  // Of two concurrent presses, the second finds what the first wrote.
  const first = await paymentOfCaller(payload, input);
  if (first) return openPayment(payload, first);
  throw condition?.refusal ?? new Error('The payment was not saved.');
}

/** The page of a payment that is its own subject. @throws Failure as `openPage`, and 422 if the payment is closed */
export async function openPayment(payload: Payload, payment: PaymentRecord): Promise<string> {
  const page = await openPage(payload, payment);
  if (page === null) throw badInput(msg('payment.closed'));
  return page;
}

/**
 * The payment's page, created at the gateway if it doesn't exist yet. One that opened after its payment was closed is closed again.
 * @returns null for a payment that is closed, and wasn't paid
 * @throws Failure 503 while the gateway can't be reached; 422 if it refuses the payment, which then has failed
 */
export async function openPage(payload: Payload, { id, createdAt }: PaymentRecord): Promise<string | null> {
  try {
    const opened = await reached(withPage(payload, id));
    if (opened === null) return null;
    const isClosed = opened.status === 'failed' || opened.status === 'expired';
    const now = isClosed ? await reached(closePayment(payload, id)) : opened;
    return now?.status === 'failed' || now?.status === 'expired' ? null : (now?.address ?? null);
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    log.error({ err: error, payment: id }, 'the gateway refused to open a payment page');
    await failPayment(payload, id);
    if (Date.parse(createdAt) + OPENS_WITHIN_MS < Date.now()) return null;
    throw badInput(msg('payment.refused'));
  }
}

/** @throws Failure 503 if the gateway can't be reached, worded for the visitor; whatever else goes wrong is thrown as it is */
export const reached = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof GatewayAway)) throw error;
    logFault('POST', 'payment gateway', error);
    throw new Failure(503, msg('payment.unreachable'), { headers: { 'Retry-After': '10' } });
  });

/* The record. */

/** A payment about to be written, with the reference it will be found by. */
export type NewPayment = { readonly reference: string; readonly insert: (subject: Statement) => Statement };

/**
 * The statement that writes a payment. `subject` returns the id of what it is for, and no row if it must not be written. `openPayment`
 * creates the page afterwards.
 */
export function newPayment(payload: Payload, input: PaymentInput): NewPayment {
  const reference = newReference();
  const { purpose, amountCents, surchargeCents, description, customer, supplier, email, language } = input;
  return {
    reference,
    insert: (subject) => sql`
      INSERT INTO payments (purpose, status, amount_cents, surcharge_cents, description, subject, customer_id, supplier,
        gateway, email, language, reference, token_hash, caller_key, request_hash, return_url, details,
        refund_wanted, buyer_key)
      SELECT ${purpose}, 'open', ${amountCents}, ${surchargeCents}, ${description}, wanted.subject, ${customer}, ${supplier},
        ${currentGateway(payload).name}, ${email}, ${language}, ${reference}, ${hashOf(tokenOf(reference))},
        ${input.callerKey}, ${input.requestHash}, ${input.returnUrl.href}, ${JSON.stringify(input.details ?? {})}, FALSE,
        ${input.buyer ?? null}
      FROM (${subject}) AS wanted WHERE 1 = 1
      ON CONFLICT (caller_key) DO NOTHING`,
  };
}

/** The payment with a reference. @throws Error if there is none */
export async function paymentByReference(payload: Payload, reference: string): Promise<PaymentRecord> {
  const payment = await findOne(payload, 'payments', { reference: { equals: reference } });
  if (!payment) throw new Error('The payment no longer exists.');
  return payment;
}

/** The payment made earlier with a caller's key, or null. @throws Failure 422 if it was for something else */
export async function paymentOfCaller(
  payload: Payload,
  { callerKey, requestHash }: Pick<PaymentInput, 'callerKey' | 'requestHash'>,
): Promise<PaymentRecord | null> {
  if (callerKey === null) return null;
  const payment = await findOne(payload, 'payments', { caller_key: { equals: callerKey } });
  if (payment) checkSameRequest(payment.request_hash, requestHash);
  return payment;
}

/* The press. */

/**
 * The idempotency key of a button press. Browsers make one per press and may resend it; the response is then the same. Keys of different
 * callers and purposes are kept apart; anonymous callers can't be, so the request has to be the same too.
 * @param caller a customer's id, or the key of a guest's cart
 * @returns null if the browser sent none
 */
export const callerKeyOf = (
  purpose: string,
  caller: number | string | null,
  key: string | undefined,
): string | null => (key === undefined ? null : hashOf(`${purpose}:${caller ?? 'anonymous'}:${key}`));

/** A request's contents as a short text for comparison. */
export const requestHashOf = (request: unknown): string => hashOf(JSON.stringify(request));

/** @throws Failure 422 if a key was used before for something else */
export function checkSameRequest(before: string | null | undefined, now: string): void {
  if (before === now) return;
  throw badFields({ idempotency_key: 'idempotency_key has already been used for a different request.' });
}

/** The total that a caller says was shown, in cents. */
export const shownCents = (dollars: number | undefined): Cents | undefined =>
  dollars === undefined ? undefined : Math.round(dollars * 100);

/** Whether the amount is what the caller was shown. A caller that sends no shown total accepts any. */
export const isAsShown = (shown: Cents | undefined, charged: Cents): boolean =>
  shown === undefined || shown === charged;

/** @throws Failure 422 with the amount if another was shown: a price or the surcharge has changed since the page was rendered */
export function checkShownTotal(shown: Cents | undefined, charged: Cents): void {
  if (!isAsShown(shown, charged)) throw badInput(msg('payment.changed', { amount: charged }));
}
