import { z } from 'zod';
import { OPACITY_CHOICES, SATURATION_CHOICES } from './entities/page.ts';
import { fileSchema, imageSchema } from './entities/image.ts';
import { readAnswer } from './read.ts';

/**
 * How a block uses the address below its page: `record` shows the record it names, and nothing without one (/article/{url});
 * `record-or-latest` shows the latest record without one; `part` shows part of its list (/news/{group}/2).
 */
export type BlockAddress = 'record' | 'record-or-latest' | 'part';

/** A widget's settings: its template name and the schema of the JSON in a block's `variables` field. */
export type BlockDefinition<T extends string = string, S extends z.ZodObject = z.ZodObject> = {
  readonly template: T;
  /** Name for editors. */
  readonly label: string;
  readonly settings: S;
  /** Absent for a block that looks the same everywhere: there is nothing below its page. */
  readonly address?: BlockAddress;
};

/** A block that reads the address below its page. */
export type AddressedBlock<T extends string = string, S extends z.ZodObject = z.ZodObject> = BlockDefinition<
  T,
  S
> & { readonly address: BlockAddress };

export type BlockSettings<B extends BlockDefinition> = z.output<B['settings']>;

/** Declares a block. Both programs use it: the site to read settings, the content backend to generate the editor's fields and the JSON. */
export function block<T extends string, S extends z.ZodObject>(
  template: T,
  label: string,
  settings: S,
): BlockDefinition<T, S> {
  return { template, label, settings };
}

/** Declares a block that reads the address below its page. */
export function addressedBlock<T extends string, S extends z.ZodObject>(
  template: T,
  label: string,
  address: BlockAddress,
  settings: S,
): AddressedBlock<T, S> {
  return { template, label, address, settings };
}

/** A setting that doesn't match its schema; reported, never shown to visitors. */
export type SettingsProblem = { readonly key: string; readonly message: string };

/**
 * Reads settings in any of the forms that servers use (`read.ts`): a value that doesn't match its schema is replaced by its default, so that one bad field can't take a page down.
 * @returns the settings, and what didn't match
 */
export function fitSettings<B extends BlockDefinition>(
  { settings }: B,
  found: Readonly<Record<string, unknown>>,
): { readonly settings: BlockSettings<B>; readonly problems: readonly SettingsProblem[] } {
  const reading = readAnswer<B['settings']>(settings, found);
  if (!reading.success) throw reading.error;
  const problems = reading.problems.map(({ field, found: type }) => ({
    key: field.split('.')[0] ?? '',
    message: `can't be read as ${type}`,
  }));
  return { settings: reading.data, problems };
}

/**
 * Reads a widget's settings out of a block's JSON. A value that doesn't fit falls back to its default (`fitSettings`); JSON that can't be
 * read makes the whole block unusable.
 * @param fixed settings that take the place of those in the JSON
 * @returns the settings, and what didn't fit; settings are null if the JSON itself is broken
 */
export function parseSettings<B extends BlockDefinition>(
  definition: B,
  variables: string,
  fixed: Readonly<Record<string, unknown>> = {},
): { settings: BlockSettings<B> | null; problems: readonly SettingsProblem[] } {
  let raw: unknown;
  try {
    raw = variables.trim() === '' ? {} : JSON.parse(variables);
  } catch (error) {
    return {
      settings: null,
      problems: [{ key: '', message: error instanceof Error ? error.message : String(error) }],
    };
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { settings: null, problems: [{ key: '', message: 'variables are not an object' }] };
  }
  return fitSettings(definition, { ...raw, ...fixed });
}

/* Types of settings. Each accepts the values in older records ('1', 1, 'true') and has a default, so that {} is valid. */

const asFlag = z.union([
  z.boolean(),
  z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1),
  z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true'),
]);

export const setting = {
  text: (fallback = '') => z.string().default(fallback),
  /** HTML; sanitised before rendering. */
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
  /** A group's URL name, or '' for all. */
  group: () => z.string().default(''),
} as const;

/** Overlay colours of spec point 9; white is the default. */
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
