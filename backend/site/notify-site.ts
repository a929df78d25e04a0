import {
  ANY_MODEL,
  HOOK_MAX_CHANGES,
  SITE_HOOK_PATH,
  type HookChange,
} from '../../lib/contract/site-hook.ts';
import { signedHeaders } from '../../lib/shared/node/signed-call.ts';
import { onVisibleChange } from '../kernel/events.ts';

/** Time in which the changes of one save are collected: a page, its group, its redirect. */
const GATHER_MS = 20;
const DEADLINE_MS = 10_000;
/** Delay after a failure; it doubles each time, up to a minute. By then the site has rechecked by itself (spec point 4). */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

export type NotifySiteOptions = {
  readonly url: string;
  readonly secret: string;
  readonly log: { warn(facts: object, message: string): void; info(facts: object, message: string): void };
};

const keyOf = ({ model, id }: HookChange) => `${model} ${String(id ?? '')}`;

async function post({ url, secret }: NotifySiteOptions, changes: readonly HookChange[]): Promise<void> {
  const body = JSON.stringify({
    changes: changes.length > HOOK_MAX_CHANGES ? [{ model: ANY_MODEL }] : changes,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers: signedHeaders(secret, SITE_HOOK_PATH, body),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The site responded with ${String(response.status)}.`);
}

/**
 * Notifies the site of every change that visitors can see, while the process runs. Saving never waits for it; failed notifications are sent
 * again together with later ones.
 * @returns stops it
 */
export function notifySiteOfChanges(options: NotifySiteOptions): () => Promise<void> {
  const waiting = new Map<string, HookChange>();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | null = null;
  let failures = 0;
  let isStopped = false;

  const plan = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(send, delayMs).unref();
  };
  const deliver = async () => {
    const changes = [...waiting.values()];
    waiting.clear();
    try {
      await post(options, changes);
      if (failures > 0)
        options.log.info({ after: failures }, 'the site is receiving change notifications again');
      failures = 0;
    } catch (error) {
      for (const change of changes) waiting.set(keyOf(change), change);
      // One line for a site that is down, not one per attempt.
      if (failures === 0)
        options.log.warn({ err: error }, 'could not notify the site of a change, will retry');
      failures += 1;
    }
  };
  const send = () => {
    underWay ??= deliver().finally(() => {
      underWay = null;
      const pause = failures === 0 ? GATHER_MS : FIRST_PAUSE_MS * 2 ** (failures - 1);
      if (waiting.size > 0) plan(Math.min(pause, MAX_PAUSE_MS));
    });
  };

  const unsubscribe = onVisibleChange((change) => {
    waiting.set(keyOf(change), change);
    if (underWay === null && failures === 0) plan(GATHER_MS);
  });
  return async () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
    await underWay;
  };
}
