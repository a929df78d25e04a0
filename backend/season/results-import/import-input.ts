import { z } from 'zod';
import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { MAX_SHEET_BYTES } from './read-file.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const MAX_REASON = 1000;

/** What every import of a table is sent. */
export const importInputSchema = z.object({
  // PostgreSQL can't store NUL characters, and no table contains any.
  csv: z
    .string()
    .max(MAX_SHEET_BYTES)
    .regex(/^[^\0]*$/),
  /** False only previews the changes. */
  apply: z.boolean().default(false),
  /** Whether somebody has looked at the warnings. */
  confirmed: z.boolean().default(false),
  /** What was amended and why, for the rows of an official sheet. */
  reason: z.string().max(MAX_REASON).default(''),
  /** What the preview was based on: if that has changed since, nothing is written. */
  basedOn: z.string().optional(),
});

/** The answer for a record that the form's validation refuses although nothing was wrong with the table. @throws any other error */
export function refusedRecord(error: unknown): Response {
  const fields = fieldErrorsOf(error);
  if (fields === null) throw error;
  const messages = fields.errors.map(({ message }) => message);
  return messageAnswer(422, `Nothing was changed. ${messages.join(' ')}`);
}
