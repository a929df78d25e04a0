import { createHmac } from 'node:crypto';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  MISSING_PATHS_PATH,
  signedText,
  type MissingPath,
} from '../lib/contract/site-hook.ts';
import type { Logger } from './log.ts';

/** So many paths are remembered between two reports; a flood of made-up ones ends there. */
const MAX_PATHS = 200;
const MAX_LENGTH = 200;
const REPORT_MS = 30_000;
const DEADLINE_MS = 5_000;

/** What only robots in search of holes ask for; no editor needs to know. */
const PROBE = /\.(?:php|aspx?|jsp|env|git|bak|sql|ya?ml|cgi)|^\/(?:wp-|\.|cgi-bin)/i;

export type MissingPaths = {
  /** Remembers that a path was asked for and not found. `referrer` is the page that led there, if the browser said so. */
  readonly note: (path: string, referrer?: string) => void;
  /** Tells the content server at once what is remembered. */
  readonly report: () => Promise<void>;
  readonly start: () => () => void;
};

const pathOfReferrer = (referrer: string | undefined): string => {
  if (referrer === undefined || !URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  // Without its query, which may hold what no list should.
  return `${origin}${pathname}`.slice(0, MAX_LENGTH);
};

/** Gathers the addresses that visitors do not find, for the editors' list of them in the CMS. */
export function createMissingPaths({
  contentApiUrl,
  secret,
  log,
}: {
  readonly contentApiUrl: string;
  readonly secret: () => string;
  readonly log: Logger;
}): MissingPaths {
  let paths = new Map<string, MissingPath>();
  let isWanted = true;

  const report = async () => {
    if (paths.size === 0) return;
    const told = paths;
    paths = new Map();
    const body = JSON.stringify({ paths: [...told.values()] });
    const time = String(Date.now());
    const signed = createHmac('sha256', secret()).update(signedText(MISSING_PATHS_PATH, time, body));
    const response = await fetch(`${contentApiUrl}${MISSING_PATHS_PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [HOOK_TIME_HEADER]: time,
        [HOOK_SIGNATURE_HEADER]: signed.digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    // Another content server has no such list.
    if (response.status === 404) isWanted = false;
  };

  return {
    note(path, referrer) {
      if (!isWanted || path.length > MAX_LENGTH || PROBE.test(path)) return;
      const known = paths.get(path);
      if (known === undefined && paths.size >= MAX_PATHS) return;
      paths.set(path, {
        path,
        hits: (known?.hits ?? 0) + 1,
        referrer: pathOfReferrer(referrer) || (known?.referrer ?? ''),
      });
    },
    report,
    start() {
      const timer = setInterval(() => {
        report().catch((error: unknown) => log.debug({ err: error }, 'Missing paths could not be told.'));
      }, REPORT_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
