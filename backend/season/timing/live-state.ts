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
