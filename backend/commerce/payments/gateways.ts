import type { Payload } from 'payload';
import { PAYMENT_TOKEN_PARAMETER } from '../../../lib/contract/endpoints/payments.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM } from '../../../lib/contract/split-payment.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { config } from '../../kernel/config.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { badInput } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { derived } from '../../kernel/secrets.ts';
import type { Payment } from '../../payload-types.ts';
import { takesCards } from '../money/settings.ts';
import { PAYMENT_LIFETIME_MS } from '../orders-and-payments.ts';
import {
  CustomerGone,
  GatewayAway,
  PageRefused,
  type Gateway,
  type GatewayState,
  type PaymentOrder,
} from './gateway.ts';
import { forgetGatewayCustomer, gatewayCustomerOf } from './gateway-customers.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { sandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/*
 * Payments at their gateways: which gateway takes a payment, its page there, what the gateway says about it, and closing the page.
 */

/* The gateway. */

/**
 * The gateway for new payments: Stripe if its key is set, otherwise the sandbox if the site allows it.
 * @throws Failure 422 while payments are off, worded for the visitor
 */
export function currentGateway(payload: Payload): Gateway {
  const { stripe } = config();
  if (stripe) return stripeGateway(stripe);
  checkPaymentsOn();
  return sandboxGateway(payload);
}

/** The gateway that took a payment, which may not be the current one. @throws GatewayAway if it is no longer configured */
export function gatewayOf(payload: Payload, name: string | null | undefined): Gateway {
  const { stripe } = config();
  if (name === 'stripe' && stripe) return stripeGateway(stripe);
  // Nothing is given away: a live site doesn't show the sandbox's page, so pages left open there expire.
  if (name === 'sandbox') return sandboxGateway(payload);
  throw new GatewayAway(`The payment gateway ${String(name)} isn’t configured.`);
}

/** @throws Failure 422 while payments are off */
function checkPaymentsOn(): void {
  if (!takesCards()) throw badInput(msg('payment.off'));
}

/**
 * Call this before writing anything that would wait for a payment of this amount.
 * @throws Failure 422 while payments are off, and for an amount too small for a card
 */
export function checkPayable(cents: Cents): void {
  checkPaymentsOn();
  if (cents < CARD_MINIMUM) throw badInput(msg('payment.tooSmall', { amount: CARD_MINIMUM }));
}

/** Whether a gateway still shows its pages: the sandbox doesn't once the site is live, or payments are off. */
export const hasPages = (name: string | null | undefined): boolean =>
  name === 'stripe' || config().paymentMode === 'trial';

/* The page. */

const findPayment = (payload: Payload, id: number) => findOne(payload, 'payments', { id: { equals: id } });

/** The token that a payment page adds to its return URL. Only its hash is stored. */
export const tokenOf = (reference: string): string => derived('payum_token', reference).toString('base64url');

const pages = processSingleton('payment-pages', () => createKeyedQueue<Payment | null>());

/**
 * A payment with its page, which is created at the gateway if there isn't one yet. Callers who ask during that time wait for it, so a
 * payment whose page may be opening is never mistaken for one without a page.
 * @returns the payment afterwards, which may have been closed in the meantime; null if there is none
 * @throws PageRefused if the gateway refuses the payment for good; any other error if the gateway can't be reached
 */
export const withPage = (payload: Payload, id: number): Promise<Payment | null> =>
  pages()(String(id), () => findOrOpen(payload, id));

async function findOrOpen(payload: Payload, id: number): Promise<Payment | null> {
  const payment = await findPayment(payload, id);
  if (payment === null || payment.gateway_reference || payment.status !== 'open') return payment;
  const opened = await openAtGateway(payload, payment);
  // Recorded whatever has become of the payment: only a known page can be closed.
  await runStatement(
    payload,
    sql`UPDATE payments SET gateway_reference = ${opened.reference}, address = ${opened.address}
        WHERE id = ${id} AND gateway_reference IS NULL`,
  );
  return findPayment(payload, id);
}

/** Opens a payment's page. A customer that the gateway no longer has is created again. @throws PageRefused, GatewayAway */
async function openAtGateway(
  payload: Payload,
  payment: Payment,
): Promise<{ reference: string; address: string }> {
  const gateway = gatewayOf(payload, payment.gateway);
  const open = async () => gateway.open(orderOf(payment, await gatewayCustomerOf(payload, gateway, payment)));
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    await forgetGatewayCustomer(payload, error.customer);
    return open();
  }
}

function orderOf(payment: Payment, customer: string | null): PaymentOrder {
  // Whoever has deleted their account since returns to the home page.
  const returnUrl = new URL(payment.return_url || config().siteUrl);
  returnUrl.hash = '';
  returnUrl.searchParams.set(PAYMENT_TOKEN_PARAMETER, tokenOf(payment.reference));
  return {
    reference: payment.reference,
    cents: payment.amount_cents + payment.surcharge_cents,
    description: payment.description ?? '',
    email: payment.email ?? null,
    customer,
    returnUrl: returnUrl.href,
    expiresAt: new Date(Date.parse(payment.createdAt) + PAYMENT_LIFETIME_MS),
    language: payment.language ?? 'en',
  };
}

/* Its state. */

/** The state of a payment at its gateway. @throws GatewayAway */
export const stateAtGateway = (payload: Payload, payment: Payment): Promise<GatewayState> =>
  payment.gateway_reference
    ? gatewayOf(payload, payment.gateway).stateOf(payment.gateway_reference)
    : stateWithoutPage(payload, payment);

/** No gateway's page is open for longer than this, whether we know about it or not. */
const LONGEST_PAGE_MS = 24 * 60 * 60_000;

/** The state of a payment without a page. It expires if it never gets one, as does any page that we don't know about. */
async function stateWithoutPage(payload: Payload, payment: Payment): Promise<GatewayState> {
  const age = Date.now() - Date.parse(payment.createdAt);
  if (age < PAYMENT_LIFETIME_MS) return 'open';
  if (age > LONGEST_PAGE_MS) return 'expired';
  return closeAtGateway(payload, payment.id);
}

/**
 * Closes a payment's page at the gateway. If the page is just being opened, this waits for it: only a payment that the gateway refuses has
 * no page.
 * @returns the state afterwards
 * @throws GatewayAway
 */
export async function closeAtGateway(payload: Payload, id: number): Promise<GatewayState> {
  try {
    const payment = await withPage(payload, id);
    if (!payment?.gateway_reference) return 'expired';
    return await gatewayOf(payload, payment.gateway).close(payment.gateway_reference);
  } catch (error) {
    if (error instanceof PageRefused) return 'expired';
    throw error;
  }
}
