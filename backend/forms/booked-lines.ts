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

/** A submission's booked lines, with prices as they were when the form was sent. Empty for submissions that predate stored prices. */
export const bookedLines = ({ lines }: Pick<FormSubmission, 'lines'>): InvoiceLine[] =>
  linesSchema.parse(typeof lines === 'string' ? JSON.parse(lines) : lines);
