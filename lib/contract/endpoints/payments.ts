import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { addressInputSchema } from '../entities/account.ts';
import { PAYMENT_TYPES } from '../entities/cart.ts';
import { INVOICE_KINDS } from '../entities/documents.ts';
import { MAX_ORDER_NOTE } from '../limits.ts';
import { amountInput, shownTotal } from '../money.ts';
import { isVoucherAmount, MAX_GIFT_MESSAGE, VOUCHER_MAX, VOUCHER_MIN } from '../voucher.ts';
import { extension, maybe, strict, text, wireId } from '../wire.ts';
import { cartSession, promotionCode, roomTicket } from './cart.ts';
import { idempotencyKey, outcome, payable, requestLanguage } from './params.ts';

/*
 * Paying: an order or a voucher, the surcharge for it, what came of a payment, and what is left on a voucher. A form with a cost leads to the
 * same payment pages (`forms.ts`).
 */

/** Query parameter that a payment page adds to its return URL (spec point 4). */
export const PAYMENT_TOKEN_PARAMETER = 'payum_token';

/** Fields of every order besides its buyer and destination. */
const orderFields = {
  note: z.string().trim().max(MAX_ORDER_NOTE).default(''),
  promotion_code: promotionCode(),
  url: z.string().max(2000),
  idempotency_key: idempotencyKey(),
  shown_total: extension('shown-totals', shownTotal()),
  /** The waiting-room ticket. */
  turn: extension('waiting-room', roomTicket()),
  language: requestLanguage(),
};

/** The result of an order: `payment` is where the browser goes next; '' if nothing is left to pay. */
const orderAnswer = () =>
  z.object({
    success: z.boolean(),
    payment: strict(text()),
    message: text(),
    order_id: extension('documents', z.number().int().nullish()),
    /** For an order with nothing left to pay. */
    invoice_id: extension('documents', z.number().int().nullish()),
    /** As in `checkPaid`. */
    tickets_key: extension('documents', text()),
    tickets_pdf_url: extension('documents', text()),
    order_number: extension('order-pages', text()),
    order_key: extension('order-pages', text()),
  });

/**
 * POST /sell/cart/submitOrder: `address` is a saved address's id (none for pick-up), `shipping_option_id` a quote's id (none for a cart that
 * needs no delivery), `url` is where to return to.
 */
export const submitOrder = endpoint({
  method: 'POST',
  path: '/sell/cart/submitOrder',
  auth: 'user',
  input: z.object({
    address: wireId().nullable(),
    shipping_option_id: wireId().nullish(),
    /** How what isn't free is paid; ignored if nothing has to be paid. */
    paymentGateway: z.enum(PAYMENT_TYPES),
    /** Uses the customer's credit first and charges the rest to a card; `credit` as `paymentGateway` means the same. */
    use_credit: extension('credit-payments', z.boolean().default(false)),
    ...orderFields,
  }),
  output: orderAnswer(),
});

/**
 * POST /sell/cart/guestOrder: orders an anonymous cart without an account, to be paid by card or gift voucher. `address` is where goods go (null
 * for pick-up and for a cart that needs no delivery); its name and email address are the buyer's. No token is sent: signed-in customers use
 * `submitOrder`.
 */
export const guestOrder = endpoint({
  method: 'POST',
  path: '/sell/cart/guestOrder',
  auth: 'none',
  input: z.object({
    session: cartSession(),
    email: z.email().max(254),
    first_name: z.string().trim().min(1).max(80),
    last_name: z.string().trim().min(1).max(80),
    address: addressInputSchema.nullable().default(null),
    shipping_option_id: wireId().nullish(),
    /** A gift voucher that pays first, as typed; '' for none. What is left on it stays there; a free order doesn't look at it. */
    voucher_code: extension('guest-vouchers', z.string().trim().max(60).default('')),
    ...orderFields,
  }),
  output: orderAnswer().extend({
    /** Opens the invoice of an order with nothing left to pay, for a while. */
    invoice_key: text(),
  }),
  extension: 'guest-orders',
});

const paidPaymentSchema = z.object({
  id: z.number().int(),
  purpose: extension('documents', z.enum(INVOICE_KINDS).nullish()),
  /**
   * `open`: not made, or the visitor left the payment page. `pending`: made by a slow method, waiting for the bank. `failed`: declined.
   * `paid` without success: too late, and being refunded. Null while the gateway is unreachable.
   */
  status: extension(
    'documents',
    z.enum(['open', 'pending', 'paid', 'failed', 'expired', 'refunded']).nullish(),
  ),
  invoice_id: extension('documents', z.number().int().nullish()),
  invoice_key: extension('documents', text()),
  /** Signature for the tickets (`/print-tickets/{invoice_id}?key={tickets_key}`), valid until the event is over; ''. */
  tickets_key: extension('documents', text()),
  /** Path of the tickets as a PDF; ''. */
  tickets_pdf_url: extension('documents', text()),
  /**
   * The page of everything that was bought (`/order/{order_number}?key={order_key}`), for an hour after payment, because whoever opens it can
   * cancel or transfer; ''.
   */
  order_number: extension('order-pages', text()),
  order_key: extension('order-pages', text()),
  /** The paid order, for `purpose` order. */
  order_id: extension('documents', z.number().int().nullish()),
  /** The submitted form, for `purpose` form. */
  form_id: extension('documents', z.number().int().nullish()),
  /** Address of the payment page while the payment can still be made; ''. */
  pay_url: extension('documents', text()),
  /** Path of the voucher's PDF, valid for an hour after payment; ''. */
  voucher_pdf_url: extension('documents', text()),
  /** Addresses of the voucher's passes, valid as long as its PDF (like `apple_url`, `google_url` of tickets); ''. */
  voucher_apple_url: extension('wallet-passes', text()),
  voucher_google_url: extension('wallet-passes', text()),
});

/**
 * GET /cognito/payment/checkPaid: `url` is the base64 of the current URL. `payment` describes the payment, paid or not, with its invoice
 * and a signature for that (`/invoice/{invoice_id}?key={invoice_key}`); null for an unknown token.
 */
export const checkPaid = endpoint({
  method: 'GET',
  path: '/cognito/payment/checkPaid',
  auth: 'public',
  isPrivate: true,
  input: z.object({ url: z.string().max(4000), payum_token: z.string().min(1).max(200) }),
  output: z.object({ success: z.boolean(), payment: maybe(paidPaymentSchema) }),
});

const surchargeInput = z.object({ amount: amountInput() });

/** POST /cognito/payment/creditCardSurchargeOf: the surcharge for paying `amount` dollars by card, in dollars. */
export const creditCardSurchargeOf = endpoint({
  method: 'POST',
  path: '/cognito/payment/creditCardSurchargeOf',
  auth: 'public',
  input: surchargeInput,
  output: z.object({ surcharge: z.number() }),
});

/** POST /cognito/payment/paymentSurchargesOf: the surcharge for each payment method. */
export const paymentSurchargesOf = endpoint({
  method: 'POST',
  path: '/cognito/payment/paymentSurchargesOf',
  auth: 'public',
  input: surchargeInput,
  output: z.object({
    data: strict(z.array(z.object({ payment_type: z.enum(PAYMENT_TYPES), surcharge: z.number() }))),
  }),
});

/** POST /cognito/giftVoucher/payNow: `amount` is in dollars. */
export const payVoucherNow = endpoint({
  method: 'POST',
  path: '/cognito/giftVoucher/payNow',
  auth: 'public',
  input: z.object({
    theme_id: wireId(),
    amount: z.custom<number>(isVoucherAmount, { params: { min: VOUCHER_MIN, max: VOUCHER_MAX } }),
    url: z.string().max(2000),
    /**
     * Where to email the voucher or, for a gift, the receipt; a signed-in customer's own address by default. Without either the payment page
     * asks for it.
     */
    email: extension('voucher-purchases', z.email().max(254).optional()),
    /** For a gift: who it is from, and the voucher's recipient, with a message and a date (y-MM-dd). */
    giver_name: extension('voucher-purchases', z.string().trim().max(80).optional()),
    recipient_name: extension('voucher-purchases', z.string().trim().max(80).optional()),
    recipient_email: extension('voucher-purchases', z.email().max(254).optional()),
    gift_message: extension('voucher-purchases', z.string().trim().max(MAX_GIFT_MESSAGE).optional()),
    deliver_on: extension('voucher-purchases', z.iso.date().optional()),
    /** The block that the voucher is bought in: its settings determine which amounts are sold. */
    block_id: extension('voucher-purchases', z.string().max(60).optional()),
    idempotency_key: idempotencyKey(),
    shown_total: extension('shown-totals', shownTotal()),
    language: requestLanguage(),
  }),
  output: payable(),
});

/** POST /cognito/giftVoucher/redeem: adds what is left on a voucher to the customer's credit. */
export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/cognito/giftVoucher/redeem',
  auth: 'user',
  input: z.object({ code: z.string().trim().max(60) }),
  output: outcome(),
});

/**
 * POST /cognito/giftVoucher/look: what is left on a code that can still be used, in dollars, and its expiry date (y-MM-dd). What the unpaid
 * order of the cart with the key `session` has taken counts as left: the next order ends that one.
 */
export const lookAtVoucher = endpoint({
  extension: 'voucher-look',
  method: 'POST',
  path: '/cognito/giftVoucher/look',
  auth: 'public',
  input: z.object({
    code: z.string().trim().min(1).max(60),
    session: extension('guest-vouchers', cartSession()),
  }),
  output: z.object({ amount: z.number(), expires_on: z.iso.date() }),
});

export const PAYMENT_ENDPOINTS = {
  submitOrder,
  guestOrder,
  checkPaid,
  creditCardSurchargeOf,
  paymentSurchargesOf,
  payVoucherNow,
  redeemVoucher,
  lookAtVoucher,
} as const;
