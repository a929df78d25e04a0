import type { HookChange } from '../../lib/contract/site-hook.ts';
import { withoutRepeats, type ChangeStream } from '../../lib/shared/node/change-stream.ts';
import { onOwnChange } from '../kernel/events.ts';

/** Time in which the changes of one save are collected: a page, its group, its redirect. */
const GATHER_MS = 20;
/** Delay after a failure; it doubles each time. */
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 2_000;

type Log = { warn(facts: object, message: string): void };

/**
 * Reports this backend's changes to all sites and other backends while the process runs. Saving never waits for it; changes that couldn't
 * be sent are sent with later ones.
 * @returns stops it, once the pending changes have been tried
 */
export function shareChanges(stream: Pick<ChangeStream, 'send'>, log: Log): () => Promise<void> {
  let written: readonly HookChange[] = [];
  let visible: readonly HookChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | null = null;
  let failures = 0;
  let isStopped = false;

  const deliver = async () => {
    const message = { written: [...written], visible: [...visible] };
    [written, visible] = [[], []];
    try {
      await stream.send(message);
      failures = 0;
    } catch (error) {
      written = withoutRepeats([...message.written, ...written]);
      visible = withoutRepeats([...message.visible, ...visible]);
      if (failures === 0)
        log.warn({ err: error }, 'could not notify the other backends of a change, will retry');
      failures += 1;
    }
  };
  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(send, delayMs).unref();
  };
  const send = () => {
    underWay ??= deliver().finally(() => {
      underWay = null;
      const pause = failures === 0 ? GATHER_MS : Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      if (written.length + visible.length > 0 && !isStopped) plan(pause);
    });
    return underWay;
  };
  const unsubscribe = onOwnChange(({ kind, change }) => {
    const isFirst = written.length + visible.length === 0;
    if (kind === 'written') written = withoutRepeats([...written, change]);
    else visible = withoutRepeats([...visible, change]);
    if (isFirst && underWay === null && failures === 0) plan(GATHER_MS);
  });
  return async () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
    await underWay;
    if (written.length + visible.length > 0) await send();
  };
}
