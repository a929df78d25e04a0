import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { PAYMENT_TYPES } from '../entities/cart.ts';
import { INVOICE_KINDS, invoiceSchema, ticketSchema } from '../entities/documents.ts';
import { MAX_FORM_FILES } from '../limits.ts';
import { amountInput, shownTotal } from '../money.ts';
import { isVoucherAmount, MAX_GIFT_MESSAGE, VOUCHER_MAX, VOUCHER_MIN } from '../voucher.ts';
import { extension, maybe, strict, text, wireId } from '../wire.ts';
import { cartSession } from './cart.ts';
import { idempotencyKey, outcome, requestLanguage } from './params.ts';

/** Response of every call that may lead to a payment page: `payment` is its URL, '' if there is nothing to pay. */
const payable = outcome().extend({
  error: text(),
  payment: strict(text()),
});

/** Query parameter that a payment page adds to its return URL (spec point 4). */
export const PAYMENT_TOKEN_PARAMETER = 'payum_token';

/** Largest body of a form with files, in bytes. */
const FORM_BODY_BYTES = 12 * 1024 * 1024;

/** Longest text value: a signature drawn on a large canvas. Limits for typed text are reported by its field. */
const ANSWER_LENGTH = 1_000_000;

const fileName = () => z.string().max(200);

/** A file in a form: `content` is a data URI, or `upload` is the id of one uploaded earlier (`FORM_UPLOAD_PATH`). */
export const formFileSchema = z.union([
  z.object({ name: fileName(), content: z.string() }),
  z.object({ name: fileName(), upload: z.string().max(64) }),
]);

/**
 * POST …/{id of the form} as multipart/form-data with one `file`: an extension, so that files are sent one by one rather than as base64 in
 * one body. Unclaimed files are deleted after a while.
 */
export const FORM_UPLOAD_PATH = '/cognito/form/upload';
/** The response to an upload: the id for the form to use. */
export const formUploadSchema = z.object({ upload: z.string().min(1) });

/** GET /cognito/form/challenge/{id}: the proof of work required by a form with `use_captcha`. */
export const getFormChallenge = endpoint({
  extension: 'form-challenges',
  method: 'GET',
  path: '/cognito/form/challenge/{id}',
  auth: 'none',
  input: z.object({ id: wireId() }),
  output: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    /** Largest possible solution. */
    maxnumber: z.number().int(),
  }),
});

/**
 * POST /cognito/form/submit/{id}: `data` maps field names to values, `url` is the current URL. Rejected fields are in the failure's
 * `fields`.
 */
export const submitForm = endpoint({
  method: 'POST',
  path: '/cognito/form/submit/{id}',
  auth: 'public',
  input: z.object({
    id: wireId(),
    data: z.record(
      z.string().max(100),
      z.union([
        z.string().max(ANSWER_LENGTH),
        z.number(),
        z.boolean(),
        z.array(formFileSchema).max(MAX_FORM_FILES),
      ]),
    ),
    url: z.string().max(2000),
    /** The solved challenge (base64 of JSON), if the form requires one. */
    captcha: extension('form-challenges', z.string().max(4000).optional()),
    /** A honeypot field, hidden from people: whatever fills it in is a bot. */
    website_address: extension('form-challenges', z.string().max(500).optional()),
    idempotency_key: idempotencyKey(),
    language: requestLanguage(),
  }),
  output: payable,
  maxBodyBytes: FORM_BODY_BYTES,
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
  output: payable,
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

/** `key` is the signature from an emailed link; without it the invoice's owner must be signed in. */
const documentInput = z.object({ id: z.string().max(60), key: z.string().max(200).optional() });

/** GET /sell/invoice/{id} */
export const getInvoice = endpoint({
  extension: 'documents',
  method: 'GET',
  path: '/sell/invoice/{id}',
  auth: 'public',
  input: documentInput,
  output: itemOf(invoiceSchema),
  isPrivate: true,
});

/** POST /sell/invoice/resendVoucher: emails an invoice's voucher to its holder again. */
export const resendVoucher = endpoint({
  extension: 'voucher-resends',
  method: 'POST',
  path: '/sell/invoice/resendVoucher',
  auth: 'public',
  input: documentInput,
  output: outcome(),
});

/**
 * GET /sell/invoice/tickets/{id}: an invoice's tickets. `key` may also be from a link to the tickets alone; the invoice then omits its
 * buyer.
 */
export const getTickets = endpoint({
  extension: 'documents',
  method: 'GET',
  path: '/sell/invoice/tickets/{id}',
  auth: 'public',
  input: documentInput,
  output: z.object({
    invoice: invoiceSchema,
    data: z.array(ticketSchema),
    /** Path of the PDF, one page per ticket; ''. */
    pdf_url: text(),
  }),
  isPrivate: true,
});

/**
 * Path below the base for a form without scripts: `POST /cognito/form/post/{id}`, application/x-www-form-urlencoded, with the fields by
 * name, `url` (the page's URL) and `website_address`. Responds with 303 to `url` with `form={id}` and `sent=1` or `form_error={code}`, or
 * to the payment page.
 */
export const FORM_POST_PATH = '/cognito/form/post';
/** Values of `form_error`. `fields` comes with `form_fields`, the names of the rejected fields. */
export const FORM_POST_ERRORS = ['fields', 'login', 'captcha', 'missing', 'busy', 'failed'] as const;

/** Path below the base of an invoice's PDF: `/sell/invoice/pdf/{id}?key=`. */
export const INVOICE_PDF_PATH = '/sell/invoice/pdf';
/** Path below the base of a credit note's PDF: `/sell/invoice/credit/{id}?key=`. */
export const CREDIT_NOTE_PDF_PATH = '/sell/invoice/credit';
/** Path below the base of the PDF of an invoice's tickets: `/sell/invoice/tickets/pdf/{id}?key=`. */
export const TICKETS_PDF_PATH = '/sell/invoice/tickets/pdf';
/** Path below the base of a voucher's PDF: `/cognito/giftVoucher/pdf/{id}?key=`. */
export const VOUCHER_PDF_PATH = '/cognito/giftVoucher/pdf';
/** Path below the base of a ticket's pass for Apple's wallet: `/sell/invoice/tickets/pass/{id}/{number}?key=`. */
export const TICKET_PASS_PATH = '/sell/invoice/tickets/pass';
/** Path below the base of a voucher's pass: `/cognito/giftVoucher/pass/{id}?key=`. */
export const VOUCHER_PASS_PATH = '/cognito/giftVoucher/pass';

export const PAYMENT_ENDPOINTS = {
  getFormChallenge,
  submitForm,
  checkPaid,
  creditCardSurchargeOf,
  paymentSurchargesOf,
  payVoucherNow,
  redeemVoucher,
  lookAtVoucher,
  resendVoucher,
  getInvoice,
  getTickets,
} as const;
