import type { z } from 'zod';
import { sentMessageSchema } from '../../../lib/contract/timing.ts';

/** What the office says to everybody who follows a session, new or corrected. Without text it's taken back. */
export const saidMessageSchema = sentMessageSchema.omit({ at: true });
export type SaidMessage = z.output<typeof saidMessageSchema>;
