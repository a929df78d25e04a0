import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { badInput } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM, type Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeClient } from './stripe/stripe-client.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/**
 * The gateway for new payments: Stripe if its key is set, else the sandbox if the site allows it.
 * @throws Failure 422 while payments are off, worded for the visitor
 */
export function currentGateway(payload: Payload): Gateway {
  const { stripe } = config();
  if (stripe) return stripeGateway(stripeClient(stripe));
  checkPaymentsOn();
  return sandboxGateway(payload);
}

/** @throws Failure 422 while payments are off */
function checkPaymentsOn(): void {
  if (config().paymentMode === 'off') throw badInput(msg('payment.off'));
}

/**
 * Call before writing anything that would wait for a payment of this amount.
 * @throws Failure 422 while payments are off, and for less than a card can pay
 */
export function checkPayable(cents: Cents): void {
  checkPaymentsOn();
  if (cents < CARD_MINIMUM) throw badInput(msg('payment.tooSmall', { amount: CARD_MINIMUM }));
}

/** The gateway that a payment was made with, which may not be the current one. @throws if it is no longer configured */
export function gatewayOf(payload: Payload, name: string | null | undefined): Gateway {
  const { stripe } = config();
  if (name === 'stripe' && stripe) return stripeGateway(stripeClient(stripe));
  // The sandbox's page is closed on a live site, so nothing is given away: pages left open there expire.
  if (name === 'sandbox') return sandboxGateway(payload);
  throw new Error(`The payment gateway ${String(name)} is not configured.`);
}
