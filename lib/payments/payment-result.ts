import type { EndpointOutput } from '../contract/endpoint.ts';
import type { checkPaid } from '../contract/endpoints/payments.ts';

/* The payment result that the front server writes into the page to which a browser returns (spec point 4). */

/** The result of a payment, as far as the server could find out. `late`: too late, and refunded or about to be. */
export const PAYMENT_RESULT_STATES = ['paid', 'pending', 'late', 'refunded', 'unpaid', 'unknown'] as const;
export type PaymentResultState = (typeof PAYMENT_RESULT_STATES)[number];

/** What the content server's response about a payment means to the visitor who made it. */
export function paymentResultOf({ success, payment }: EndpointOutput<typeof checkPaid>): PaymentResultState {
  if (success) return 'paid';
  switch (payment?.status) {
    case null:
      return 'unknown';
    case 'pending':
      return 'pending';
    case 'paid':
      return 'late';
    case 'refunded':
      // Late money never became a sale, and has no invoice.
      return payment.invoice_id ? 'refunded' : 'late';
    default:
      return 'unpaid';
  }
}

/** Identifies a hidden notice for one result of one payment origin, which the server reveals: `voucher:paid`. */
export const PAYMENT_RESULT_ATTRIBUTE = 'data-paid-outcome';
/** Parts of such a notice that only the server can fill in: links to invoice, tickets and voucher, the order number. */
export const PAYMENT_RESULT_PART_ATTRIBUTE = 'data-paid-part';
export type PaymentResultPart = 'invoice' | 'voucher' | 'tickets' | 'tickets-pdf' | 'order';
/** Placeholder for the order number in such a notice. */
export const ORDER_NUMBER_PLACEHOLDER = '{order}';
/** Id of the data element with the server's result for the page's scripts. */
export const PAYMENT_RESULT_ID = 'payment-result';

/** Name of one result of one payment origin. */
export const paymentResultName = (origin: string, state: PaymentResultState): string => `${origin}:${state}`;
