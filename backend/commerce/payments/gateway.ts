import type { Cents } from '../../../lib/contract/money.ts';

/** A payment to request from a gateway. */
export type PaymentOrder = {
  /** The payment's own reference. Repeating it returns the same page. */
  readonly reference: string;
  readonly cents: Cents;
  /** A one-line description. */
  readonly description: string;
  /** The payer's, if it is known; otherwise the page asks for it. */
  readonly email: string | null;
  /** The payer as a customer of the gateway, whose page offers saved cards and has the customer's email address; null without. */
  readonly customer: string | null;
  /** Where the browser returns to, whatever the result. */
  readonly returnUrl: string;
  /** When the page expires. */
  readonly expiresAt: Date;
  readonly language: string;
};

/** A gateway won't create a page for this payment, now or later: the amount is too small, for instance. Nobody can have paid. */
export class PageRefused extends Error {
  override readonly name = 'PageRefused';
}

/** A gateway can't be reached at the moment, or doesn't do what it was asked. Nobody knows what has become of it; it can be asked again. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway';
}

/** A gateway no longer has a customer of ours: somebody deleted it there. */
export class CustomerGone extends Error {
  override readonly name = 'CustomerGone';
  readonly customer: string;

  /** @param customer the gateway's id of it */
  constructor(customer: string, options?: ErrorOptions) {
    super(`The payment gateway has no customer ${customer}.`, options);
    this.customer = customer;
  }
}

/** A gateway's customers, who can save cards there. Ids are the gateway's own. */
export type GatewayCustomers = {
  /** The customer made under our `reference`, whose id may have been lost; null if there is none. */
  find(reference: string, email: string): Promise<string | null>;
  /** Makes a customer, once per `reference`. @returns its id; null if the gateway won't make any */
  create(reference: string, email: string): Promise<string | null>;
  /** @throws CustomerGone, too */
  changeEmail(customer: string, email: string): Promise<void>;
  /** Deletes a customer with everything saved. Does nothing if it's gone already. */
  remove(customer: string): Promise<void>;
};

/**
 * A gateway's view of a payment. `open` may still be paid. `pending` has been, by a slow method (direct debit, for example): its page is
 * done, and the bank decides.
 */
export type GatewayState = 'open' | 'pending' | 'paid' | 'failed' | 'expired';

/** What has happened on a page whose payment is open here: nothing, an attempt that the bank declined, or the payment itself. */
export type PageAttempt = 'none' | 'declined' | 'made';

/** A payment in the gateway's books. */
export type GatewayRecord = {
  readonly state: GatewayState;
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  /** The payer's, as given on the page; null if it isn't known there. */
  readonly email: string | null;
};

/** A payment that the gateway took. */
export type TakenPayment = {
  /** As in our record of it, if there is one; else the gateway's own id. */
  readonly reference: string;
  readonly cents: Cents;
  readonly at: Date;
  readonly description: string;
};

/**
 * A payment gateway. Only what it says about a payment counts; what a browser brings back is only a reason to ask. Every method throws
 * GatewayAway if the gateway can't be reached; it can then be called again.
 */
export type Gateway = {
  readonly name: 'sandbox' | 'stripe';
  /** Null if it saves no cards. */
  readonly customers: GatewayCustomers | null;
  /** Creates a payment page. @returns its URL, and the gateway's id for the payment. @throws PageRefused and CustomerGone, too */
  open(order: PaymentOrder): Promise<{ reference: string; address: string }>;
  stateOf(reference: string): Promise<GatewayState>;
  /** What the visitor has done on a page so far; it decides nothing. */
  attemptOn(reference: string): Promise<PageAttempt>;
  /** Closes a page that is still open. @returns the state afterwards: a payment made before stays paid */
  close(reference: string): Promise<GatewayState>;
  /** Refunds the payment or a part of it, once per `key`. @throws if the gateway refuses, too */
  refund(reference: string, cents: Cents, key: string): Promise<void>;
  /** What the gateway has of a payment; null if it doesn't know it. */
  find(reference: string): Promise<GatewayRecord | null>;
  /** The payments that it took between two moments, with or without a record here; at most `limit` of them. */
  taken(from: Date, to: Date, limit: number): Promise<readonly TakenPayment[]>;
};

/** The currency of all amounts. */
export const CURRENCY = 'NZD';
