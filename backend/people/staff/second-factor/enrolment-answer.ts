import { z } from 'zod';

/** An enrolment as the server sends it. */
export const enrolmentSchema = z.object({
  secret: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
  enrolment: z.string(),
});
export type EnrolmentAnswer = z.output<typeof enrolmentSchema>;

export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
