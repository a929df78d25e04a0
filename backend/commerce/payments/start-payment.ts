import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { badFields, badInput, Failure } from '../../kernel/failure.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { log } from '../../kernel/log/log.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { hashOf, newReference } from '../../kernel/secrets.ts';
import type { Payment } from '../../payload-types.ts';
import { customerById, hasAccount, lockCustomer } from '../../people/account/customer.ts';
import { PAYMENT_LIFETIME_MS, type PaymentPurpose } from '../orders-and-payments.ts';
import { GatewayAway, PageRefused } from './gateway.ts';
import { currentGateway, tokenOf, withPage } from './gateways.ts';
import { closePayment, failPayment } from './settle.ts';

/*
 * Paying: writes a payment, alone or together with its order, and then opens its page at the gateway. A repeated press finds the payment that
 * the first one made.
 */

/** What has to be paid, and by whom. */
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
  /** The same key means the same payment (`callerKeyOf`). */
  readonly callerKey: string | null;
  readonly requestHash: string;
  /** The person whose purchase limit it counts towards (`purchase-limits/buyer.ts`). */
  readonly buyer?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** What must be true when a payment is written; `lock` keeps concurrent payments from changing it. */
export type PaymentCondition = {
  readonly lock: readonly Statement[];
  readonly holds: Statement;
  /** What is thrown if it isn't. */
  readonly refusal: Failure;
};

/**
 * Starts a payment that doesn't belong to an order.
 * @returns the URL of its page
 * @throws Failure 401 TOKEN_INVALID if the customer's account has been deleted; `condition.refusal` if the condition isn't met; otherwise as
 * `openPayment`
 */
export async function startPayment(
  payload: Payload,
  input: PaymentInput,
  condition: PaymentCondition | null = null,
): Promise<string> {
  const before = await paymentOfCaller(payload, input);
  if (before) return openPayment(payload, before);
  const { customer } = input;
  const { reference, insert } = newPayment(payload, input);
  const holds = joined(
    [...(customer === null ? [] : [hasAccount(customer)]), condition?.holds ?? sql`1 = 1`],
    ' AND ',
  );
  const results = await runInTransaction(payload, [
    ...(condition?.lock ?? []),
    ...(customer === null ? [] : [lockCustomer(customer)]),
    insert(sql`SELECT CAST(NULL AS INTEGER) AS subject WHERE ${holds}`),
  ]);
  if (results.at(-1)?.changed === 1)
    return openPayment(payload, await paymentByReference(payload, reference));
  // The second of two concurrent presses finds the payment that the first one wrote.
  const first = await paymentOfCaller(payload, input);
  if (first) return openPayment(payload, first);
  if (customer !== null) await customerById(payload, customer);
  throw condition?.refusal ?? new Error('The payment was not saved.');
}

/** The page of a payment that doesn't belong to an order. @throws Failure as `openPage`, and 422 if the payment is closed */
export async function openPayment(payload: Payload, payment: Payment): Promise<string> {
  const page = await openPage(payload, payment);
  if (page === null) throw badInput(msg('payment.closed'));
  return page;
}

/** How long a payment may wait for its first page. After that the gateway refuses one: Stripe's pages stay valid for at least half an hour. */
const OPENS_WITHIN_MS = PAYMENT_LIFETIME_MS - 30 * 60_000;

/**
 * The payment's page, created at the gateway if it doesn't exist yet. If the payment was closed before its page opened, the page is closed again.
 * @returns its URL; null if the payment is closed and wasn't paid
 * @throws Failure 503 while the gateway can't be reached; 422 if it refuses the payment, which then has failed
 */
export async function openPage(payload: Payload, { id, createdAt }: Payment): Promise<string | null> {
  try {
    const opened = await orUnreachable(withPage(payload, id));
    if (opened === null) return null;
    const isClosed = opened.status === 'failed' || opened.status === 'expired';
    const now = isClosed ? await orUnreachable(closePayment(payload, id)) : opened;
    return now?.status === 'failed' || now?.status === 'expired' ? null : (now?.address ?? null);
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    log.error({ err: error, payment: id }, 'the gateway refused to open a payment page');
    await failPayment(payload, id);
    if (Date.parse(createdAt) + OPENS_WITHIN_MS < Date.now()) return null;
    throw badInput(msg('payment.refused'));
  }
}

/** Waits for a gateway's response. @throws Failure 503, worded for the visitor, if the gateway can't be reached; any other error unchanged */
export const orUnreachable = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof GatewayAway)) throw error;
    logFault('POST', 'payment gateway', error);
    throw new Failure(503, msg('payment.unreachable'), { headers: { 'Retry-After': '10' } });
  });

/* The record. */

/** A payment that is about to be written, with the reference to find it by. */
export type NewPayment = { readonly reference: string; readonly insert: (subject: Statement) => Statement };

/**
 * The statement that writes a payment. `subject` selects the id of what it is for, or no row if the payment must not be written. The page is
 * created afterwards (`openPage`).
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
export async function paymentByReference(payload: Payload, reference: string): Promise<Payment> {
  const payment = await findOne(payload, 'payments', { reference: { equals: reference } });
  if (!payment) throw new Error('The payment no longer exists.');
  return payment;
}

/** The payment made earlier with a caller's key, or null. @throws Failure 422 if that was for a different request */
async function paymentOfCaller(
  payload: Payload,
  { callerKey, requestHash }: Pick<PaymentInput, 'callerKey' | 'requestHash'>,
): Promise<Payment | null> {
  if (callerKey === null) return null;
  const payment = await findOne(payload, 'payments', { caller_key: { equals: callerKey } });
  if (payment) checkSameRequest(payment.request_hash, requestHash);
  return payment;
}

/* The press: what the browser sends with it. */

/**
 * The idempotency key of a button press. Browsers make one for each press and may send it again, which gets the same response. The keys of
 * different callers and purposes never collide; those of anonymous callers can, so their requests are compared too.
 * @param caller a customer's id, or the key of a guest's cart
 * @returns null if the browser sent none
 */
export const callerKeyOf = (
  purpose: string,
  caller: number | string | null,
  key: string | undefined,
): string | null => (key === undefined ? null : hashOf(`${purpose}:${caller ?? 'anonymous'}:${key}`));

/** A hash of a request's contents, for comparison. */
export const requestHashOf = (request: unknown): string => hashOf(JSON.stringify(request));

/** @throws Failure 422 if the key was used earlier for a different request */
export function checkSameRequest(before: string | null | undefined, now: string): void {
  if (before === now) return;
  throw badFields({ idempotency_key: 'idempotency_key has already been used for a different request.' });
}

/** The total that the caller says the buyer was shown, in cents. */
export const shownCents = (dollars: number | undefined): Cents | undefined =>
  dollars === undefined ? undefined : Math.round(dollars * 100);

/** Whether the amount is the one that the buyer was shown. A caller that doesn't send one accepts any amount. */
export const isAsShown = (shown: Cents | undefined, charged: Cents): boolean =>
  shown === undefined || shown === charged;

/** @throws Failure 422 with the amount if a different one was shown: a price or the surcharge has changed since the page was rendered */
export function checkShownTotal(shown: Cents | undefined, charged: Cents): void {
  if (!isAsShown(shown, charged)) throw badInput(msg('payment.changed', { amount: charged }));
}

const MAX_URL_LENGTH = 2_000;

const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** The ways to read a URL that a caller sent: plain, percent-encoded or base64 (spec point 7). */
function* readings(text: string): Generator<string> {
  yield text;
  try {
    yield decodeURIComponent(text);
  } catch {
    // Not percent-encoded.
  }
  if (/^[\w+/-]+={0,2}$/.test(text)) yield Buffer.from(text, 'base64').toString('utf8');
}

/**
 * The URL that the browser returns to after paying, which must be on the site's own origin.
 * @throws Failure 422 for any other
 */
export function readReturnUrl(text: string, siteUrl: string): URL {
  const found = [...readings(text.trim())].find(isUrl) ?? '';
  const url = found.length <= MAX_URL_LENGTH && URL.canParse(found) ? new URL(found) : null;
  const isOwn = url?.origin === new URL(siteUrl).origin && !url.username && !url.password;
  if (!url || !isOwn || found.includes('\\')) {
    throw badFields({ url: `url must be an address on ${new URL(siteUrl).origin}.` });
  }
  return url;
}
