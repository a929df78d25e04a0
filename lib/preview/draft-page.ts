import 'server-only';
import type { CmsPage } from '@/lib/contract/entities/page';
import { DRAFT_PAGE_PATH, draftPageSchema } from '@/lib/contract/preview';
import type { Preview } from './current';
import { fetchDraft } from './fetch-draft';

/** The token is for another page, or the content server has no drafts. */
const ABSENT = new Set([401, 403, 404]);

/**
 * The latest version of a page, published or not; null if there is no preview of it, and the published version is used.
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function loadDraftPage(url: string, preview: Preview): Promise<CmsPage | null> {
  const path = `${DRAFT_PAGE_PATH}?url=${encodeURIComponent(url)}`;
  const draft = await fetchDraft(path, preview, {
    absent: ABSENT,
    failure: 'The draft couldn’t be loaded.',
  });
  return draft === undefined ? null : draftPageSchema.parse(draft).item;
}
