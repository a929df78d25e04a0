import { z } from 'zod';
import { MAX_SHEET_BYTES } from './read-file.ts';

const MAX_REASON = 1000;

/** Input of every table import. */
export const importInputSchema = z.object({
  // PostgreSQL can't store NUL characters, and no table contains any.
  csv: z
    .string()
    .max(MAX_SHEET_BYTES)
    .regex(/^[^\0]*$/),
  /** False only previews the changes. */
  apply: z.boolean().default(false),
  /** Whether somebody has confirmed the warnings. */
  confirmed: z.boolean().default(false),
  /** What was amended and why, for the rows of an official sheet. */
  reason: z.string().max(MAX_REASON).default(''),
  /** What the preview was based on: if that has changed since, nothing is written. */
  basedOn: z.string().optional(),
});
