import { z } from 'zod';
import {
  ending,
  extension,
  flag,
  html,
  id,
  list,
  maybe,
  maybeInstant,
  maybeNumber,
  needed,
  text,
} from '../wire.ts';
import { fileSchema, imageSchema } from './image.ts';

/** Colour ids for a block's text and background (spec point 9); '' is none. */
export const COLOUR_IDS = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];

/** Padding and margin steps, in quarters of a rem. */
export const SPACING_STEPS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;
/** Opacity and saturation options in percent (spec point 9). */
export const OPACITY_CHOICES = [10, 30, 50, 70, 90, 100] as const;
export const SATURATION_CHOICES = [0, 50, 100] as const;

/** Scroll animations that a block can have. */
export const SCROLL_ANIMATIONS = [
  'fade',
  'fade-up',
  'fade-down',
  'fade-left',
  'fade-right',
  'zoom-in',
  'zoom-out',
  'slide-up',
] as const;

/** Easings of those animations. */
export const SCROLL_EASINGS = [
  'linear',
  'ease',
  'ease-in',
  'ease-out',
  'ease-in-out',
  'ease-in-back',
  'ease-out-back',
  'ease-in-out-back',
  'ease-in-sine',
  'ease-out-sine',
  'ease-in-out-sine',
  'ease-in-quad',
  'ease-out-quad',
  'ease-in-out-quad',
  'ease-in-cubic',
  'ease-out-cubic',
  'ease-in-out-cubic',
  'ease-in-quart',
  'ease-out-quart',
  'ease-in-out-quart',
] as const;

/** A block of a page (spec point 3). `variables` holds the widget's settings as a JSON string. */
export const pageBlockSchema = z.object({
  id: z.union([z.number(), z.string()]),
  sort_order: z.number().default(0),
  name: text(),
  template: needed(z.string()),
  variables: text(),
  hidden: flag(),
  start_time: maybeInstant(),
  end_time: ending(maybeInstant()),
  text_colour: text(),
  background_colour: text(),
  padding_top: maybeNumber(),
  padding_bottom: maybeNumber(),
  padding_left: maybeNumber(),
  padding_right: maybeNumber(),
  margin_top: maybeNumber(),
  margin_bottom: maybeNumber(),
  margin_left: maybeNumber(),
  margin_right: maybeNumber(),
  full_width: flag(),
  background_image: maybe(imageSchema),
  background_image_fixed: flag(),
  background_image_opacity: maybeNumber(),
  background_image_saturation: maybeNumber(),
  background_video: maybe(fileSchema),
  background_video_id: text(),
  aos_type: text(),
  aos_easing: text(),
  aos_offset: maybeNumber(),
  aos_duration: maybeNumber(),
  aos_delay: maybeNumber(),
  anchor_name: text(),
  editing: flag(),
  deleted: flag(),
});
export type PageBlock = z.infer<typeof pageBlockSchema>;

/** A page of the current model (spec point 3). `url` is its first path segment; the start page is 'home'. */
export const cmsPageSchema = z.object({
  id: id(),
  name: z.string(),
  url: needed(z.string()),
  updated_at: z.string(),
  content: html(),
  /** Anonymous visitors are sent to /login (spec point 6), and get neither text nor blocks. */
  requires_login: extension('members-pages', flag()),
  pageContents: list(pageBlockSchema),
});
export type CmsPage = z.infer<typeof cmsPageSchema>;

/** An entry in the page list: enough to look up a page and to notice that it changed. */
export const cmsPageSummarySchema = cmsPageSchema.pick({ id: true, name: true, url: true, updated_at: true });

/** A widget inside a block of the older page model (spec point 3). `templatevar` holds display options as a JSON string. */
export const rowWidgetSchema = z.object({
  id: z.union([z.number(), z.string()]),
  template: needed(z.string()),
  type: text(),
  templatevar: text(),
  outer: text(),
  sort: text(),
  limit: z.number().int().default(100),
  offset: z.number().int().default(0),
  items_per_page: maybeNumber(),
  first_label: text(),
  previous_label: text(),
  next_label: text(),
  last_label: text(),
  widget_is_visible: z.union([z.literal(0), z.literal(1)]).default(1),
  hidden_before: maybeInstant(),
  hidden_after: ending(maybeInstant()),
});
export type RowWidget = z.infer<typeof rowWidgetSchema>;

/** A block in a row: `width` and `offset` are in twelfths of the row. */
export const rowBlockSchema = z.object({
  id: z.union([z.number(), z.string()]),
  title: text(),
  width: z.number().int().min(1).max(12).default(12),
  offset: z.number().int().min(0).max(11).default(0),
  widgets: list(rowWidgetSchema),
});
export type RowBlock = z.infer<typeof rowBlockSchema>;

export const pageRowSchema = z.object({
  id: z.union([z.number(), z.string()]),
  type: z.enum(['columns', 'tabs']).default('columns'),
  blocks: list(rowBlockSchema),
});
export type PageRow = z.infer<typeof pageRowSchema>;

/** A page of the older model (spec point 3). `slug` is its path. */
export const rowPageSchema = z.object({
  id: id(),
  name: z.string(),
  slug: needed(z.string()),
  title: text(),
  meta_description: text(),
  sitemap_model: text(),
  sitemap_group_model: text(),
  content: html(),
  rows: list(pageRowSchema),
  updated_at: z.string(),
});
export type RowPage = z.infer<typeof rowPageSchema>;
