import { log } from '../log/log.ts';
import { isLeader, onBecomingLeader } from './lease.ts';

type Repeated = {
  readonly everyMs: number;
  /** The log message if it throws; it is retried in the next round. */
  readonly failure: string;
};

/**
 * Does work now, at intervals, and when this backend takes over from another. Of several backends, only the one in charge does it, and
 * never twice at the same time.
 * @returns stops it, once the current round is done
 */
export function repeatAsLeader(
  work: () => Promise<unknown>,
  { everyMs, failure }: Repeated,
): () => Promise<void> {
  let round: Promise<void> | null = null;
  const run = () => {
    if (!isLeader()) return;
    round ??= work()
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        round = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  const stopTakingOver = onBecomingLeader(run);
  return async () => {
    clearInterval(timer);
    stopTakingOver();
    await round;
  };
}
