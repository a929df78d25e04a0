import type { Payload } from 'payload';
import { config } from '../config.ts';
import type { Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeClient } from './stripe/stripe-client.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/** The gateway of new payments: Stripe where its key is set, else the sandbox. */
export function currentGateway(payload: Payload): Gateway {
  const { stripe } = config();
  return stripe ? stripeGateway(stripeClient(stripe)) : sandboxGateway(payload);
}

/** The gateway that a payment was made with, which need not be that of now. @throws if it is not set up any more */
export function gatewayOf(payload: Payload, name: string | null | undefined): Gateway {
  const current = currentGateway(payload);
  if (name === current.name) return current;
  if (name === 'sandbox') return sandboxGateway(payload);
  throw new Error(`The payment gateway ${String(name)} is not set up.`);
}
