import { setEnvironment } from '../../backend/kernel/config.ts';
import { startStripeStandIn } from '../contract/harness/stripe-stand-in.ts';
import { openTemporaryPayload } from './temporary-payload.ts';

/** Opens a real Payload on a new database, with live payments through a Stripe that stands in. */
export async function openStripePayload() {
  const stripe = await startStripeStandIn();
  setEnvironment({ STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_API_BASE: stripe.url, LOG_LEVEL: 'silent' });
  const { payload, close } = await openTemporaryPayload();
  payload.logger.level = 'silent';
  return {
    payload,
    stripe,
    close: async () => {
      await close();
      await stripe.close();
    },
  };
}

export type StripePayload = Awaited<ReturnType<typeof openStripePayload>>;
