import type { z } from 'zod';
import type { BlockDefinition } from '../../lib/contract/block.ts';
import type {
  ColourId,
  OPACITY_CHOICES,
  SATURATION_CHOICES,
  SCROLL_ANIMATIONS,
  SPACING_STEPS,
} from '../../lib/contract/entities/page.ts';
import type { Picture } from '../pictures.ts';

/** A record shown by a block, before it has an id. */
export interface RecordReference {
  refersTo: 'forms' | 'galleries' | 'links' | 'videos';
  slug: string;
}

/** A setting in the demo's pages: records by slug, pictures by name, everything else as in the contract. */
type DemoSetting<T> = null extends T
  ? NonNullable<T> extends { file: string }
    ? RecordReference | null
    : NonNullable<T> extends { id: number }
      ? null
      : NonNullable<T> extends { url: string }
        ? Picture | null
        : RecordReference | null
  : T;

/** A block's settings; all have defaults in the contract. */
export type DemoVariables<B extends BlockDefinition> = {
  [K in keyof z.input<B['settings']>]?: DemoSetting<z.input<B['settings']>[K]>;
};

type Spacing = (typeof SPACING_STEPS)[number];

/** Display settings that every block has (spec point 3, page block). */
export interface DemoDisplay {
  name?: string;
  hidden?: boolean;
  text_colour?: ColourId;
  background_colour?: ColourId;
  padding_top?: Spacing;
  padding_bottom?: Spacing;
  padding_left?: Spacing;
  padding_right?: Spacing;
  margin_top?: Spacing;
  margin_bottom?: Spacing;
  full_width?: boolean;
  background_image?: Picture;
  background_image_fixed?: boolean;
  background_image_opacity?: (typeof OPACITY_CHOICES)[number];
  background_image_saturation?: (typeof SATURATION_CHOICES)[number];
  background_video_id?: RecordReference;
  aos_type?: (typeof SCROLL_ANIMATIONS)[number];
  aos_duration?: number;
  aos_delay?: number;
  anchor_name?: string;
}

export interface DemoBlock {
  definition: BlockDefinition;
  variables: Readonly<Record<string, unknown>>;
  display: DemoDisplay;
}

export interface DemoPage {
  /** First path segment; 'home' is the start page. */
  url: string;
  name: string;
  /** The page as plain text, for clients without block support. */
  content: string;
  seo_title: string;
  seo_meta_description: string;
  blocks: DemoBlock[];
}

export interface DemoRowWidget {
  definition: BlockDefinition;
  variables: Readonly<Record<string, unknown>>;
  limit?: number;
  offset?: number;
  items_per_page?: number;
  sort?: string;
  first_label?: string;
  previous_label?: string;
  next_label?: string;
  last_label?: string;
  hidden_after?: string;
}

/** A page of the older model. */
export interface DemoRowPage {
  slug: string;
  name: string;
  title: string;
  meta_description: string;
  content: string;
  rows: {
    type: 'columns' | 'tabs';
    blocks: { title: string; width: number; offset: number; widgets: DemoRowWidget[] }[];
  }[];
}

/** A block whose settings the compiler checks against the contract. */
export function block<B extends BlockDefinition>(
  definition: B,
  variables: DemoVariables<B> = {},
  display: DemoDisplay = {},
): DemoBlock {
  return { definition, variables, display };
}

/** A widget of the older model, checked the same way. */
export function rowWidget<B extends BlockDefinition>(
  definition: B,
  variables: DemoVariables<B> = {},
  more: Omit<DemoRowWidget, 'definition' | 'variables'> = {},
): DemoRowWidget {
  return { definition, variables, ...more };
}

export const refersTo = (kind: RecordReference['refersTo'], slug: string): RecordReference => ({
  refersTo: kind,
  slug,
});

/** Top and bottom padding, in the contract's steps. */
export const spaced = (padding: Spacing, more: DemoDisplay = {}): DemoDisplay => ({
  padding_top: padding,
  padding_bottom: padding,
  ...more,
});
