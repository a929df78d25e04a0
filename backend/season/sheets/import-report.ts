import { z } from 'zod';

const linesSchema = z.array(z.object({ line: z.number(), message: z.string() }));

/** How a table was read. */
export const readingSchema = z.object({
  /** Number of lines below the headings. */
  rows: z.number(),
  /** What can't be read; if anything, nothing is imported. */
  problems: linesSchema,
  /** What is unlikely, and imported only once confirmed. */
  warnings: linesSchema,
  /** How ambiguous input was read. */
  notes: z.array(z.string()),
  ignored: z.array(z.string()),
});

/**
 * The response to an import, for the CMS's form. What a table doesn't have is removed (timing rows), or kept, cancelled or withdrawn
 * (timetable, entries).
 */
export const importReportSchema = readingSchema.extend({
  changes: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'removed', 'kept', 'cancelled', 'withdrawn']),
      row: z.string(),
      details: z.array(z.string()),
    }),
  ),
  /** Drivers in the table who have no record, if the import can add them. */
  newDrivers: z.array(z.string()).optional(),
  basedOn: z.string(),
  /** Whether the sheet is official, so that changing its rows needs a reason. */
  needsReason: z.boolean(),
  applied: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;
