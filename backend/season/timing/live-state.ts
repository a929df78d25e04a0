import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { FLAGS } from '../../../lib/contract/entities/live-session.ts';
import { log } from '../../kernel/log/log.ts';
import type { TimingState } from '../../payload-types.ts';

/** What a car did last. Times as in a timing row; '' for one that isn't known. */
const lastOfCarSchema = z.object({ last_time: z.string(), sectors: z.array(z.string()) });

/** What timing providers and race control last said of a session. */
const liveStateSchema = z.object({
  flag: z.enum(FLAGS).nullable(),
  laps_to_go: z.number().nullable(),
  seconds_to_go: z.number().nullable(),
  /** By `carKey`. */
  cars: z.record(z.string(), lastOfCarSchema),
  /** Newest first. */
  messages: z.array(z.object({ id: z.string(), at: z.string(), text: z.string() })),
  /** Whether it was a timing system that finished the session, and not the office. False in records older than this field. */
  finished_by_timing: z.boolean().default(false),
});
export type LiveState = z.infer<typeof liveStateSchema>;

const momentSchema = z.string().nullable().default(null);
/** When each of the two last spoke, by the server's clock; null for never, and in records older than these fields. */
const momentsSchema = z.object({
  /** A timing system's last call. */
  timing_at: momentSchema,
  /** When a message was last sent, corrected or taken back. */
  messages_at: momentSchema,
});
type Moments = z.infer<typeof momentsSchema>;
/** What is stored. The moments are apart from what was said, so that a call that repeats it doesn't count as a change. */
type StoredLive = LiveState & Moments;

export const NO_LIVE_STATE: LiveState = {
  flag: null,
  laps_to_go: null,
  seconds_to_go: null,
  cars: {},
  messages: [],
  finished_by_timing: false,
};

/** What identifies a car within its session: its number, or its driver if it has none. */
export const carKey = ({ race_number, name }: { readonly race_number?: unknown; readonly name?: unknown }) =>
  String(race_number ?? '').trim() || String(name ?? '').trim();

/** Reads what was last said of a session. A record that can't be read counts as empty, and is logged. */
export function liveStateOf(state: Pick<TimingState, 'id' | 'live'> | null): LiveState {
  const read = liveStateSchema.safeParse(state?.live ?? NO_LIVE_STATE);
  if (read.success) return read.data;
  log.error({ err: read.error, collection: 'timing-states', id: state?.id }, 'left out a broken record');
  return NO_LIVE_STATE;
}

const NO_MOMENTS: Moments = { timing_at: null, messages_at: null };

/** Reads when a timing system and race control last spoke of a session. */
export const momentsOf = (state: Pick<TimingState, 'live'> | null): Moments =>
  momentsSchema.safeParse(state?.live).data ?? NO_MOMENTS;

/**
 * Makes what is to be stored, with the moments that follow from it.
 * @param before the record as it was
 * @param isCall whether a timing system called, and not the office
 * @param now an instant by the server's clock
 */
export function storedLive(
  before: Pick<TimingState, 'id' | 'live'> | null,
  live: LiveState,
  isCall: boolean,
  now: string,
): StoredLive {
  const known = momentsOf(before);
  const isSaid = !isDeepStrictEqual(live.messages, liveStateOf(before).messages);
  return {
    ...live,
    timing_at: isCall ? now : known.timing_at,
    messages_at: isSaid ? now : known.messages_at,
  };
}
