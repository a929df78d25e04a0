import { z } from 'zod';
import { flag, id, maybeInstant, text } from '../wire.ts';

/** A browser that a customer is signed in with. */
export const deviceSchema = z.object({
  id: id(),
  /** What people call the browser, such as Firefox; '' for an unknown one, and for an app that doesn't say. */
  browser: text(),
  /** What it runs on, such as Windows or iPhone; '' for something unknown. */
  system: text(),
  /** Whether the call came from it. */
  is_current: flag(),
  signed_in_at: maybeInstant(),
  /** To a quarter of an hour: when its tokens were last renewed. */
  last_active_at: maybeInstant(),
});
export type Device = z.output<typeof deviceSchema>;
