import { MISSING_PATHS_PATH, type MissingPath } from '../../lib/contract/site-hook.ts';
import { createReport } from '../content/report.ts';
import type { ReportTo } from '../content/report.ts';

/** How many paths are collected between two reports, which limits floods of made-up ones. */
const MAX_PATHS = 200;
const MAX_LENGTH = 200;

/** Paths that only vulnerability scanners request, which editors needn't see. */
const PROBE = /\.(?:php|aspx?|jsp|env|git|bak|sql|ya?ml|cgi)|^\/(?:wp-|\.|cgi-bin)/i;

export type MissingPaths = {
  /** Records a requested path that wasn't found. @param referrer the linking page, if the browser sent it */
  readonly note: (path: string, referrer?: string) => void;
  /** Sends the collected paths to the content server now. */
  readonly report: () => Promise<void>;
  readonly start: () => () => void;
};

const pathOfReferrer = (referrer: string | undefined): string => {
  if (referrer === undefined || !URL.canParse(referrer)) return '';
  const { origin, pathname } = new URL(referrer);
  // Without the query, which may contain private data.
  return `${origin}${pathname}`.slice(0, MAX_LENGTH);
};

/** Collects requested addresses that don't exist, for the editors' list in the CMS. */
export function createMissingPaths({
  isWanted,
  ...to
}: ReportTo & {
  /** Whether the content server has such a list. */
  readonly isWanted: () => boolean;
}): MissingPaths {
  let paths = new Map<string, MissingPath>();
  const { isRefused, send, start } = createReport({
    ...to,
    path: MISSING_PATHS_PATH,
    take() {
      if (paths.size === 0) return null;
      const reported = paths;
      paths = new Map();
      return { paths: [...reported.values()] };
    },
  });

  return {
    note(path, referrer) {
      if (isRefused() || !isWanted() || path.length > MAX_LENGTH || PROBE.test(path)) return;
      const known = paths.get(path);
      if (known === undefined && paths.size >= MAX_PATHS) return;
      paths.set(path, {
        path,
        hits: (known?.hits ?? 0) + 1,
        referrer: pathOfReferrer(referrer) || (known?.referrer ?? ''),
      });
    },
    report: send,
    start,
  };
}
