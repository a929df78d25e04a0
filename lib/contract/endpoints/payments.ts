import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { PAYMENT_TYPES } from '../entities/cart.ts';
import { INVOICE_KINDS, invoiceSchema, ticketSchema } from '../entities/documents.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_FORM_FILES } from '../limits.ts';
import { amountInput } from '../money.ts';
import { isVoucherAmount, VOUCHER_MAX, VOUCHER_MIN } from '../voucher.ts';
import { text, wireInt } from '../wire.ts';

/** Answer of every call that may lead to a payment page: `payment` is its address, '' when there is nothing to pay. */
const payable = z.object({
  success: z.boolean(),
  message: z.string().default(''),
  error: z.string().default(''),
  payment: z.string().default(''),
});

/** Language of mails and of the payment page; the customer's, or the site's default, where left out. */
const language = () => z.enum(LANGUAGES).optional();

/** Name of the parameter that a payment page adds to the address it returns to (spec point 4). */
export const PAYMENT_TOKEN_PARAMETER = 'payum_token';

/** Largest body of a form with files, in bytes. */
export const FORM_BODY_BYTES = 12 * 1024 * 1024;

/** Longest answer as a text: a signature drawn on a large sheet. How long what is typed may be, its field says in words. */
const ANSWER_LENGTH = 1_000_000;

/** A file that a form carries; `content` is a data URI. */
export const formFileSchema = z.object({ name: z.string().max(200), content: z.string() });

/** GET /cognito/form/challenge/{id}: the proof of work that a form with `use_captcha` asks for. */
export const getFormChallenge = endpoint({
  method: 'GET',
  path: '/cognito/form/challenge/{id}',
  auth: 'none',
  input: z.object({ id: wireInt({ min: 1 }) }),
  output: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    signature: z.string(),
    /** Largest number that can be the answer. */
    maxnumber: z.number().int(),
  }),
});

/**
 * POST /cognito/form/submit/{id}: `data` maps field names to values, `url` is the current address. A field that is not
 * accepted is named in the failure's `fields`.
 */
export const submitForm = endpoint({
  method: 'POST',
  path: '/cognito/form/submit/{id}',
  auth: 'public',
  input: z.object({
    id: wireInt({ min: 1 }),
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
    /** The solved challenge (base64 of JSON), where the form asks for it. */
    captcha: z.string().max(4000).optional(),
    /** A field that people do not see: what fills it in is no person. */
    website_address: z.string().max(500).optional(),
    idempotency_key: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    language: language(),
  }),
  output: payable,
  maxBodyBytes: FORM_BODY_BYTES,
});

const paidPaymentSchema = z.object({
  id: z.number().int(),
  purpose: z.enum(INVOICE_KINDS).nullish(),
  status: z.enum(['open', 'paid', 'failed', 'expired', 'refunded']).nullish(),
  invoice_id: z.number().int().nullish(),
  invoice_key: text(),
  /** The order that was paid, for `purpose` order. */
  order_id: z.number().int().nullish(),
  /** The form that was sent, for `purpose` form. */
  form_id: z.number().int().nullish(),
  /** Path of the voucher as a PDF, for an hour after it was paid; ''. */
  voucher_pdf_url: text(),
});

/**
 * GET /cognito/payment/checkPaid: `url` is the base64 of the current address. `payment` names the payment, paid or not, with the
 * invoice that was made for it and a signature that opens it (`/invoice/{invoice_id}?key={invoice_key}`); null for a token that
 * belongs to none.
 */
export const checkPaid = endpoint({
  method: 'GET',
  path: '/cognito/payment/checkPaid',
  auth: 'none',
  input: z.object({ url: z.string().max(4000), payum_token: z.string().min(1).max(200) }),
  output: z.object({ success: z.boolean(), payment: paidPaymentSchema.nullable() }),
});

const surchargeInput = z.object({ amount: amountInput() });

/** POST /cognito/payment/creditCardSurchargeOf: what paying `amount` dollars by card costs on top, in dollars. */
export const creditCardSurchargeOf = endpoint({
  method: 'POST',
  path: '/cognito/payment/creditCardSurchargeOf',
  auth: 'none',
  input: surchargeInput,
  output: z.object({ surcharge: z.number() }),
});

/** POST /cognito/payment/paymentSurchargesOf: the same for each way of paying. */
export const paymentSurchargesOf = endpoint({
  method: 'POST',
  path: '/cognito/payment/paymentSurchargesOf',
  auth: 'none',
  input: surchargeInput,
  output: z.object({
    data: z.array(z.object({ payment_type: z.enum(PAYMENT_TYPES), surcharge: z.number() })),
  }),
});

/** POST /cognito/giftVoucher/payNow: `amount` is in dollars. */
export const payVoucherNow = endpoint({
  method: 'POST',
  path: '/cognito/giftVoucher/payNow',
  auth: 'public',
  input: z.object({
    theme_id: wireInt({ min: 1 }),
    amount: z.custom<number>(isVoucherAmount, { params: { min: VOUCHER_MIN, max: VOUCHER_MAX } }),
    url: z.string().max(2000),
    /** Where the voucher is mailed to; a signed-in customer's own address where left out. */
    email: z.email().max(254).optional(),
    /** The block that the voucher is bought in: its settings say which amounts are sold. */
    block_id: z.string().max(60).optional(),
    idempotency_key: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    language: language(),
  }),
  output: payable,
});

/** POST /cognito/giftVoucher/redeem: puts a voucher's amount to the customer's credit. */
export const redeemVoucher = endpoint({
  method: 'POST',
  path: '/cognito/giftVoucher/redeem',
  auth: 'user',
  input: z.object({ code: z.string().trim().max(60) }),
  output: z.object({ success: z.boolean(), message: z.string().default('') }),
});

/** POST /cognito/giftVoucher/look: amount in dollars and last day (y-MM-dd) of a code that can still be redeemed. */
export const lookAtVoucher = endpoint({
  method: 'POST',
  path: '/cognito/giftVoucher/look',
  auth: 'public',
  input: z.object({ code: z.string().trim().min(1).max(60) }),
  output: z.object({ amount: z.number(), expires_on: z.iso.date() }),
});

/** `key` is the signature of a mailed link; without it the invoice's owner must be signed in. */
const documentInput = z.object({ id: z.string().max(60), key: z.string().max(200).optional() });

/** GET /sell/invoice/{id} */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/sell/invoice/{id}',
  auth: 'public',
  input: documentInput,
  output: itemOf(invoiceSchema),
});

/** GET /sell/invoice/tickets/{id}: the tickets that an invoice paid for. */
export const getTickets = endpoint({
  method: 'GET',
  path: '/sell/invoice/tickets/{id}',
  auth: 'public',
  input: documentInput,
  output: z.object({ invoice: invoiceSchema, data: z.array(ticketSchema) }),
});

/**
 * Path below the base of a form without scripts: `POST /cognito/form/post/{id}`, application/x-www-form-urlencoded, with the fields
 * by name, `url` (address of the page) and `website_address`. Answers 303 to `url` with `form={id}` and `sent=1` or
 * `form_error={code}`, or to the payment page.
 */
export const FORM_POST_PATH = '/cognito/form/post';
/** Codes of `form_error`. `fields` comes with `form_fields`, the names of the fields that are not accepted. */
export const FORM_POST_ERRORS = ['fields', 'login', 'captcha', 'missing', 'busy', 'failed'] as const;

/** Path below the base of an invoice as a PDF: `/sell/invoice/pdf/{id}?key=`. */
export const INVOICE_PDF_PATH = '/sell/invoice/pdf';
/** Path below the base of a voucher as a PDF: `/cognito/giftVoucher/pdf/{id}?key=`. */
export const VOUCHER_PDF_PATH = '/cognito/giftVoucher/pdf';

export const PAYMENT_ENDPOINTS = {
  getFormChallenge,
  submitForm,
  checkPaid,
  creditCardSurchargeOf,
  paymentSurchargesOf,
  payVoucherNow,
  redeemVoucher,
  lookAtVoucher,
  getInvoice,
  getTickets,
} as const;
