import type { Logger } from '../process/log.ts';
import type { HeaderList } from '../http/headers.ts';

/*
 * What a CDN or another shared cache in front of the site ("the edge") may cache, and how it is notified of changes (docs/decisions/0098).
 * Cache-Control is for browsers; CDN-Cache-Control (RFC 9213) is for the edge alone.
 */

/** Caching time on an edge that is notified of changes: how long a page stays outdated at most, should a purge get lost. */
const NOTIFIED_SECONDS = 60;
/** On an edge that isn't: changes show almost at once, and the site sends each page at most once a second. */
const UNNOTIFIED_SECONDS = 1;
/** How long the edge may serve old pages while the site is down; the site does the same for the content server (STALE_IF_ERROR_MS). */
const IF_ERROR_SECONDS = 24 * 60 * 60;
/** Tags per call: Cloudflare's limit. */
const MAX_TAGS = 30;
const DEADLINE_MS = 10_000;
/** Delays after failures, doubled each time. */
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** Prefix of the tags that Next itself adds for every layout and path. */
const NEXTS_TAG = '_N_T_';
/** A tag as a header value: an address may have characters that a header may not. */
const headerText = (tag: string) => encodeURI(tag).replaceAll(',', '%2C');

export type EdgeSettings = {
  /** Where purges are sent; undefined without an edge, or for one that isn't notified. */
  readonly purgeUrl: string | undefined;
  readonly purgeToken: string | undefined;
};

export type Edge = {
  /** Headers of a page that is the same for all visitors in a language. @param tags what it is made of (lib/content/tags) */
  readonly headersOf: (tags: readonly string[]) => HeaderList;
  /** Purges every page made of one of these tags. Doesn't wait; retried until the edge accepts it. */
  readonly purge: (tags: readonly string[]) => void;
  readonly stop: () => void;
};

/** @param settings address and token of the edge's purge API: `POST {"tags": [...]}` with a bearer token, like Cloudflare's */
export function createEdge({ purgeUrl, purgeToken }: EdgeSettings, log: Logger): Edge {
  const seconds = purgeUrl === undefined ? UNNOTIFIED_SECONDS : NOTIFIED_SECONDS;
  const control = ['CDN-Cache-Control', `max-age=${seconds}, stale-if-error=${IF_ERROR_SECONDS}`] as const;
  if (purgeUrl === undefined)
    return { headersOf: () => [control], purge: () => undefined, stop: () => undefined };

  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isUnderWay = false;
  let failures = 0;

  const notify = async (tags: readonly string[]) => {
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(purgeToken === undefined ? {} : { authorization: `Bearer ${purgeToken}` }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN responded with ${String(answer.status)}.`);
  };
  const notifyAll = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, MAX_TAGS);
      for (const tag of tags) waiting.delete(tag);
      try {
        await notify(tags);
        if (failures > 0) log.info({ after: failures }, 'The CDN is being notified of changes again.');
        failures = 0;
      } catch (error) {
        for (const tag of tags) waiting.add(tag);
        if (failures === 0)
          log.warn(
            { err: error },
            'Could not notify the CDN of a change, will retry. Check CDN_PURGE_URL and CDN_PURGE_TOKEN.',
          );
        failures += 1;
        const pause = Math.min(MIN_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);
        timer = setTimeout(() => void notifyAll(), pause).unref();
        break;
      }
    }
    isUnderWay = false;
  };

  return {
    headersOf(tags) {
      const own = tags.filter((tag) => !tag.startsWith(NEXTS_TAG)).map(headerText);
      return own.length === 0 ? [control] : [control, ['Cache-Tag', own.join(',')]];
    },
    purge(tags) {
      for (const tag of tags) waiting.add(headerText(tag));
      clearTimeout(timer);
      void notifyAll();
    },
    stop: () => clearTimeout(timer),
  };
}
