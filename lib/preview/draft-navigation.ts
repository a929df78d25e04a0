import 'server-only';
import { ContentUnavailableError } from '@/lib/api/errors';
import { SERVER_DEADLINE_MS } from '@/lib/api/limits';
import { env } from '@/lib/config/env';
import { draftNavigationSchema, type Navigation } from '@/lib/contract/entities/navigation';
import { DRAFT_NAVIGATION_PATH } from '@/lib/contract/navigation';
import { type Preview, previewHeaders } from './current';

/**
 * The latest version of the menus, for an editor's preview; undefined if there is none for this preview, and the published one is used.
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function loadDraftNavigation(preview: Preview): Promise<Navigation | null | undefined> {
  if (preview.claims.kind !== 'editor') return undefined;
  const response = await fetch(`${env().contentApiUrl}${DRAFT_NAVIGATION_PATH}`, {
    headers: previewHeaders(preview),
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVER_DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new ContentUnavailableError({ kind: 'network', reason: String(error) });
  });
  // A content server without menus, or one that does not know this preview.
  if (response.status === 401 || response.status === 404) return undefined;
  if (!response.ok) {
    const message = 'The draft of the menus couldn’t be loaded.';
    throw new ContentUnavailableError({ kind: 'server', status: response.status, message });
  }
  return draftNavigationSchema.parse(await response.json()).navigation;
}
