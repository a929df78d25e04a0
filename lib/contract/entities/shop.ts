import { z } from 'zod';
import { extension, flag, html, id, list, maybe, maybeNumber, needed, text } from '../wire.ts';
import { groupRefSchema, videoSchema } from './news.ts';
import { imageSchema } from './image.ts';

/** A stock-keeping unit: one size or colour of a product. `price` is in dollars. */
export const skuSchema = z.object({
  id: id(),
  code: z.string(),
  name: text(),
  price: z.number(),
  in_stock: flag(),
  stock: extension('product-details', maybeNumber()),
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
});
export type Product = z.infer<typeof productSchema>;
