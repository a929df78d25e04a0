import { nanoid } from 'nanoid';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import type { HookChange } from '../../lib/contract/site-hook.ts';
import { openChangeStream } from '../../lib/shared/node/change-stream.ts';
import type { ChangeStream } from '../../lib/shared/node/change-stream.ts';
import { signedHeaders } from '../../lib/shared/node/signed-call.ts';
import type { InnerClient } from '../http/inner-client.ts';
import type { Logger } from '../process/log.ts';

/** How long a start waits for a Valkey that may be away. */
const START_MS = 3_000;

/**
 * How far this site has heard of changes. Its calls to the content server say so (CHANGES_HEADER), and a backend that has heard less waits:
 * else it would answer with what it kept from before.
 */
export type HeardPlace = { place: string | null };

/**
 * Notifies the code inside Next of changes, with the same signed call that a content server makes.
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
  readonly heard: HeardPlace;
  /** Has everything that shows a change made anew. */
  readonly announce: (changes: readonly HookChange[]) => Promise<void>;
  readonly log: Logger;
};

/** Hears of changes from Valkey, as one of several sites. Resolves once it does, or when Valkey is away. */
export async function followSharedChanges({
  url,
  heard,
  announce,
  log,
}: FollowOptions): Promise<Pick<ChangeStream, 'isConnected' | 'stop'>> {
  const stream = await openChangeStream({
    url,
    origin: nanoid(),
    async receive({ visible }, place) {
      // First of all: what is asked for because of these changes must know of them.
      heard.place = place;
      if (visible.length > 0) await announce(visible);
    },
    log,
  });
  await stream.whenConnected(START_MS);
  return stream;
}
