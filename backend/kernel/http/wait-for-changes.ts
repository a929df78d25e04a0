import { ANY_MODEL } from '../../../lib/contract/site-hook.ts';
import { isPlace, type ChangeStream } from '../../../lib/shared/node/change-stream.ts';
import { changedElsewhere } from '../events.ts';
import { processSingleton } from '../process-singleton.ts';

/** Messages arrive within milliseconds. */
const WAIT_MS = 1_000;
/** Minimum interval between clearing the caches of a backend that receives no messages; its caches last only seconds longer. */
const FORGET_EVERY_MS = 1_000;

type Stream = Pick<ChangeStream, 'hasReached' | 'isConnected'>;
const slot = processSingleton('caught-up', (): { stream: Stream | null; forgotAt: number } => ({
  stream: null,
  forgotAt: -Infinity,
}));

/** Sets the stream that `waitForChanges` waits for. */
export function setChangeStream(stream: Stream): void {
  slot().stream = stream;
}

/**
 * Waits until this backend has received the changes that the calling site already knows of; otherwise it might respond with older cached
 * data. If it can't receive them, it clears its caches.
 * @param place in the stream of changes, as sent by the site
 */
export async function waitForChanges(place: string): Promise<void> {
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
