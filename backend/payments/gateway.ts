import type { Cents } from '../../lib/contract/money.ts';

/** What a gateway is asked to take. */
export type PaymentOrder = {
  /** The payment's own name. The same again is the same page. */
  readonly reference: string;
  readonly cents: Cents;
  /** What it is for, in one line. */
  readonly description: string;
  readonly email: string | null;
  /** Where the browser comes back to, whatever happened. */
  readonly returnUrl: string;
  /** Instant until which it can be paid. */
  readonly expiresAt: Date;
  readonly language: string;
};

/** What a gateway knows of a payment. `open` may still be paid. */
export type GatewayState = 'open' | 'paid' | 'failed' | 'expired';

/**
 * Whoever takes the money. What it says of a payment is all that counts; what a browser brings back is only a reason to ask.
 * Every method throws where the gateway cannot be reached; it may then be called again.
 */
export type Gateway = {
  readonly name: 'sandbox' | 'stripe';
  /** Makes a page to pay on. @returns its address, and what the gateway calls the payment */
  open(order: PaymentOrder): Promise<{ reference: string; address: string }>;
  stateOf(reference: string): Promise<GatewayState>;
  /** Closes a page that is still open. @returns the state after it: what was paid before stays paid */
  close(reference: string): Promise<GatewayState>;
  /** Gives the money back, once for each `key`. */
  refund(reference: string, cents: Cents, key: string): Promise<void>;
};

/** The currency of all amounts. */
export const CURRENCY = 'NZD';
