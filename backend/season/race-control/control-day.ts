import { z } from 'zod';
import { raceMessageSchema } from '../../../lib/contract/entities/live-session.ts';
import { SESSION_STATUSES } from '../../../lib/contract/entities/racing.ts';

/** A session of the day, with what visitors have been told of it. */
const controlSessionSchema = z.object({
  id: z.number(),
  /** With its category. */
  name: z.string(),
  round: z.string(),
  status: z.enum(SESSION_STATUSES),
  /** An instant. */
  startsAt: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  /** Newest first. */
  messages: z.array(raceMessageSchema).readonly(),
});
export type ControlSession = Readonly<z.infer<typeof controlSessionSchema>>;

/** The sessions that race control may speak of now, by time. */
export const controlDaySchema = z.object({
  sessions: z.array(controlSessionSchema).readonly(),
  /** The id of the one that it is likely to speak of; null if there is none. */
  likely: z.number().nullable(),
});
export type ControlDay = Readonly<z.infer<typeof controlDaySchema>>;
