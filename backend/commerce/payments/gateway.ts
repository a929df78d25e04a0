import type { Cents } from '../../../lib/contract/money.ts';

/** A payment that a gateway is asked to take. */
export type PaymentOrder = {
  /** The payment's own reference. The same reference always returns the same page. */
  readonly reference: string;
  readonly cents: Cents;
  /** A one-line description. */
  readonly description: string;
  /** The payer's, if known; otherwise the page asks for it. */
  readonly email: string | null;
  /** The gateway's id of the payer, whose saved cards and email address the page then offers; null for none. */
  readonly customer: string | null;
  /** Where the browser returns to, whatever the result. */
  readonly returnUrl: string;
  /** When the page expires. */
  readonly expiresAt: Date;
  readonly language: string;
};

/** A gateway won't create a page for this payment, now or later, because the amount is too small, for example. Nobody can have paid. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

/** A gateway can't be reached, or failed to answer a request. The result is unknown, and the request can be repeated. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway';
}

/** A gateway no longer has one of our customers because somebody deleted it there. */
export class CustomerGone extends Error {
  override readonly name = 'CustomerGone';
  readonly customer: string;

  /** @param customer the gateway's id */
  constructor(customer: string, options?: ErrorOptions) {
    super(`The payment gateway has no customer ${customer}.`, options);
    this.customer = customer;
  }
}

/** A gateway's customers, who can save cards there. Ids are the gateway's. */
export type GatewayCustomers = {
  /** Finds the customer created with our `reference`, in case its id was lost. @returns its id, or null */
  find(reference: string, email: string): Promise<string | null>;
  /** Creates a customer, once per `reference`. @returns its id; null if the gateway refuses to create one */
  create(reference: string, email: string): Promise<string | null>;
  /** @throws CustomerGone */
  changeEmail(customer: string, email: string): Promise<void>;
  /** Deletes a customer and everything saved for it. Does nothing if it's already gone. */
  remove(customer: string): Promise<void>;
};

/**
 * A payment's state at its gateway. `open` can still be paid. `pending` was paid by a slow method (direct debit, for example): its page is
 * finished, and the bank decides.
 */
export type GatewayState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** What has happened on the page of an open payment: nothing, an attempt that the bank declined, or the payment itself. */
export type PageAttempt = 'none' | 'declined' | 'made';

/** A payment as the gateway has recorded it. */
export type GatewayRecord = {
  readonly state: GatewayState;
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  /** The payer's, as entered on the page; null if the gateway has none. */
  readonly email: string | null;
};

/** A payment that the gateway took. */
export type TakenPayment = {
  /** As in our own record, if there is one; otherwise the gateway's id. */
  readonly reference: string;
  readonly cents: Cents;
  readonly at: Date;
  readonly description: string;
};

/**
 * A payment gateway. Only the gateway's word about a payment counts; what a browser brings back is only a reason to ask. Every method
 * throws GatewayAway if the gateway can't be reached, and can then be called again.
 */
export type Gateway = {
  readonly name: 'sandbox' | 'stripe';
  /** Null if the gateway doesn't save cards. */
  readonly customers: GatewayCustomers | null;
  /** Creates a payment page. @returns its URL and the gateway's id for the payment. @throws PageRefused, CustomerGone */
  open(order: PaymentOrder): Promise<{ reference: string; address: string }>;
  stateOf(reference: string): Promise<GatewayState>;
  /** What the visitor has done on the page so far. Nothing is decided by it. */
  attemptOn(reference: string): Promise<PageAttempt>;
  /** Closes a page that is still open. @returns the state afterwards: a payment made earlier stays paid */
  close(reference: string): Promise<GatewayState>;
  /** Refunds all or part of a payment, once per `key`. @throws also if the gateway refuses */
  refund(reference: string, cents: Cents, key: string): Promise<void>;
  /** The gateway's record of a payment; null if it has none. */
  find(reference: string): Promise<GatewayRecord | null>;
  /** At most `limit` of the payments taken between two moments, whether we have a record of them or not. */
  taken(from: Date, to: Date, limit: number): Promise<readonly TakenPayment[]>;
};

/** The currency of all amounts. */
export const CURRENCY = 'NZD';

/**
 * A gateway that reports its own failures as GatewayAway, so that none of our faults is mistaken for one. A refused page is an answer, as is
 * a missing customer.
 */
export function markFailures(gateway: Gateway): Gateway {
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
