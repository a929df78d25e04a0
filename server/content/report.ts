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
  /** Takes what was collected since the last time; null for nothing. */
  readonly take: () => object | null;
};

export type Report = {
  /** Whether the content server knows no such report. Nothing more has to be collected then. */
  readonly isRefused: () => boolean;
  /** Sends what was collected at once. */
  readonly send: () => Promise<void>;
  /** Sends from time to time. @returns stops that */
  readonly start: () => () => void;
};

/** A report that is sent from time to time, signed. What can't be sent is dropped: it's worth no more than a place in memory. */
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
