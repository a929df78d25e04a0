import { z } from 'zod';
import { extension, flag, html, id, list, maybe, maybeNumber, needed, text } from '../wire.ts';
import { groupRefSchema, videoSchema } from './news.ts';
import { imageSchema } from './image.ts';

/** Who or what a ticket admits. */
export const ADMISSIONS = ['adult', 'child', 'family', 'camping', 'paddock', 'parking', 'other'] as const;
export type Admission = (typeof ADMISSIONS)[number];

/**
 * Why a ticket isn't sold, however many are left: its round is postponed and has no new date yet, it's cancelled, or the ticket's last day is
 * over. Only the first may end.
 */
export const OFF_SALE_REASONS = ['postponed', 'cancelled', 'over'] as const;
export type OffSaleReason = (typeof OFF_SALE_REASONS)[number];

/** What a ticket is for. Days are y-MM-dd in New Zealand; all are '' for a ticket that isn't for a round. */
export const ticketEventSchema = z.object({
  /** Name of the round. */
  event: text(),
  /** Path of the round's page, without the leading slash. */
  round_url: text(),
  venue: text(),
  start_date: text(),
  end_date: text(),
  gates_open: text(),
  what_to_bring: text(),
  parking: text(),
});
export type TicketEvent = z.infer<typeof ticketEventSchema>;

/** The last day of a price, y-MM-dd in New Zealand, and the price after it in dollars; '' and null if it doesn't change. */
export const priceChange = () => ({
  price_until: extension('round-tickets', text()),
  later_price: extension('round-tickets', maybeNumber()),
});

/** A stock-keeping unit: one size or colour of a product. `price` is in dollars. */
export const skuSchema = z.object({
  id: id(),
  code: z.string(),
  name: text(),
  price: z.number(),
  in_stock: flag(),
  stock: extension('product-details', maybeNumber()),
  /** Of a ticket. */
  admission: extension('round-tickets', maybe(z.enum(ADMISSIONS))),
  ...priceChange(),
});
export type Sku = z.infer<typeof skuSchema>;

/** An add-on that a product can be bought with (printing, gift wrap). */
export const addonSchema = z.object({ id: id(), name: z.string(), price: z.number() });
export type Addon = z.infer<typeof addonSchema>;

/** A product of the shop (spec point 3). `price` is in dollars, `old_price` is the price before a special. */
export const productSchema = z.object({
  id: maybeNumber(),
  name: z.string(),
  title: text(),
  meta_description: text(),
  slug: needed(z.string()),
  blurb: text(),
  brand: text(),
  badge: text(),
  content: html(),
  price: z.number(),
  old_price: extension('product-details', maybeNumber()),
  images: list(imageSchema),
  image: maybe(imageSchema),
  in_stock: flag(),
  is_new: flag(),
  is_on_special: flag(),
  groups: list(groupRefSchema),
  primary_group: maybe(groupRefSchema),
  video: maybe(videoSchema),
  size_chart_image: maybe(imageSchema),
  skus: list(skuSchema),
  addons: list(addonSchema),
  groupaddons: list(addonSchema),
  /** Null unless it is a ticket. */
  ticket: extension('round-tickets', maybe(ticketEventSchema)),
  /** Null for a ticket that is on sale, even if it is sold out, and for any other product. Nothing of it is in stock otherwise. */
  off_sale: extension('round-tickets', maybe(z.enum(OFF_SALE_REASONS))),
  /** How many units of all its SKUs together one customer may buy; null for any number. */
  max_per_customer: extension('purchase-limits', maybeNumber()),
});
export type Product = z.infer<typeof productSchema>;
