import { z } from 'zod';
import type { Payment } from '../../payload-types.ts';

const giftSchema = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The date, y-MM-dd, on which it is emailed. */
  day: z.string(),
  /** The giver as typed; '' for a caller that doesn't ask. */
  giver: z.string().default(''),
});
/** A voucher's recipient, if not the buyer, and its giver. */
export type Gift = z.output<typeof giftSchema>;

const detailsSchema = z.object({ theme_id: z.number().default(0), gift: giftSchema.nullish() });

/** What is stored of a voucher's purchase besides the amount. */
export function detailsOf({ details }: Pick<Payment, 'details'>): z.output<typeof detailsSchema> {
  return detailsSchema.parse(typeof details === 'string' ? JSON.parse(details) : (details ?? {}));
}
