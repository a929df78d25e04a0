import { z } from 'zod';
import { SMALL_REST_RULES } from '../split-payment.ts';
import {
  extension,
  flag,
  id,
  list,
  maybe,
  maybeInstant,
  maybeNumber,
  needed,
  otherwise,
  strict,
  text,
} from '../wire.ts';
import { addressSchema } from './account.ts';
import { imageSchema, otherPictureUrl, pictureUrl } from './image.ts';
import { addonSchema, priceChange, ticketEventSchema } from './shop.ts';

/** A product's limit per customer. */
const customerLimitSchema = z.object({
  max: z.number().int(),
  /** How many the customer has bought before; 0 for an anonymous cart. */
  bought: z.number().int(),
  /** Whether the line's `can_purchase_qty` comes from this limit rather than from stock. */
  is_deciding: flag(),
});

/** A cart line (spec point 3). `price` and `subtotal` are in dollars; `can_purchase_qty` is the maximum that stock and limit allow. */
export const cartItemSchema = z.object({
  id: id(),
  /** The product's slug. */
  url: text(),
  name: z.string(),
  product_name: text(),
  sku_id: id(),
  sku: otherwise(z.object({ code: z.string() }), () => ({ code: '' })),
  addons: list(addonSchema),
  qty: z.number().int().positive(),
  price: z.number(),
  image: maybe(imageSchema),
  img: maybe(z.object({ url: pictureUrl(), webp_url: otherPictureUrl(), placeholder: text() })),
  subtotal: z.number(),
  can_purchase_qty: otherwise(z.number().int(), ({ qty }) => qty),
  ...priceChange(),
  /** Null unless it is a ticket. */
  ticket: extension('round-tickets', maybe(ticketEventSchema)),
  /** Until when the line's tickets are held for this cart; null if they aren't. */
  held_until: extension('held-tickets', maybeInstant()),
  /** Whether the line exceeds what is left only because other carts hold some. */
  is_held_by_others: extension('held-tickets', flag()),
  /** Null without one. */
  customer_limit: extension('purchase-limits', maybe(customerLimitSchema)),
});
export type CartItem = z.output<typeof cartItemSchema>;

/**
 * Why something left a cart: its event was cancelled, was postponed or is over, the shop doesn't sell it any more, or two carts that became
 * one had more of it than one customer can buy.
 */
export const REMOVAL_REASONS = ['cancelled', 'postponed', 'over', 'not_for_sale', 'too_few'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** Something that was removed from a cart, or some of it. */
export const removedItemSchema = z.object({
  /** '' if nobody knows it any more. */
  name: text(),
  reason: otherwise(z.enum(REMOVAL_REASONS), () => 'not_for_sale'),
  /** How many of it stay in the cart; missing for none. */
  left: z.number().int().positive().optional(),
});
export type RemovedItem = z.output<typeof removedItemSchema>;

/** A payment method for orders. */
export const PAYMENT_TYPES = ['card', 'credit'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** A cart (spec point 3). Amounts are in dollars and include tax; `total_tax` is the tax within `total_amount`. */
export const cartSchema = z.object({
  item_count: z.number().int(),
  /** A line that can't be read would be missing in the total that is shown. */
  items: strict(list(cartItemSchema)),
  /** What this call removed; the next one doesn't mention it. */
  removed_items: extension('removed-items', list(removedItemSchema)),
  subtotal: z.number(),
  /** Key of an anonymous cart, stored by the browser and sent as `session`. */
  sessionKey: needed(z.string()),
  all_in_stock: flag(),
  promotion_code: text(),
  /** Whether the code has no effect because the customer has used it as often as allowed. */
  is_promotion_used_up: extension('purchase-limits', flag()),
  discount_amount: strict(z.number().default(0)),
  shipping_amount: strict(z.number().default(0)),
  shipping_address: maybe(addressSchema),
  shipping_type: maybeNumber(),
  total_amount: z.number(),
  total_tax: strict(z.number().default(0)),
  payment_types: list(z.enum(PAYMENT_TYPES)),
  /** The smallest card payment, in dollars, and what happens to a smaller remainder. */
  card_minimum: extension('card-minimum', z.number().default(0)),
  small_rest: extension('card-minimum', z.enum(SMALL_REST_RULES).default('keep_credit')),
  /** Whether ordering it needs a turn from the waiting room. */
  needs_turn: extension('waiting-room', flag()),
  /** False for tickets alone: they are emailed, and their order has neither address nor delivery method. */
  needs_delivery: extension('email-delivery', z.boolean().default(true)),
});
export type Cart = z.output<typeof cartSchema>;

/**
 * What a visitor of the waiting room sees: `early` before the sale, `waiting`, `inside` during their turn, `sold_out`, or `open` if nobody
 * has to wait. Title and lines are in the caller's language.
 */
export const waitingRoomSchema = z.object({
  state: z.enum(['open', 'early', 'waiting', 'inside', 'sold_out']),
  /** The visitor's place, which the browser stores and sends the next time; '' for none. */
  ticket: text(),
  /** From 1; 0 without a place. */
  place: z.number().int(),
  /** How much of the turn is left. */
  left_seconds: z.number().int(),
  /** How long to wait before the next call. */
  poll_seconds: z.number().int().positive(),
  title: text(),
  lines: list(z.string()),
});
export type WaitingRoom = z.output<typeof waitingRoomSchema>;

/** A delivery method (spec point 3). `amount` is in dollars. */
export const shippingQuoteSchema = z.object({
  shipping_type_id: id(),
  shipping_name: z.string(),
  amount: z.number(),
  is_pick_up: flag(),
});
export type ShippingQuote = z.output<typeof shippingQuoteSchema>;
