import { createHmac } from 'node:crypto';
import {
  ANY_MODEL,
  HOOK_MAX_CHANGES,
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  signedText,
  SITE_HOOK_PATH,
  type HookChange,
} from '../../lib/contract/site-hook.ts';
import { onVisibleChange } from '../events.ts';

/** Changes of one saving come together: a page, its group, its redirect. */
const GATHER_MS = 20;
const DEADLINE_MS = 10_000;
/** Pauses after failures: twice as long each time, up to a minute. By then the site has looked for itself (spec point 4). */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

export type TellSiteOptions = {
  readonly url: string;
  readonly secret: string;
  readonly log: { warn(facts: object, message: string): void; info(facts: object, message: string): void };
};

const keyOf = ({ model, id }: HookChange) => `${model} ${String(id ?? '')}`;

async function post({ url, secret }: TellSiteOptions, changes: readonly HookChange[]): Promise<void> {
  const body = JSON.stringify({
    changes: changes.length > HOOK_MAX_CHANGES ? [{ model: ANY_MODEL }] : changes,
  });
  const time = String(Date.now());
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HOOK_TIME_HEADER]: time,
      [HOOK_SIGNATURE_HEADER]: createHmac('sha256', secret)
        .update(signedText(SITE_HOOK_PATH, time, body))
        .digest('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The site answered ${String(response.status)}.`);
}

/**
 * Tells the site of every change that visitors see, as long as the process runs. Saving never waits for it; what could not be told
 * is told again together with what comes after.
 * @returns stops it
 */
export function tellSiteOfChanges(options: TellSiteOptions): () => Promise<void> {
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
      if (failures > 0) options.log.info({ after: failures }, 'the site hears of changes again');
      failures = 0;
    } catch (error) {
      for (const change of changes) waiting.set(keyOf(change), change);
      // One line for a site that is down, not one for every attempt.
      if (failures === 0) options.log.warn({ err: error }, 'the site could not be told of a change');
      failures += 1;
    }
  };
  const send = () => {
    underWay ??= deliver().finally(() => {
      underWay = null;
      const pause = failures === 0 ? GATHER_MS : FIRST_PAUSE_MS * 2 ** (failures - 1);
      if (waiting.size > 0) plan(Math.min(pause, LONGEST_PAUSE_MS));
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
