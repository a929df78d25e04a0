import { ANY_MODEL } from '../../../lib/contract/site-hook.ts';
import { isPlace, type ChangeStream } from '../../../lib/shared/node/change-stream.ts';
import { changedElsewhere } from '../events.ts';
import { processSingleton } from '../process-singleton.ts';

/** Messages take milliseconds. */
const WAIT_MS = 1_000;
/** How often a backend that hears nothing forgets what it keeps, at most: its own memory lasts only seconds longer. */
const FORGET_EVERY_MS = 1_000;

type Stream = Pick<ChangeStream, 'hasReached' | 'isConnected'>;
const slot = processSingleton('caught-up', (): { stream: Stream | null; forgotAt: number } => ({
  stream: null,
  forgotAt: -Infinity,
}));

/** Sets what `caughtUp` waits for. */
export function catchUpWith(stream: Stream): void {
  slot().stream = stream;
}

/**
 * Waits until this backend has heard of the changes that its caller, a site, has heard of: else it might answer with what it kept from
 * before. If it can't hear them it forgets what it keeps.
 * @param place in the stream of changes, as the site sent it
 */
export async function caughtUp(place: string): Promise<void> {
  const own = slot();
  const { stream } = own;
  if (stream === null || !isPlace(place)) return;
  // One that hears everything, and not this, was told of something that isn't there.
  if ((await stream.hasReached(place, WAIT_MS)) || stream.isConnected()) return;
  const now = performance.now();
  if (now - own.forgotAt < FORGET_EVERY_MS) return;
  own.forgotAt = now;
  changedElsewhere('written', { model: ANY_MODEL });
}
