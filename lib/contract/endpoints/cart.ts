import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { addressInputSchema } from '../entities/account.ts';
import { cartSchema, shippingQuoteSchema, waitingRoomSchema } from '../entities/cart.ts';
import { skuSchema } from '../entities/shop.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_QTY } from '../limits.ts';
import { extension, flag, wireId } from '../wire.ts';
import { outcome } from './params.ts';

/** Key of an anonymous cart; '' requests a new one. A signed-in customer's cart needs none. */
export const cartSession = () =>
  z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default('');
const qty = () => z.number().int().min(1).max(MAX_QTY);
/** A promotion code; '' for none; if omitted, the one stored with the cart. */
export const promotionCode = () => z.string().trim().max(40).optional();

const postcode = () => z.string().trim().max(12);
const country = () => z.string().trim().max(80).default('');

/** The browser's waiting-room ticket; '' for none. */
export const roomTicket = () => z.string().max(120).default('');

/** POST /sell/cart/cartAdd: `sku` is a SKU's id, `addons` are ids of add-ons. Returns the cart. */
export const cartAdd = endpoint({
  method: 'POST',
  path: '/sell/cart/cartAdd',
  auth: 'public',
  input: z.object({
    sku: wireId(),
    qty: qty().default(1),
    addons: z.array(wireId()).max(20).default([]),
    session: cartSession(),
  }),
  output: cartSchema,
});

/** POST /sell/cart/cartRemove: `id` is the line's. */
export const cartRemove = endpoint({
  method: 'POST',
  path: '/sell/cart/cartRemove',
  auth: 'public',
  input: z.object({ id: wireId(), session: cartSession() }),
  output: cartSchema,
});

/** POST /sell/cart/cartUpdate: the line's new quantity. */
export const cartUpdate = endpoint({
  method: 'POST',
  path: '/sell/cart/cartUpdate',
  auth: 'public',
  input: z.object({ id: wireId(), qty: qty(), session: cartSession() }),
  output: cartSchema,
});

/** POST /sell/cart/mergeCart: merges an anonymous cart into the customer's. */
export const mergeCart = endpoint({
  method: 'POST',
  path: '/sell/cart/mergeCart',
  auth: 'user',
  input: z.object({ session: cartSession() }),
  output: cartSchema,
});

/**
 * POST /sell/cart/getCart: `shipping_type` is a quote's id, `shipping_address` a saved address's. The cart stores them and the promotion
 * code, and later responses include them: null or '' clears one, omitted ones are unchanged.
 */
export const getCart = endpoint({
  method: 'POST',
  path: '/sell/cart/getCart',
  auth: 'public',
  input: z.object({
    session: cartSession(),
    promotion_code: promotionCode(),
    /** Whether the code was just typed: after too many wrong ones the call fails. Otherwise a wrong code is silently dropped. */
    promotion_typed: extension('promotion-typed', z.boolean().default(false)),
    shipping_type: wireId().nullish(),
    shipping_address: wireId().nullish(),
    /** An anonymous cart's destination, for the price of its delivery. It isn't stored. */
    shipping_place: extension(
      'guest-orders',
      z.object({ postcode: postcode(), country: country() }).optional(),
    ),
  }),
  output: cartSchema,
});

/** POST /sell/cart/shippingQuote: delivery quotes for a destination. */
export const shippingQuote = endpoint({
  method: 'POST',
  path: '/sell/cart/shippingQuote',
  auth: 'public',
  input: z.object({
    session: cartSession(),
    suburb: z.string().trim().max(80).default(''),
    postcode: postcode(),
    country: country(),
  }),
  output: z.array(shippingQuoteSchema),
});

/** POST /sell/cart/requestShippingQuote: emails the seller to ask for a quote if none is available for a destination. */
export const requestShippingQuote = endpoint({
  method: 'POST',
  path: '/sell/cart/requestShippingQuote',
  auth: 'public',
  input: z.object({ session: cartSession(), address: addressInputSchema }),
  output: outcome(),
});

/**
 * POST /sell/order/sendLinks: emails links to what was bought with an address. The answer is the same for any address.
 */
export const sendOrderLinks = endpoint({
  method: 'POST',
  path: '/sell/order/sendLinks',
  auth: 'none',
  input: z.object({ email: z.email().max(254), language: z.enum(LANGUAGES).optional() }),
  output: outcome(),
  extension: 'guest-orders',
});

/**
 * POST /sell/product/tellMe: one email when a SKU is available again. An address that isn't the caller's own has to be confirmed by email
 * first. The answer is the same for any address.
 */
export const tellMe = endpoint({
  method: 'POST',
  path: '/sell/product/tellMe',
  auth: 'public',
  input: z.object({
    sku: wireId(),
    email: z.email().max(254),
    language: z.enum(LANGUAGES).optional(),
  }),
  output: outcome(),
  extension: 'stock-alerts',
});

/** A SKU with the quantity that the calling cart could still have, without tickets reserved by other carts. */
const freeSkuSchema = skuSchema.extend({
  /** Whether other carts have reserved some of it. */
  is_held_by_others: extension('held-tickets', flag()),
});
export type FreeSku = z.infer<typeof freeSkuSchema>;

/** POST /sell/cart/searchsku: a product's SKUs that match the chosen variations and add-ons. */
export const searchSku = endpoint({
  method: 'POST',
  path: '/sell/cart/searchsku',
  auth: 'public',
  input: z.object({
    product: wireId(),
    variations: z.array(z.string().max(80)).max(20).default([]),
    addons: z.array(wireId()).max(20).default([]),
    session: extension('held-tickets', cartSession()),
  }),
  output: z.object({ data: z.array(freeSkuSchema) }),
});

/** GET /sell/waitingRoom: takes a place in the queue, or lets the visitor in. A place lapses unless this is called now and then. */
export const getWaitingRoom = endpoint({
  method: 'GET',
  path: '/sell/waitingRoom',
  auth: 'none',
  input: z.object({ ticket: roomTicket() }),
  output: waitingRoomSchema,
  extension: 'waiting-room',
  isPrivate: true,
});

/** POST /sell/leaveWaitingRoom: gives up a place or a turn. */
export const leaveWaitingRoom = endpoint({
  method: 'POST',
  path: '/sell/leaveWaitingRoom',
  auth: 'none',
  input: z.object({ ticket: roomTicket() }),
  output: z.object({ success: z.boolean() }),
  extension: 'waiting-room',
});

export const CART_ENDPOINTS = {
  cartAdd,
  cartRemove,
  cartUpdate,
  mergeCart,
  getCart,
  shippingQuote,
  requestShippingQuote,
  sendOrderLinks,
  tellMe,
  searchSku,
  getWaitingRoom,
  leaveWaitingRoom,
} as const;
