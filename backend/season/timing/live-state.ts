import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { FLAGS } from '../../../lib/contract/entities/live-session.ts';
import { log } from '../../kernel/log/log.ts';
import type { TimingState } from '../../payload-types.ts';

/** What a car did last. Times as in a timing row; '' for one that isn't known. */
const lastOfCarSchema = z.object({ last_time: z.string(), sectors: z.array(z.string()) });

/** What the calls of timing providers say of the moment. */
const liveStateSchema = z.object({
  flag: z.enum(FLAGS).nullable(),
  laps_to_go: z.number().nullable(),
  seconds_to_go: z.number().nullable(),
  /** By `carKey`. */
  cars: z.record(z.string(), lastOfCarSchema),
  /** Newest first. */
  messages: z.array(z.object({ id: z.string(), at: z.string(), text: z.string() })),
});
export type LiveState = z.infer<typeof liveStateSchema>;

const momentSchema = z.string().nullable().default(null);
/** Who spoke when, as instants of the server's clock; null for never, and in records from before these were stored. */
const momentsSchema = z.object({
  /** Of a timing system's last call. */
  timing_at: momentSchema,
  /** When a message was last sent, corrected or taken back. */
  messages_at: momentSchema,
});
type Moments = z.infer<typeof momentsSchema>;
/** What is stored of the moment. The moments are apart from what is said: a call that says the same is no change. */
type StoredLive = LiveState & Moments;

export const NO_LIVE_STATE: LiveState = {
  flag: null,
  laps_to_go: null,
  seconds_to_go: null,
  cars: {},
  messages: [],
};

/** What a car is known by within its session: its number, or its driver without one. */
export const carKey = ({ race_number, name }: { readonly race_number?: unknown; readonly name?: unknown }) =>
  String(race_number ?? '').trim() || String(name ?? '').trim();

/** What is stored of the moment. What can't be read counts as nothing, and is logged. */
export function liveStateOf(state: Pick<TimingState, 'id' | 'live'> | null): LiveState {
  const read = liveStateSchema.safeParse(state?.live ?? NO_LIVE_STATE);
  if (read.success) return read.data;
  log.error({ err: read.error, collection: 'timing-states', id: state?.id }, 'left out a broken record');
  return NO_LIVE_STATE;
}

const NO_MOMENTS: Moments = { timing_at: null, messages_at: null };

/** When a timing system and race control last spoke of a session, as stored. */
export const momentsOf = (state: Pick<TimingState, 'live'> | null): Moments =>
  momentsSchema.safeParse(state?.live).data ?? NO_MOMENTS;

/**
 * What is to be stored of the moment.
 * @param isCall whether a timing system says it
 * @param now as an instant
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
