import { z } from 'zod';

/**
 * The response to an import, for the CMS's form. What a table doesn't have is removed (timing rows), or kept, cancelled or withdrawn
 * (timetable, entries).
 */
export const importReportSchema = z.object({
  rows: z.number(),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
  ignored: z.array(z.string()),
  changes: z.array(
    z.object({
      kind: z.enum(['added', 'changed', 'removed', 'kept', 'cancelled', 'withdrawn']),
      row: z.string(),
      details: z.array(z.string()),
    }),
  ),
  basedOn: z.string(),
  applied: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;
