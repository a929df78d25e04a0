import Stripe from 'stripe';
import { propertyOf } from '../../../lib/shared/record.ts';
import { config } from '../../kernel/config.ts';
import { Failure, notFound } from '../../kernel/failure.ts';
import { limitedText } from '../../kernel/http/body.ts';
import { privateJson } from '../../kernel/http/answer.ts';
import { rawRoute } from '../../kernel/calls/raw-route.ts';
import { settlePageOf } from '../payments/settle.ts';
import { stripeClient } from '../payments/stripe/stripe-client.ts';

/** Path below the base that Stripe sends its events to. */
const STRIPE_WEBHOOK_PATH = '/payments/stripe/webhook';

/** Maximum age of a signed event in seconds, so that a recorded one can't be replayed later. */
const TOLERANCE_SECONDS = 300;
const MAX_BODY_BYTES = 256 * 1024;

/** Events that change a payment's state. */
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
      throw new Failure(400, 'The signature isn’t valid.');
    throw error;
  }
}

/**
 * Receives payment events from Stripe. An event only triggers a query: what counts is Stripe's response to that, so duplicate, late or
 * out-of-order events do no harm.
 */
export const stripeWebhookRoute = rawRoute('POST', STRIPE_WEBHOOK_PATH, async ({ request, payload }) => {
  const event = await readEvent(request);
  if (EVENTS.has(event.type)) {
    const page = String(propertyOf(event.data.object, 'id'));
    const reference = String(propertyOf(event.data.object, 'client_reference_id') ?? '');
    await settlePageOf(payload, { page, reference });
  }
  return privateJson({ received: true });
});
