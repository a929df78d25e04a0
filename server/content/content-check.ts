import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { getCurrentDomain } from '../../lib/contract/endpoints/content.ts';
import type { Check } from '../../lib/shared/node/readiness.ts';

/** Monitoring gives up early, and takes a silent site for a dead one. */
const LIMIT_MS = 3_000;

/** Requests something small from the content server. @returns what is wrong, or null */
async function contentFault(contentApiUrl: string): Promise<string | null> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const answer = await fetch(`${contentApiUrl}${API_BASE_PATH}${getCurrentDomain.path}`, { signal });
    await answer.arrayBuffer();
    return answer.ok ? null : `status ${String(answer.status)}`;
  } catch {
    // The cause is logged as soon as a page needs content.
    return signal.aborted ? 'timeout' : 'no connection';
  }
}

/**
 * Checks whether the content server responds. Without it the site still shows cached pages.
 * @param hasPages whether any page is cached
 */
export const checkContent =
  (contentApiUrl: string, hasPages: () => boolean): Check =>
  async () => {
    const detail = await contentFault(contentApiUrl);
    return detail === null ? [] : [{ code: 'content_unreachable', detail, isDegraded: hasPages() }];
  };
