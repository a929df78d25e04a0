import Stripe from 'stripe';
import type { StripeSettings } from '../../../kernel/config.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** Stripe's client. `apiBase` replaces Stripe's address, for example with a test server's. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const common = { maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false };
  if (apiBase === null) return new Stripe(secretKey, common);
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    protocol: isHttps ? 'https' : 'http',
    port: port || (isHttps ? '443' : '80'),
  });
}
