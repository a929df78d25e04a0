import { z } from 'zod';
import { importInputSchema } from '../sheets/import-input.ts';
import { readingSchema } from '../sheets/import-report.ts';

/** What the screen, or a program, sends. */
export const pastInputSchema = importInputSchema.omit({ reason: true }).extend({
  /** Whether drivers without a record get one. */
  addDrivers: z.boolean().default(false),
  /** Names, as spelt in the file, that belong to the drivers with similar names (`doubles`). */
  same: z.array(z.string().max(200)).max(2000).default([]),
  /** The series of new rounds; null for none. */
  series: z.number().int().nullable().default(null),
});
export type PastInput = z.infer<typeof pastInputSchema>;

/** What happens to a session: it is created, a planned one gets its results, or it already has results, the same or different. */
export const SESSION_FATES = ['new', 'filled', 'same', 'different'] as const;
/** What happens to a championship: one from an earlier import may get further rounds. */
export const CHAMPIONSHIP_FATES = ['new', 'extended', 'same'] as const;

const madeSchema = z.object({
  categories: z.array(z.number()),
  venues: z.array(z.number()),
  drivers: z.array(z.number()),
  rounds: z.array(z.number()),
  /** Created, or given their results. */
  sessions: z.array(z.number()),
  /** Created, or given rounds. */
  championships: z.array(z.number()),
});
export type PastMade = z.infer<typeof madeSchema>;

/** What an import of past seasons would create and, afterwards, the ids. */
export const pastReportSchema = readingSchema.extend({
  /** Names of new categories. */
  categories: z.array(z.string()),
  circuits: z.array(z.string()),
  rounds: z.array(z.object({ name: z.string(), days: z.string(), circuit: z.string(), isNew: z.boolean() })),
  sessions: z.array(
    z.object({
      /** 'GT · Race 1, Teretonga 2019'. */
      name: z.string(),
      cars: z.number(),
      fate: z.enum(SESSION_FATES),
      /** How its results differ from those in the file. */
      details: z.array(z.string()),
    }),
  ),
  championships: z.array(z.object({ name: z.string(), fate: z.enum(CHAMPIONSHIP_FATES) })),
  /** Drivers without a record who can be given one. */
  drivers: z.array(z.string()),
  /** Names without a record that are similar to those of drivers who have one, and whether they are theirs. */
  doubles: z.array(z.object({ name: z.string(), like: z.string(), isSame: z.boolean() })),
  basedOn: z.string(),
  made: madeSchema.nullable(),
});
export type PastReport = z.infer<typeof pastReportSchema>;

/** Whether an import would change anything. @param addsDrivers whether drivers without a record get one */
export const changesAnything = (
  { problems, sessions, championships, drivers }: PastReport,
  addsDrivers: boolean,
): boolean =>
  problems.length === 0 &&
  (sessions.some(({ fate }) => fate === 'new' || fate === 'filled') ||
    championships.some(({ fate }) => fate !== 'same') ||
    (addsDrivers && drivers.length > 0));
