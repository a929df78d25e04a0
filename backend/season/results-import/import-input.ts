import { z } from 'zod';
import { MAX_SHEET_BYTES } from './read-file.ts';

/** What every import of a table is sent. */
export const importInputSchema = z.object({
  // PostgreSQL can't store NUL characters, and no table contains any.
  csv: z
    .string()
    .max(MAX_SHEET_BYTES)
    .regex(/^[^\0]*$/),
  /** False only previews the changes. */
  apply: z.boolean().default(false),
  /** What the preview was based on: if that has changed since, nothing is written. */
  basedOn: z.string().optional(),
});

/** An answer that says why nothing was imported. */
export const refusal = (status: number, message: string) => Response.json({ message }, { status });
