import type { Payload } from 'payload';
import { PAYMENT_TOKEN_PARAMETER } from '../../../lib/contract/endpoints/payments.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { derived } from '../../kernel/secrets.ts';
import { CustomerGone, type PaymentOrder } from './gateway.ts';
import { forgetGatewayCustomer, gatewayCustomerOf } from './gateway-customers.ts';
import { gatewayOf } from './gateways.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { PAYMENT_LIFETIME_MS } from '../payment-lifetime.ts';
import type { PaymentRecord } from './payment.ts';

/** The token that a payment page adds to its return URL. Only its hash is stored. */
export const tokenOf = (reference: string): string => derived('payum_token', reference).toString('base64url');

function orderOf(payment: PaymentRecord, customer: string | null): PaymentOrder {
  const returnUrl = new URL(payment.return_url ?? '');
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

/** Creates a payment's page. A customer that the gateway no longer has is made anew. @throws PageRefused, GatewayAway */
async function openPage(
  payload: Payload,
  payment: PaymentRecord,
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

const pages = processSingleton('payment-pages', () => createKeyedQueue<PaymentRecord | null>());

/**
 * A payment with its page, which is created at the gateway if it hasn't got one. Whoever asks while it is being created waits for it: a
 * payment whose page may be opening is never taken for one without.
 * @returns the payment as it is afterwards: it may have been closed meanwhile. Null if there is none
 * @throws PageRefused if the gateway refuses for good; any other error if it can't be reached
 */
export const withPage = (payload: Payload, id: number): Promise<PaymentRecord | null> =>
  pages()(String(id), () => findOrOpen(payload, id));

async function findOrOpen(payload: Payload, id: number): Promise<PaymentRecord | null> {
  const payment = await findOne(payload, 'payments', { id: { equals: id } });
  if (payment === null || payment.gateway_reference || payment.status !== 'open') return payment;
  const opened = await openPage(payload, payment);
  // Noted whatever became of the payment: a page that is known can be closed.
  await runStatement(
    payload,
    sql`UPDATE payments SET gateway_reference = ${opened.reference}, address = ${opened.address}
        WHERE id = ${id} AND gateway_reference IS NULL`,
  );
  return findOne(payload, 'payments', { id: { equals: id } });
}
