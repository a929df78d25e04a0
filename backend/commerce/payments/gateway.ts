import type { Cents } from '../../../lib/contract/money.ts';

/** A payment to request from a gateway. */
export type PaymentOrder = {
  /** The payment's own reference. Repeating it returns the same page. */
  readonly reference: string;
  readonly cents: Cents;
  /** A one-line description. */
  readonly description: string;
  readonly email: string | null;
  /** Where the browser returns to, whatever the result. */
  readonly returnUrl: string;
  /** When the page expires. */
  readonly expiresAt: Date;
  readonly language: string;
};

/** A gateway's view of a payment. `open` may still be paid. */
export type GatewayState = 'open' | 'paid' | 'failed' | 'expired';

/**
 * A payment gateway. Only what it says about a payment counts; what a browser brings back is only a reason to ask. Every method throws if
 * the gateway can't be reached; it can then be called again.
 */
export type Gateway = {
  readonly name: 'sandbox' | 'stripe';
  /** Creates a payment page. @returns its URL, and the gateway's id for the payment */
  open(order: PaymentOrder): Promise<{ reference: string; address: string }>;
  stateOf(reference: string): Promise<GatewayState>;
  /** Closes a page that is still open. @returns the state afterwards: a payment made before stays paid */
  close(reference: string): Promise<GatewayState>;
  /** Refunds the payment, once per `key`. */
  refund(reference: string, cents: Cents, key: string): Promise<void>;
};

/** The currency of all amounts. */
export const CURRENCY = 'NZD';
