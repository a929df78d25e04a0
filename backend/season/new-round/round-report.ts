import { z } from 'zod';
import { ADMISSIONS } from '../../../lib/contract/entities/shop.ts';
import { MAX_INTEGER } from '../../../lib/contract/limits.ts';
import { MAX_SHEET_BYTES } from '../sheets/read-file.ts';

const textSchema = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);
const idSchema = z.number().int().positive().max(MAX_INTEGER);
const MAX_CATEGORIES = 100;
/** Maximum number of prices on the screen. */
export const MAX_TICKETS = 40;
/** Maximum length of a round in days. */
export const MAX_DAYS = 31;

/** What the screen sends. Texts may be anything; problems with them are reported at their field. */
export const roundInputSchema = z.object({
  name: textSchema(120).default(''),
  /** The first and last day as people write them: '20/11/2026'. */
  from: textSchema(40).default(''),
  to: textSchema(40).default(''),
  venue: idSchema.nullable().default(null),
  series: idSchema.nullable().default(null),
  /** If empty, the categories named in the timetable. */
  categories: z.array(idSchema).max(MAX_CATEGORIES).default([]),
  /** A table with headings; '' for none yet. */
  timetable: textSchema(MAX_SHEET_BYTES).default(''),
  /**
   * A row for each price: rows with the same name are kinds of one ticket. Prices are in dollars; a blank number of tickets means no limit,
   * and days are typed as above.
   */
  tickets: z
    .array(
      z.object({
        name: textSchema(80),
        /** Null for anyone. */
        admission: z.enum(ADMISSIONS).nullable().default(null),
        /** The day of the round, from 1; null for all of them. */
        day: z.number().int().min(1).max(MAX_DAYS).nullable().default(null),
        price: textSchema(20),
        number: textSchema(20).default(''),
        early_price: textSchema(20).default(''),
        early_until: textSchema(40).default(''),
      }),
    )
    .max(MAX_TICKETS)
    .default([]),
  /** False only previews what would be created. */
  apply: z.boolean().default(false),
  /** The plan that was shown: if it has changed since, nothing is created. */
  basedOn: z.string().optional(),
});
export type RoundInput = z.infer<typeof roundInputSchema>;

/** What would be created and, afterwards, the ids. */
export const roundReportSchema = z.object({
  round: z.object({
    name: z.string(),
    address: z.string(),
    /** By the circuit's clock. */
    starts: z.string(),
    ends: z.string(),
    venue: z.string(),
    series: z.string(),
    categories: z.array(z.string()),
  }),
  sessions: z.array(z.object({ name: z.string(), category: z.string(), details: z.array(z.string()) })),
  tickets: z.array(
    z.object({
      name: z.string(),
      day: z.string(),
      kinds: z.array(
        z.object({
          admission: z.string(),
          price: z.number(),
          number: z.number().nullable(),
          early_price: z.number().nullable(),
          /** y-MM-dd */
          early_until: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** How ambiguous input was read, and what was left out of the timetable. */
  notes: z.array(z.string()),
  ignored: z.array(z.string()),
  basedOn: z.string(),
  made: z.object({ round: z.number(), sessions: z.number(), tickets: z.array(z.number()) }).nullable(),
});
export type RoundReport = z.infer<typeof roundReportSchema>;
export type RoundMade = NonNullable<RoundReport['made']>;

/**
 * Why nothing was created: a sentence, and the problems by field ('name', 'timetable', 'tickets.0.price' …) and by line of the timetable.
 */
export const roundRefusalSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).default({}),
  lines: z.array(z.object({ line: z.number(), message: z.string() })).default([]),
});
export type RoundRefusal = z.infer<typeof roundRefusalSchema>;
