import { nanoid } from 'nanoid';
import { openChangeStream } from '../lib/shared/node/change-stream.ts';
import { openValkey } from '../lib/shared/node/valkey.ts';
import { changedElsewhere } from './kernel/events.ts';
import { setChangeStream } from './kernel/http/wait-for-changes.ts';
import { readiness } from './kernel/http/readiness.ts';
import { shareQueue } from './commerce/waiting-room/current-queue.ts';
import { createSharedQueue } from './commerce/waiting-room/shared-queue.ts';
import { shareLimits } from './kernel/limiter/count-uses.ts';
import { createSharedLimiter } from './kernel/limiter/shared-limiter.ts';
import { log } from './kernel/log/log.ts';
import { shareChanges } from './site/share-changes.ts';

/** A visitor's call waits for its limit: without a response this soon it is only counted here. */
const LIMIT_MS = 500;
/** How long a start waits for an unavailable Valkey. */
const START_MS = 3_000;

/**
 * Joins the other backends and the sites that use the same Valkey: exchanges changes with them and shares limits. Without Valkey it
 * continues alone (docs/decisions/0103).
 * @returns leaves them
 */
export async function joinOthers(url: string): Promise<() => Promise<void>> {
  const stream = await openChangeStream({
    url,
    origin: nanoid(),
    receive({ written, visible }) {
      for (const change of written) changedElsewhere('written', change);
      for (const change of visible) changedElsewhere('visible', change);
    },
    log,
  });
  setChangeStream(stream);
  const stopNotifying = shareChanges(stream, log);
  // The stream already reports when Valkey is unavailable.
  const limits = await openValkey({ url, commandMs: LIMIT_MS, onError: () => undefined });
  shareLimits(createSharedLimiter(limits));
  shareQueue((since) => createSharedQueue(limits, since));
  readiness().addCheck(async () =>
    stream.isConnected() && limits.status === 'ready'
      ? []
      : [{ code: 'valkey_unreachable', isDegraded: true }],
  );
  await stream.whenConnected(START_MS);
  return async () => {
    await stopNotifying();
    await stream.stop();
    shareLimits(null);
    shareQueue(null);
    limits.disconnect();
  };
}
