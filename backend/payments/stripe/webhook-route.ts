import Stripe from 'stripe';
import { config } from '../../config.ts';
import { findOne } from '../../contract/data/find-one.ts';
import { Failure, notFound } from '../../contract/failure.ts';
import { limitedText } from '../../contract/http/body.ts';
import { privateJson } from '../../contract/http/answer.ts';
import { rawRoute } from '../../contract/raw-route.ts';
import { settlePayment } from '../settle.ts';
import { stripeClient } from './stripe-client.ts';

/** Path below the base that Stripe is told to send its events to. */
export const STRIPE_WEBHOOK_PATH = '/payments/stripe/webhook';

/** How old a signed event may be, in seconds: a recording of it is of no use later. */
const TOLERANCE_SECONDS = 300;
const MAX_BODY_BYTES = 256 * 1024;

/** Events that change what a payment is. */
const EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

async function readEvent(request: Request): Promise<Stripe.Event> {
  const { stripe } = config();
  if (!stripe?.webhookSecret) throw notFound('This call');
  const body = await limitedText(request, MAX_BODY_BYTES);
  const signature = request.headers.get('stripe-signature') ?? '';
  try {
    return await stripeClient(stripe).webhooks.constructEventAsync(
      body,
      signature,
      stripe.webhookSecret,
      TOLERANCE_SECONDS,
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new Failure(400, 'The signature is not valid.');
    throw error;
  }
}

/**
 * Hears of a payment from Stripe. An event is only a reason to ask: what counts is what Stripe answers then, so one that comes twice,
 * late, or in the wrong order changes nothing.
 */
export const stripeWebhookRoute = rawRoute('POST', STRIPE_WEBHOOK_PATH, async ({ request, payload }) => {
  const event = await readEvent(request);
  if (EVENTS.has(event.type)) {
    const session: unknown = event.data.object;
    const id: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'id') : null;
    const payment = await findOne(payload, 'payments', { gateway_reference: { equals: String(id) } });
    if (payment) await settlePayment(payload, payment.id);
  }
  return privateJson({ received: true });
});
