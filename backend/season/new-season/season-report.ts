import { z } from 'zod';
import { MAX_INTEGER } from '../../../lib/contract/limits.ts';

const idsSchema = z.array(z.number().int().positive().max(MAX_INTEGER)).max(1000);
const daySchema = z.string().max(10);
const MAX_NAME = 80;

/** What the screen sends. Texts may be anything; problems with them are reported at their field. */
export const seasonInputSchema = z.object({
  /** The championships of a season with their rounds, or the rounds of a series between two days (y-MM-dd). */
  source: z.discriminatedUnion('by', [
    z.object({ by: z.literal('season'), season: z.string().max(MAX_NAME) }),
    z.object({
      by: z.literal('series'),
      series: z.number().int().max(MAX_INTEGER).nullable(),
      from: daySchema,
      to: daySchema,
    }),
  ]),
  name: z
    .string()
    .max(MAX_NAME)
    .regex(/^[^\0]*$/)
    .default(''),
  weeks: z.number().nullable(),
  sessions: z.boolean().default(true),
  championships: z.boolean().default(true),
  /** The records to copy. */
  chosen: z
    .object({
      rounds: idsSchema,
      championships: idsSchema,
      pages: idsSchema,
      products: idsSchema.default([]),
      forms: idsSchema.default([]),
    })
    .default({ rounds: [], championships: [], pages: [], products: [], forms: [] }),
  /** Changed prices, in dollars as typed, by `priceName`. */
  prices: z.record(z.string().max(80), z.string().max(20)).default({}),
  /** False only previews what would be created. */
  apply: z.boolean().default(false),
  /** The plan that was shown: if it has changed since, nothing is created. */
  basedOn: z.string().optional(),
});
export type SeasonInput = z.infer<typeof seasonInputSchema>;

const rowSchema = z.object({
  /** The original record. */
  id: z.number(),
  before: z.string(),
  name: z.string(),
  address: z.string(),
  note: z.string(),
  /** The record that already has the new address; null if none has. */
  existing: z.number().nullable(),
});
export type SeasonRow = z.infer<typeof rowSchema>;

const roundRowSchema = rowSchema.extend({
  days_before: z.string(),
  days: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  sessions: z.number(),
});
export type RoundRow = z.infer<typeof roundRowSchema>;

/** A ticket or form with its current prices. */
const saleRowSchema = rowSchema.extend({
  /** The new name of its round; '' for none. */
  round: z.string(),
  prices: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      price: z.number(),
      /** The key of the price that this early price must be lower than. */
      below: z.string().optional(),
    }),
  ),
  /** Stock-keeping codes of the copy's sizes, in order. */
  codes: z.array(z.string()),
});
export type SaleRow = z.infer<typeof saleRowSchema>;

/** What a season sells: tickets are products. */
export const SALES = ['products', 'forms'] as const;
export type Sale = (typeof SALES)[number];

/** The name of a price within a plan, such as 'products.12.price'. */
export const priceName = (kind: Sale, id: number, key: string): string => `${kind}.${String(id)}.${key}`;

/** The fields of the screen that can have an error. */
export const SEASON_FIELDS = ['season', 'series', 'from', 'to', 'name', 'weeks', 'chosen'] as const;
export type SeasonField = (typeof SEASON_FIELDS)[number];

/** What would be created and, afterwards, the ids. */
export const seasonReportSchema = z.object({
  rounds: z.array(roundRowSchema),
  championships: z.array(rowSchema),
  pages: z.array(rowSchema),
  products: z.array(saleRowSchema),
  forms: z.array(saleRowSchema),
  basedOn: z.string(),
  made: z
    .object({
      rounds: z.array(z.number()),
      sessions: z.number(),
      championships: z.array(z.number()),
      pages: z.array(z.number()),
      products: z.array(z.number()),
      forms: z.array(z.number()),
    })
    .nullable(),
});
export type SeasonReport = z.infer<typeof seasonReportSchema>;
export type SeasonMade = NonNullable<SeasonReport['made']>;

/** Why nothing was created: a sentence, and the problems by field. */
export const seasonRefusalSchema = z.object({
  message: z.string(),
  fields: z.partialRecord(z.enum(SEASON_FIELDS), z.string()).default({}),
  /** What is wrong with prices, by `priceName`. */
  prices: z.record(z.string(), z.string()).default({}),
});
