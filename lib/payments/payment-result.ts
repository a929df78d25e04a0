import type { EndpointOutput } from '../contract/endpoint.ts';
import type { checkPaid } from '../contract/endpoints/payments.ts';
import { isPaymentAddress } from './return-address.ts';

/* The payment result that the front server writes into the page to which a browser returns (spec point 4). */

/**
 * The result of a payment, as far as the server could find out. `late`: too late, and refunded or about to be. `left`: not made yet, and
 * can still be; `expired`: not made in time. `unpaid`: declined, or no payment of ours.
 */
export const PAYMENT_RESULT_STATES = [
  'paid',
  'pending',
  'late',
  'refunded',
  'left',
  'expired',
  'unpaid',
  'unknown',
] as const;
export type PaymentResultState = (typeof PAYMENT_RESULT_STATES)[number];

type Answer = EndpointOutput<typeof checkPaid>;

/** What the content server's response about a payment means to the visitor who made it. */
export function paymentResultOf({ success, payment }: Answer): PaymentResultState {
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
    case 'open':
      return 'left';
    case 'expired':
      return 'expired';
    default:
      return 'unpaid';
  }
}

/** Where a payment can still be made; '' if it can't, and for an address that a payment page can't have. @param origin the site's own */
export const payAddressOf = ({ payment }: Answer, origin: string): string =>
  payment && isPaymentAddress(payment.pay_url, origin) ? payment.pay_url : '';

/** Identifies a hidden notice for one result of one payment origin, which the server reveals: `voucher:paid`. */
export const PAYMENT_RESULT_ATTRIBUTE = 'data-paid-outcome';
/** Parts of such a notice that only the server can fill in: links to the payment page, order's page, invoice, tickets and voucher, the order number. */
export const PAYMENT_RESULT_PART_ATTRIBUTE = 'data-paid-part';
export type PaymentResultPart =
  'pay' | 'order-page' | 'invoice' | 'voucher' | 'tickets' | 'tickets-pdf' | 'order';
/** Placeholder for the order number in such a notice. */
export const ORDER_NUMBER_PLACEHOLDER = '{order}';
/** Id of the data element with the server's result for the page's scripts. */
export const PAYMENT_RESULT_ID = 'payment-result';

/** Name of one result of one payment origin. */
export const paymentResultName = (origin: string, state: PaymentResultState): string => `${origin}:${state}`;
