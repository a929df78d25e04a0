import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type { InnerClient } from '../http/inner-client.ts';

/** How many addresses are counted whose rendering was overtaken by a change. */
const MAX_COUNTED = 2_000;
/** A repeated rendering may be overtaken again. */
const MAX_ATTEMPTS = 3;

export type RendersInTime = {
  /** Requests from Next, repeated if Next answered with a rendering that a change has overtaken. */
  readonly client: InnerClient;
  /**
   * Called by Next's page cache before it stores a page.
   * @returns whether its rendering began after the last change; if not, it shows old content and must not be stored
   */
  readonly isInTime: (path: string) => boolean;
};

/**
 * Next lets a request join a rendering of the same page that is under way, and dates a page by the end of its rendering. A change
 * during the rendering would be missing for as long as the page counts as fresh.
 * @param generation increases with every change
 */
export function createRendersInTime(next: InnerClient, generation: () => number): RendersInTime {
  const begunIn = new AsyncLocalStorage<number>();
  /** How many renderings of a path were overtaken. */
  const overtaken = new LRUCache<string, number>({ max: MAX_COUNTED });
  const countOf = (path: string) => overtaken.get(path) ?? 0;

  const client: InnerClient = async (url, headers, body) => {
    const [path = url] = url.split('?', 1);
    for (let attempt = 1; ; attempt += 1) {
      const [begun, before] = [generation(), countOf(path)];
      const answer = await begunIn.run(begun, () => next(url, headers, body));
      // If this request was itself overtaken, the caller handles it; otherwise it may have joined a rendering that was.
      const mayBeOld = begun === generation() && before !== countOf(path);
      if (!mayBeOld || body !== undefined || attempt === MAX_ATTEMPTS) return answer;
    }
  };
  return {
    client,
    isInTime(path) {
      const begun = begunIn.getStore();
      if (begun === undefined || begun === generation()) return true;
      overtaken.set(path, countOf(path) + 1);
      return false;
    },
  };
}
