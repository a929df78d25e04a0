import { SESSION_MAX_LAPS } from '../../../lib/contract/timing.ts';
import type { SheetLimit } from '../sheets/read-file.ts';

/** A lap's line with whatever else timing programs export with it. */
const BYTES_OF_A_LINE = 100;

/** Largest file of a session's laps: as many lines as it can have laps. */
export const LAPS_LIMIT: SheetLimit = {
  bytes: SESSION_MAX_LAPS * BYTES_OF_A_LINE,
  reason: 'too long for one session',
};
