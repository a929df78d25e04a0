import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { addressInputSchema } from '../entities/account.ts';
import { cartSchema, PAYMENT_TYPES, shippingQuoteSchema } from '../entities/cart.ts';
import { skuSchema } from '../entities/shop.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_ORDER_NOTE, MAX_QTY } from '../limits.ts';
import { wireInt } from '../wire.ts';

/** Key of an anonymous cart; '' asks for a new one. A signed-in customer's cart needs none. */
const session = () =>
  z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default('');
const qty = () => z.number().int().min(1).max(MAX_QTY);
const promotionCode = () => z.string().trim().max(40).default('');

/** POST /sell/cart/cartAdd: `sku` is a sku's id, `addons` the ids of additions. Answers the cart. */
export const cartAdd = endpoint({
  method: 'POST',
  path: '/sell/cart/cartAdd',
  auth: 'public',
  input: z.object({
    sku: wireInt({ min: 1 }),
    qty: qty().default(1),
    addons: z
      .array(wireInt({ min: 1 }))
      .max(20)
      .default([]),
    session: session(),
  }),
  output: cartSchema,
});

/** POST /sell/cart/cartRemove: `id` is the line's. */
export const cartRemove = endpoint({
  method: 'POST',
  path: '/sell/cart/cartRemove',
  auth: 'public',
  input: z.object({ id: wireInt({ min: 1 }), session: session() }),
  output: cartSchema,
});

/** POST /sell/cart/cartUpdate: the line's new quantity. */
export const cartUpdate = endpoint({
  method: 'POST',
  path: '/sell/cart/cartUpdate',
  auth: 'public',
  input: z.object({ id: wireInt({ min: 1 }), qty: qty(), session: session() }),
  output: cartSchema,
});

/** POST /sell/cart/mergeCart: puts an anonymous cart into the customer's. */
export const mergeCart = endpoint({
  method: 'POST',
  path: '/sell/cart/mergeCart',
  auth: 'user',
  input: z.object({ session: session() }),
  output: cartSchema,
});

/** POST /sell/cart/getCart: `shipping_type` is a quote's id, `shipping_address` a saved address's. */
export const getCart = endpoint({
  method: 'POST',
  path: '/sell/cart/getCart',
  auth: 'public',
  input: z.object({
    session: session(),
    promotion_code: promotionCode(),
    shipping_type: wireInt({ min: 1 }).nullish(),
    shipping_address: wireInt({ min: 1 }).nullish(),
  }),
  output: cartSchema,
});

/** POST /sell/cart/shippingQuote: quotes for a place. */
export const shippingQuote = endpoint({
  method: 'POST',
  path: '/sell/cart/shippingQuote',
  auth: 'public',
  input: z.object({
    session: session(),
    suburb: z.string().trim().max(80).default(''),
    postcode: z.string().trim().max(12),
    country: z.string().trim().max(80).default(''),
  }),
  output: z.array(shippingQuoteSchema),
});

/** POST /sell/cart/requestShippingQuote: asks the seller for a quote by mail, where none is listed for a place. */
export const requestShippingQuote = endpoint({
  method: 'POST',
  path: '/sell/cart/requestShippingQuote',
  auth: 'public',
  input: z.object({ session: session(), address: addressInputSchema }),
  output: z.object({ success: z.boolean(), message: z.string().default('') }),
});

/**
 * POST /sell/cart/submitOrder: `address` is a saved address's id (none for pick-up), `url` where to come back to. A `payment`
 * is where the browser goes next; '' when nothing is left to pay.
 */
export const submitOrder = endpoint({
  method: 'POST',
  path: '/sell/cart/submitOrder',
  auth: 'user',
  input: z.object({
    address: wireInt({ min: 1 }).nullable(),
    shipping_option_id: wireInt({ min: 1 }),
    paymentGateway: z.enum(PAYMENT_TYPES),
    note: z.string().trim().max(MAX_ORDER_NOTE).default(''),
    promotion_code: promotionCode(),
    url: z.string().max(2000),
    /** Made once by the browser for one press of the button: the same again answers the same order. */
    idempotency_key: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    /** Uses the customer's credit first, what is left is paid by card; `credit` as `paymentGateway` means the same. */
    use_credit: z.boolean().default(false),
    /** Language of mails and of the payment page. */
    language: z.enum(LANGUAGES).optional(),
  }),
  output: z.object({
    success: z.boolean(),
    payment: z.string().default(''),
    message: z.string().default(''),
    order_id: z.number().int().nullish(),
    /** Of an order that credit paid for in full. */
    invoice_id: z.number().int().nullish(),
  }),
});

/** POST /sell/cart/searchsku: the skus of a product that fit the chosen variations and additions. */
export const searchSku = endpoint({
  method: 'POST',
  path: '/sell/cart/searchsku',
  auth: 'public',
  input: z.object({
    product: wireInt({ min: 1 }),
    variations: z.array(z.string().max(80)).max(20).default([]),
    addons: z
      .array(wireInt({ min: 1 }))
      .max(20)
      .default([]),
  }),
  output: z.object({ data: z.array(skuSchema) }),
});

export const CART_ENDPOINTS = {
  cartAdd,
  cartRemove,
  cartUpdate,
  mergeCart,
  getCart,
  shippingQuote,
  requestShippingQuote,
  submitOrder,
  searchSku,
} as const;
