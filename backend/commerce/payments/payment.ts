import { PAYMENT_LIFETIME_MS } from '../payment-lifetime.ts';
import type { Payload } from 'payload';
import type { Statement } from '../../kernel/database/statement.ts';
import { createRegistry } from '../../kernel/registry.ts';
import type { Payment } from '../../payload-types.ts';

/** What payments are for. */
export const PAYMENT_PURPOSES = ['order', 'voucher', 'form'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** What may follow what: `states.ts`. */
export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentRecord = Payment;

/** After this long a payment's first page is refused: Stripe's are valid for half an hour at least. */
export const OPENS_WITHIN_MS = PAYMENT_LIFETIME_MS - 30 * 60_000;

/**
 * The consequences of a payment. Both may run again after a crash, or twice at once, and must take effect only once: each of their writes
 * and emails is keyed by the payment.
 */
export type Fulfilment = {
  /** It was paid. `refund`: its purpose can no longer be fulfilled, and the money goes back. */
  readonly fulfil: (payload: Payload, payment: PaymentRecord) => Promise<'done' | 'refund'>;
  /** It won't be paid. */
  readonly release: (payload: Payload, payment: PaymentRecord) => Promise<void>;
  /** The statements that end what was paid for once it is refunded, each only if `condition` holds. */
  readonly cancel: (payment: PaymentRecord, condition: Statement) => readonly Statement[];
  /** The statements that free the places of so many of its tickets, once these alone are cancelled, each only if `condition` holds. */
  readonly cancelTickets?: (
    payment: PaymentRecord,
    tickets: number,
    condition: Statement,
  ) => readonly Statement[];
  /** Announces to visitors what has changed by these statements, once they are committed. @param tickets how many were cancelled; null for everything */
  readonly announceCancelled?: (
    payload: Payload,
    payment: PaymentRecord,
    tickets: number | null,
  ) => Promise<void>;
};

/** The consequences by purpose; a missing one is a compile error. */
export type Fulfilments = Readonly<Record<PaymentPurpose, Fulfilment>>;

const fulfilments = createRegistry<Fulfilments>('payment-fulfilments');

/** Registers the consequences of payments, so that payments don't depend on what is sold. */
export const setFulfilments = (all: Fulfilments): void => fulfilments.add('all', all);

/** The consequences for this purpose. @throws if none are registered */
export function fulfilmentOf(purpose: PaymentPurpose): Fulfilment {
  const [all] = fulfilments.all();
  if (!all) throw new Error('No payment consequences are registered.');
  return all[purpose];
}
