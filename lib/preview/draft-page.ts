import 'server-only';
import { env } from '@/lib/config/env';
import { ContentUnavailableError } from '@/lib/api/errors';
import { DRAFT_PAGE_PATH, draftPageSchema } from '@/lib/contract/preview';
import type { CmsPage } from '@/lib/contract/entities/page';
import { SERVER_DEADLINE_MS } from '@/lib/api/limits';
import { type Preview, previewHeaders } from './current';

/** The content server's status for a page that the token is not for, or if it has no drafts. */
const NOT_FOR_THIS = new Set([401, 403, 404]);

/**
 * The latest version of a page, published or not; null if there is no preview of it, and the published version is used.
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function loadDraftPage(url: string, preview: Preview): Promise<CmsPage | null> {
  const address = `${env().contentApiUrl}${DRAFT_PAGE_PATH}?url=${encodeURIComponent(url)}`;
  const response = await fetch(address, {
    headers: previewHeaders(preview),
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVER_DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new ContentUnavailableError({ kind: 'network', reason: String(error) });
  });
  if (NOT_FOR_THIS.has(response.status)) return null;
  if (!response.ok) {
    const message = 'The draft couldn’t be loaded.';
    throw new ContentUnavailableError({ kind: 'server', status: response.status, message });
  }
  return draftPageSchema.parse(await response.json()).item;
}
