import { MISSING_PATHS_PATH, type MissingPath } from '../lib/contract/site-hook.ts';
import { signedHeaders } from '../lib/shared/node/signed-call.ts';
import type { Logger } from './log.ts';

/** At most this many paths are remembered between two reports, which limits a flood of made-up ones. */
const MAX_PATHS = 200;
const MAX_LENGTH = 200;
const DEADLINE_MS = 5_000;

/** What only vulnerability scanners request; editors need not know. */
const PROBE = /\.(?:php|aspx?|jsp|env|git|bak|sql|ya?ml|cgi)|^\/(?:wp-|\.|cgi-bin)/i;

export type MissingPaths = {
  /** Records a requested path that was not found. `referrer` is the linking page, if the browser sent it. */
  readonly note: (path: string, referrer?: string) => void;
  /** Reports what is remembered to the content server at once. */
  readonly report: () => Promise<void>;
  readonly start: () => () => void;
};

const pathOfReferrer = (referrer: string | undefined): string => {
  if (referrer === undefined || !URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  // Without its query, which may hold private data.
  return `${origin}${pathname}`.slice(0, MAX_LENGTH);
};

/** Collects the addresses that visitors do not find, for the editors' list in the CMS. */
export function createMissingPaths({
  contentApiUrl,
  secret,
  isWanted,
  everyMs,
  log,
}: {
  readonly contentApiUrl: string;
  readonly secret: () => string;
  /** Whether the content server has such a list. */
  readonly isWanted: () => boolean;
  /** Time between two reports. */
  readonly everyMs: number;
  readonly log: Logger;
}): MissingPaths {
  let paths = new Map<string, MissingPath>();
  let isRefused = false;

  const report = async () => {
    if (paths.size === 0) return;
    const told = paths;
    paths = new Map();
    const body = JSON.stringify({ paths: [...told.values()] });
    const response = await fetch(`${contentApiUrl}${MISSING_PATHS_PATH}`, {
      method: 'POST',
      headers: signedHeaders(secret(), MISSING_PATHS_PATH, body),
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    if (response.status === 404) isRefused = true;
  };

  return {
    note(path, referrer) {
      if (isRefused || !isWanted() || path.length > MAX_LENGTH || PROBE.test(path)) return;
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
        report().catch((error: unknown) =>
          log.debug({ err: error }, 'Missing paths could not be reported and were dropped.'),
        );
      }, everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
