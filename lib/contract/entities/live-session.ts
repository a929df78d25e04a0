import { z } from 'zod';
import { flag, id, list, maybe, maybeInstant, maybeNumber, needed, text } from '../wire.ts';
import { SESSION_STATUSES, timingRowSchema } from './racing.ts';

/** Flags that race control shows to all cars. */
export const FLAGS = ['green', 'yellow', 'safety_car', 'red', 'finish'] as const;
export type Flag = (typeof FLAGS)[number];

/** A row of a timing sheet with the car's latest lap and sectors. */
export const liveRowSchema = timingRowSchema.extend({
  /** As in a timing row; '' before its first lap. */
  last_time: text(),
  /** Sector times, in order, of the current lap, or of the last one completed. */
  sectors: list(z.string()),
});
export type LiveRow = z.infer<typeof liveRowSchema>;

/** A message from race control to everybody. */
export const raceMessageSchema = z.object({
  id: needed(z.string()),
  at: maybeInstant(),
  text: needed(z.string()),
});
export type RaceMessage = z.infer<typeof raceMessageSchema>;

/** A session as it stands: the parts of its page that change while it runs. */
export const liveSessionSchema = z.object({
  id: id(),
  is_a_race: flag(),
  session_status: maybe(z.enum(SESSION_STATUSES)),
  status_note: text(),
  flag: maybe(z.enum(FLAGS)),
  /** What is left of it; null if that isn't known, or is counted in the other. */
  laps_to_go: maybeNumber(),
  seconds_to_go: maybeNumber(),
  /** When any of this was last written, or confirmed by a timing system. */
  updated_at: maybeInstant(),
  /**
   * When a timing system last wrote or confirmed it or, if none has, when the session itself was last written; messages don't count. Null
   * if the content server doesn't tell these apart.
   */
  timing_at: maybeInstant(),
  /** When a message was last sent, corrected or taken back; null before the first, and if that isn't known. */
  messages_at: maybeInstant(),
  /** In the order of the sheet. */
  rows: list(liveRowSchema),
  /** Newest first. */
  messages: list(raceMessageSchema),
});
export type LiveSession = z.infer<typeof liveSessionSchema>;
