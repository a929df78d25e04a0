import { z } from 'zod';
import { OPACITY_CHOICES, SATURATION_CHOICES } from './entities/page.ts';
import { fileSchema, imageSchema } from './entities/image.ts';

/** The settings of one widget: its template name and the schema of the JSON in a block's `variables` field. */
export type BlockDefinition<T extends string = string, S extends z.ZodObject = z.ZodObject> = {
  readonly template: T;
  /** Name for editors. */
  readonly label: string;
  readonly settings: S;
};

export type BlockSettings<B extends BlockDefinition> = z.output<B['settings']>;
/** What a writer of `variables` may put in: everything has a default, so every key is optional. */
export type BlockVariables<B extends BlockDefinition> = z.input<B['settings']>;

/**
 * Declares a block. Both programs use it: the site reads settings with it, the content backend makes the editor's fields
 * and the JSON from it.
 */
export function block<T extends string, S extends z.ZodObject>(
  template: T,
  label: string,
  settings: S,
): BlockDefinition<T, S> {
  return { template, label, settings };
}

/* Setting kinds. Each accepts what older records hold ('1', 1, 'true') and has a default, so that {} is a valid setting. */

const asFlag = z.union([
  z.boolean(),
  z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1),
  z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true'),
]);

export const setting = {
  text: (fallback = '') => z.string().default(fallback),
  /** HTML; sanitised before it is rendered. */
  html: () => z.string().default(''),
  flag: (fallback = false) => asFlag.default(fallback),
  number: (fallback: number, min: number, max: number) =>
    z.coerce.number<number | string>().min(min).max(max).default(fallback),
  choice: <const C extends readonly [string, ...string[]]>(choices: C, fallback: C[number]) =>
    z.enum(choices).default(fallback),
  percent: (choices: readonly number[], fallback: number) =>
    z.coerce
      .number<number | string>()
      .refine((value) => choices.includes(value))
      .default(fallback),
  image: () => imageSchema.nullable().default(null),
  file: () => fileSchema.nullable().default(null),
  /** A record's id, or null for none. */
  reference: () => z.coerce.number<number | string>().int().positive().nullable().default(null),
  /** A group's url name, or '' for all. */
  group: () => z.string().default(''),
} as const;

/** Overlay colours of spec point 9, white being the default. */
export const OVERLAY_COLOURS = ['white', 'black', 'brand', 'success', 'info', 'warning', 'danger'] as const;
export const TEXT_COLOURS = ['white', 'black'] as const;
export const BUTTON_COLOURS = [
  'brand',
  'primary',
  'secondary',
  'white',
  'black',
  'success',
  'info',
  'warning',
  'danger',
] as const;
export const opacity = (fallback: number) => setting.percent(OPACITY_CHOICES, fallback);
export const saturation = (fallback: number) => setting.percent(SATURATION_CHOICES, fallback);
