import type { Logger } from '../process/log.ts';
import type { HeaderList } from '../http/headers.ts';

/*
 * What a CDN or another shared cache in front of the site ("the edge") may keep, and how it is told of changes (docs/decisions/0098).
 * Cache-Control is for browsers; CDN-Cache-Control (RFC 9213) is for the edge alone.
 */

/** An edge that is told of changes. Should a purge be lost, a page is old for no longer than this. */
const TOLD_SECONDS = 60;
/** One that isn't: a change shows as soon as if there were none, and the site renders and sends a page once a second. */
const UNTOLD_SECONDS = 1;
/** While the site is away, as the site itself does while the content server is (STALE_IF_ERROR_MS). */
const IF_ERROR_SECONDS = 24 * 60 * 60;
/** The most tags in one call: Cloudflare's limit. */
const MAX_TAGS = 30;
const DEADLINE_MS = 10_000;
/** Delays after failures: twice as long each time. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Next adds tags of its own for every layout and path. */
const NEXTS_TAG = '_N_T_';
/** An address may have any characters, a header may not. */
const written = (tag: string) => encodeURI(tag).replaceAll(',', '%2C');

export type EdgeSettings = {
  /** Where changes are reported; undefined for an edge that isn't told, or none. */
  readonly purgeUrl: string | undefined;
  readonly purgeToken: string | undefined;
};

export type Edge = {
  /** Headers of a page that is the same for all visitors of a language. @param tags what it is made of (lib/content/tags) */
  readonly headersOf: (tags: readonly string[]) => HeaderList;
  /** Has every page that is made of one of these fetched again. Doesn't wait; repeated until the edge has heard it. */
  readonly purge: (tags: readonly string[]) => void;
  readonly stop: () => void;
};

/** @param settings addresses and secret of the edge's interface: `POST {"tags": [...]}` with a bearer token, as Cloudflare has it */
export function createEdge({ purgeUrl, purgeToken }: EdgeSettings, log: Logger): Edge {
  const seconds = purgeUrl === undefined ? UNTOLD_SECONDS : TOLD_SECONDS;
  const control = ['CDN-Cache-Control', `max-age=${seconds}, stale-if-error=${IF_ERROR_SECONDS}`] as const;
  if (purgeUrl === undefined)
    return { headersOf: () => [control], purge: () => undefined, stop: () => undefined };

  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isUnderWay = false;
  let failures = 0;

  const tell = async (tags: readonly string[]) => {
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
  const tellAll = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, MAX_TAGS);
      for (const tag of tags) waiting.delete(tag);
      try {
        await tell(tags);
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
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
        timer = setTimeout(() => void tellAll(), pause).unref();
        break;
      }
    }
    isUnderWay = false;
  };

  return {
    headersOf(tags) {
      const own = tags.filter((tag) => !tag.startsWith(NEXTS_TAG)).map(written);
      return own.length === 0 ? [control] : [control, ['Cache-Tag', own.join(',')]];
    },
    purge(tags) {
      for (const tag of tags) waiting.add(written(tag));
      clearTimeout(timer);
      void tellAll();
    },
    stop: () => clearTimeout(timer),
  };
}
