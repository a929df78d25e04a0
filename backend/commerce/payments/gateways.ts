import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { badInput } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM } from '../../../lib/contract/split-payment.ts';
import { CustomerGone, GatewayAway, PageRefused, type Gateway } from './gateway.ts';
import { sandboxGateway } from './sandbox/sandbox-gateway.ts';
import { stripeClient } from './stripe/stripe-client.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/** A gateway whose failures are marked as its own, so that nobody takes a fault of ours for one of them. A refusal is an answer, and so is a customer that's gone. */
function marked(gateway: Gateway): Gateway {
  const asked = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      if (error instanceof PageRefused || error instanceof CustomerGone) throw error;
      throw new GatewayAway(error instanceof Error ? error.message : String(error), { cause: error });
    });
  const { customers } = gateway;
  return {
    name: gateway.name,
    customers: customers && {
      find: (reference, email) => asked(customers.find(reference, email)),
      create: (reference, email) => asked(customers.create(reference, email)),
      changeEmail: (customer, email) => asked(customers.changeEmail(customer, email)),
      remove: (customer) => asked(customers.remove(customer)),
    },
    open: (order) => asked(gateway.open(order)),
    stateOf: (reference) => asked(gateway.stateOf(reference)),
    attemptOn: (reference) => asked(gateway.attemptOn(reference)),
    close: (reference) => asked(gateway.close(reference)),
    refund: (reference, cents, key) => asked(gateway.refund(reference, cents, key)),
    find: (reference) => asked(gateway.find(reference)),
    taken: (from, to, limit) => asked(gateway.taken(from, to, limit)),
  };
}

/**
 * The gateway for new payments: Stripe if its key is set, else the sandbox if the site allows it.
 * @throws Failure 422 while payments are off, worded for the visitor
 */
export function currentGateway(payload: Payload): Gateway {
  const { stripe } = config();
  if (stripe) return marked(stripeGateway(stripeClient(stripe)));
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

/** Whether the gateway of a payment still shows its pages: the sandbox shows none once the site is live, or payments are off. */
export const hasPages = (name: string | null | undefined): boolean =>
  name === 'stripe' || config().paymentMode === 'trial';

/** The gateway that a payment was made with, which may not be the current one. @throws GatewayAway if it is no longer configured */
export function gatewayOf(payload: Payload, name: string | null | undefined): Gateway {
  const { stripe } = config();
  if (name === 'stripe' && stripe) return marked(stripeGateway(stripeClient(stripe)));
  // The sandbox's page is closed on a live site, so nothing is given away: pages left open there expire.
  if (name === 'sandbox') return sandboxGateway(payload);
  throw new GatewayAway(`The payment gateway ${String(name)} isn’t configured.`);
}
