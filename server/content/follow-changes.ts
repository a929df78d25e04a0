import { nanoid } from 'nanoid';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import type { HookChange } from '../../lib/contract/site-hook.ts';
import { openChangeStream } from '../../lib/shared/node/change-stream.ts';
import type { ChangeStream } from '../../lib/shared/node/change-stream.ts';
import { signedHeaders } from '../../lib/shared/node/signed-call.ts';
import type { InnerClient } from '../http/inner-client.ts';
import type { Logger } from '../process/log.ts';

/** How long the start waits for Valkey, which may be down. */
const START_MS = 3_000;

/**
 * How far this site has got in the stream of changes. Its calls to the content server carry this place (CHANGES_HEADER), and a
 * backend that hasn't got as far waits, or it would answer from an outdated cache.
 */
export type ReachedPlace = { place: string | null };

/**
 * Notifies the code inside Next of changes, with the same signed call that a content server makes to the site.
 * @throws if it is rejected
 */
export async function announceChanges(
  inner: InnerClient,
  secret: string,
  changes: readonly HookChange[],
): Promise<void> {
  const body = JSON.stringify({ changes });
  const answer = await inner(SITE_HOOK_PATH, signedHeaders(secret, SITE_HOOK_PATH, body), body);
  if (answer.status !== 200) throw new Error(`The hook answered ${String(answer.status)}.`);
}

export type FollowOptions = {
  readonly url: string;
  readonly reached: ReachedPlace;
  /** Renews everything that shows a change. */
  readonly announce: (changes: readonly HookChange[]) => Promise<void>;
  readonly log: Logger;
};

/** Follows changes through Valkey, as one of several sites. Resolves once connected, or after a few seconds if Valkey is down. */
export async function followSharedChanges({
  url,
  reached,
  announce,
  log,
}: FollowOptions): Promise<Pick<ChangeStream, 'isConnected' | 'stop'>> {
  const stream = await openChangeStream({
    url,
    origin: nanoid(),
    async receive({ visible }, place) {
      // First: calls that these changes cause must already carry their place.
      reached.place = place;
      if (visible.length > 0) await announce(visible);
    },
    log,
  });
  await stream.whenConnected(START_MS);
  return stream;
}
