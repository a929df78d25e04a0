import { signedHeaders } from '../../lib/shared/node/signed-call.ts';
import type { Logger } from '../process/log.ts';

const DEADLINE_MS = 5_000;

/** Where and how often the site reports something to the content server. */
export type ReportTo = {
  readonly contentApiUrl: string;
  readonly secret: () => string;
  /** Time between two reports. */
  readonly everyMs: number;
  readonly log: Logger;
};

export type ReportOptions = ReportTo & {
  readonly path: string;
  /** Returns and clears what was collected since the last time; null if nothing was. */
  readonly take: () => object | null;
};

export type Report = {
  /** Whether the content server doesn't accept this report; there is no need to collect more then. */
  readonly isRefused: () => boolean;
  /** Sends what was collected now. */
  readonly send: () => Promise<void>;
  /** Sends at intervals. @returns stops that */
  readonly start: () => () => void;
};

/** Creates a signed report that is sent at intervals. What can't be sent is dropped: it isn't worth storing. */
export function createReport({ contentApiUrl, secret, everyMs, log, path, take }: ReportOptions): Report {
  let isRefused = false;
  const send = async () => {
    const collected = take();
    if (collected === null) return;
    const body = JSON.stringify(collected);
    const response = await fetch(`${contentApiUrl}${path}`, {
      method: 'POST',
      headers: signedHeaders(secret(), path, body),
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    if (response.status === 404) isRefused = true;
  };
  return {
    isRefused: () => isRefused,
    send,
    start() {
      const timer = setInterval(() => {
        send().catch((error: unknown) =>
          log.debug({ err: error, path }, 'A report could not be sent and was dropped.'),
        );
      }, everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
