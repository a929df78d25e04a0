import { z } from 'zod';
import { flag, id, maybeInstant, text } from '../wire.ts';

/** A browser that a customer is signed in with. */
export const deviceSchema = z.object({
  id: id(),
  /** The browser's common name, such as Firefox; '' if it's unknown, or an app that doesn't say. */
  browser: text(),
  /** What it runs on, such as Windows or iPhone; '' if that's unknown. */
  system: text(),
  /** Whether the call came from it. */
  is_current: flag(),
  signed_in_at: maybeInstant(),
  /** When its tokens were last renewed, to a quarter of an hour. */
  last_active_at: maybeInstant(),
});
export type Device = z.output<typeof deviceSchema>;
