import 'server-only';
import { draftNavigationSchema, type Navigation } from '@/lib/contract/entities/navigation';
import { DRAFT_NAVIGATION_PATH } from '@/lib/contract/navigation';
import type { Preview } from './current';
import { fetchDraft } from './fetch-draft';

/** A content server without menus, or one that doesn't know this preview. */
const ABSENT = new Set([401, 404]);

/**
 * The latest version of the menus, for an editor's preview; undefined if there is none for this preview, and the published one is used.
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function loadDraftNavigation(preview: Preview): Promise<Navigation | null | undefined> {
  if (preview.claims.kind !== 'editor') return undefined;
  const draft = await fetchDraft(DRAFT_NAVIGATION_PATH, preview, {
    absent: ABSENT,
    failure: 'The draft of the menus couldn’t be loaded.',
  });
  return draft === undefined ? undefined : draftNavigationSchema.parse(draft).navigation;
}
