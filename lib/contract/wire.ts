import { z } from 'zod';

/**
 * Building blocks of wire schemas. Another content server may leave a value out, send null or an empty string for
 * "nothing"; these normalise the three to one, so that views never have to ask which.
 */

/** A record's id (spec point 3: number). */
export const id = () => z.number().int().positive();

/** Text; absent or null becomes ''. */
export const text = () =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '');

/** HTML as the content server stored it. It is not safe to render before `lib/html` has sanitised it. */
export const html = text;

/** A number or null; absent becomes null. */
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

/** A record or null; absent becomes null. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

/** A list; absent or null becomes []. */
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

/** A flag; absent becomes false. 0/1 of older records are accepted. */
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
