import { z } from 'zod';
import { flag, id, list, maybe, maybeNumber, text } from '../wire.ts';
import { addressSchema } from './account.ts';
import { imageSchema } from './image.ts';
import { addonSchema } from './shop.ts';

/** A cart line (spec point 3). `price` and `subtotal` are in dollars; `can_purchase_qty` is the maximum that stock allows. */
export const cartItemSchema = z.object({
  id: id(),
  /** The product's slug. */
  url: text(),
  name: z.string(),
  product_name: text(),
  sku_id: id(),
  sku: z.object({ code: z.string() }),
  addons: list(addonSchema),
  qty: z.number().int().positive(),
  price: z.number(),
  image: maybe(imageSchema),
  img: maybe(z.object({ url: z.string(), webp_url: text(), placeholder: text() })),
  subtotal: z.number(),
  can_purchase_qty: z.number().int(),
});
export type CartItem = z.output<typeof cartItemSchema>;

/** A payment method for orders. */
export const PAYMENT_TYPES = ['card', 'credit'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** A cart (spec point 3). Amounts are in dollars and include tax; `total_tax` is the tax within `total_amount`. */
export const cartSchema = z.object({
  item_count: z.number().int(),
  items: list(cartItemSchema),
  subtotal: z.number(),
  /** Key of an anonymous cart, stored by the browser and sent as `session`. */
  sessionKey: z.string(),
  all_in_stock: flag(),
  promotion_code: text(),
  discount_amount: z.number().default(0),
  shipping_amount: z.number().default(0),
  shipping_address: maybe(addressSchema),
  shipping_type: maybeNumber(),
  total_amount: z.number(),
  total_tax: z.number().default(0),
  payment_types: list(z.enum(PAYMENT_TYPES)),
});
export type Cart = z.output<typeof cartSchema>;

/** A delivery method (spec point 3). `amount` is in dollars. */
export const shippingQuoteSchema = z.object({
  shipping_type_id: id(),
  shipping_name: z.string(),
  amount: z.number(),
  is_pick_up: flag(),
});
export type ShippingQuote = z.output<typeof shippingQuoteSchema>;
