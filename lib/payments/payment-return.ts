import type { EndpointOutput } from '../contract/endpoint.ts';
import type { checkPaid } from '../contract/endpoints/payments.ts';
import { boughtAddresses, NOTHING_BOUGHT, type BoughtAddresses } from './invoice-address.ts';
import { isPaymentAddress } from './return-address.ts';

/*
 * What a browser finds when it returns from a payment (spec point 4), the same in both programs' parts: the front server writes the result
 * into the page (`server/content/payment-return.ts`), and the page's script takes over from there (`use-payment.ts`).
 */

/** The content server's response about the payment behind a token. */
export type PaymentAnswer = EndpointOutput<typeof checkPaid>;

/** The response for a token that belongs to no payment. */
export const NO_PAYMENT: PaymentAnswer = { success: false, payment: null };

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

/** What the content server's response about a payment means to the visitor who made it. */
export function paymentResultOf({ success, payment }: PaymentAnswer): PaymentResultState {
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

/** Where the result of a payment leads; '' and null for what there isn't. */
export type PaymentLinks = BoughtAddresses & {
  /** Address of the payment page while the payment can still be made. */
  readonly payAddress: string;
  /** A bought voucher as a PDF and as passes, for a while after payment. */
  readonly voucherPdf: string;
  readonly voucherApple: string;
  readonly voucherGoogle: string;
  /** Number of the paid order. */
  readonly orderId: number | null;
};

export const NO_LINKS: PaymentLinks = {
  ...NOTHING_BOUGHT,
  payAddress: '',
  voucherPdf: '',
  voucherApple: '',
  voucherGoogle: '',
  orderId: null,
};

/** The links of a payment's result. @param siteOrigin the site's own: payment pages are there or at a secure address */
export function paymentLinks({ success, payment }: PaymentAnswer, siteOrigin: string): PaymentLinks {
  if (payment === null) return NO_LINKS;
  if (!success)
    return { ...NO_LINKS, payAddress: isPaymentAddress(payment.pay_url, siteOrigin) ? payment.pay_url : '' };
  return {
    ...boughtAddresses(payment),
    payAddress: '',
    voucherPdf: payment.voucher_pdf_url,
    voucherApple: payment.voucher_apple_url,
    voucherGoogle: payment.voucher_google_url,
    orderId: payment.order_id ?? null,
  };
}

/* The parts of a page that a payment can begin in: its origins. */

export const ORDER_ORIGIN = 'order';
export const VOUCHER_ORIGIN = 'voucher';
export const formOrigin = (id: number): string => `form-${String(id)}`;

/** The origin of a payment, as far as the content server knows it; '' otherwise. */
export function paymentOriginOf({ payment }: PaymentAnswer): string {
  switch (payment?.purpose) {
    case 'order':
      return ORDER_ORIGIN;
    case 'voucher':
      return VOUCHER_ORIGIN;
    case 'form':
      return payment.form_id ? formOrigin(payment.form_id) : '';
    default:
      return '';
  }
}

/* How the front server's result is found in a page. */

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
