import { z } from 'zod';
import type { Extension } from './extensions.ts';
import { MAX_INTEGER } from './limits.ts';

/**
 * Building blocks of wire schemas. Other content servers may omit a value, or send null or an empty string for "nothing"; these normalise
 * all three, so that views needn't distinguish them.
 */

/** A record's id (spec point 3: number). */
export const id = () => z.number().int().positive();

/** Text; a missing or null one becomes ''. */
export const text = () =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '');

/** HTML as stored by the content server. It isn't safe to render until `lib/html` has sanitised it. */
export const html = text;

/** A number or null; a missing one becomes null. */
export const maybeNumber = () =>
  z
    .number()
    .nullish()
    .transform((value) => value ?? null);

/** An instant, ISO 8601 with offset (UTC 'Z' from the embedded backend), or null. */
export const maybeInstant = () =>
  z.iso
    .datetime({ offset: true })
    .nullish()
    .transform((value) => value ?? null);

/** A record or null; a missing one becomes null. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

/** A list; a missing or null one becomes []. */
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

/** A flag; a missing one becomes false. Accepts the 0/1 of older records. */
export const flag = () =>
  z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .nullish()
    .transform((value) => Boolean(value));

/** A whole number in a query string or a body. */
export const wireInt = (bounds: { min?: number; max?: number } = {}) =>
  z.coerce
    .number<number | string>()
    .int()
    .min(bounds.min ?? 0)
    .max(bounds.max ?? Number.MAX_SAFE_INTEGER);

/** A record's id in a query string or a body. */
export const wireId = () => wireInt({ min: 1, max: MAX_INTEGER });

/** What happens to an answer's field that doesn't fit its schema (`read.ts`). */
export type ReadingRule = {
  /** `needed`: a record without it is useless. `strict`: nothing can replace it, not even an empty value. */
  readonly use?: 'needed' | 'strict';
  /** Its substitute, made from the rest of its record. */
  readonly otherwise?: (record: Readonly<Record<string, unknown>>) => unknown;
  /** A date without a time is the end of that day, not its beginning. */
  readonly isEnd?: true;
};

const readingRules = z.registry<ReadingRule>();

function ruled<T extends z.ZodType>(field: T, rule: ReadingRule): T {
  readingRules.add(field, { ...readingRules.get(field), ...rule });
  return field;
}

/** Marks a text without which a record is useless, such as its address. Other texts are '' if they can't be read. */
export const needed = <T extends z.ZodType>(field: T): T => ruled(field, { use: 'needed' });

/** Marks a field that must never be guessed, because that could cost somebody money or their session: without it the whole answer fails. */
export const strict = <T extends z.ZodType>(field: T): T => ruled(field, { use: 'strict' });

/** Gives a required field a substitute. */
export const otherwise = <T extends z.ZodType>(field: T, standIn: NonNullable<ReadingRule['otherwise']>): T =>
  ruled(field, { otherwise: standIn });

/** Marks the moment at which something ends. */
export const ending = <T extends z.ZodType>(field: T): T => ruled(field, { isEnd: true });

/** Converts a server's format into the contract's. */
type Form = (value: unknown, shape: Readonly<Record<string, unknown>>) => unknown;
const forms = z.registry<{ readonly form: Form }>();

/** Gives a record a further format in which servers may write it (`forms.ts`). */
export function inForm<T extends z.ZodType>(form: Form, record: T): T {
  forms.add(record, { form });
  return record;
}

export const formOf = (record: z.core.$ZodType): Form | undefined => forms.get(record)?.form;

export const ruleOf = (field: z.core.$ZodType): ReadingRule => readingRules.get(field) ?? {};

const extensionFields = z.registry<{ readonly extension: Extension }>();

/**
 * Marks a field of a record or request as part of an extension; unmarked fields are core (`extensions.ts`). When missing, a record's marked
 * field must default to a value that the site can do without.
 */
export function extension<T extends z.ZodType>(name: Extension, field: T): T {
  extensionFields.add(field, { extension: name });
  return field;
}

/** The extension that a field belongs to; undefined for core. */
export const extensionOf = (field: z.core.$ZodType): Extension | undefined =>
  extensionFields.get(field)?.extension ??
  (field instanceof z.ZodOptional ? extensionOf(field.unwrap()) : undefined);
