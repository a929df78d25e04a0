import { z } from 'zod';
import { MAX_SHEET_BYTES } from './read-file.ts';

const MAX_REASON = 1000;

/** The text of a table. PostgreSQL can't store NUL characters, and no table contains any. @param max in characters */
export const sheetTextSchema = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);

/** Input of every table import. */
export const importInputSchema = z.object({
  csv: sheetTextSchema(MAX_SHEET_BYTES),
  /** False only previews the changes. */
  apply: z.boolean().default(false),
  /** Whether somebody has confirmed the warnings. */
  confirmed: z.boolean().default(false),
  /** What was amended and why, for the rows of an official sheet. */
  reason: z.string().max(MAX_REASON).default(''),
  /** What the preview was based on: if that has changed since, nothing is written. */
  basedOn: z.string().optional(),
});
