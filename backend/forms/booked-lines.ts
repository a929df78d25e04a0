import { z } from 'zod';
import type { InvoiceLine } from '../commerce/documents/invoice-document.ts';
import type { FormSubmission } from '../payload-types.ts';

const linesSchema = z
  .array(
    z.object({
      description: z.string(),
      qty: z.number().int(),
      unit_cents: z.number().int(),
      cents: z.number().int(),
    }),
  )
  .catch([]);

/** What a submission booked, with prices as they were when the form was sent. Empty for those from before prices were kept. */
export const bookedLines = ({ lines }: Pick<FormSubmission, 'lines'>): InvoiceLine[] =>
  linesSchema.parse(typeof lines === 'string' ? JSON.parse(lines) : lines);
