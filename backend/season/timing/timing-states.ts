import type { PayloadRequest } from 'payload';
import type { TimingState } from '../../payload-types.ts';
import { storedLive, type LiveState } from './live-state.ts';

/** The query for the record of a session's timing calls. */
export const ofSession = (session: number) =>
  ({
    collection: 'timing-states',
    where: { session: { equals: session } },
    limit: 1,
    depth: 0,
    pagination: false,
  }) as const;

/** The record of a session's timing calls; null before there is anything to remember. */
export async function findTimingState(req: PayloadRequest, session: number): Promise<TimingState | null> {
  const { docs } = await req.payload.find({ ...ofSession(session), req });
  return docs[0] ?? null;
}

type TimingCall = Pick<TimingState, 'provider' | 'sequence' | 'digest'>;

/** Before a timing provider's first call, whose number is 0 or more; no provider has the id 0. */
const NO_CALL: TimingCall = { provider: 0, sequence: -1, digest: 'none' };

type Kept = {
  readonly session: number;
  readonly live: LiveState;
  /** Left out, the last one stays. */
  readonly call?: TimingCall;
};

/** Stores what was last said of a session, and the call that said it. @param before the record as it was; the caller has locked the session */
export async function keepTimingState(
  req: PayloadRequest,
  before: TimingState | null,
  { session, live, call }: Kept,
): Promise<void> {
  const collection = 'timing-states';
  const stored = storedLive(before, live, call !== undefined, new Date().toISOString());
  if (before === null) {
    const data = { session, live: stored, ...(call ?? NO_CALL) };
    await req.payload.create({ collection, data, depth: 0, req });
  } else
    await req.payload.update({ collection, id: before.id, data: { live: stored, ...call }, depth: 0, req });
}
