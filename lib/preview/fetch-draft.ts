import 'server-only';
import { ContentUnavailableError } from '@/lib/api/errors';
import { SERVER_DEADLINE_MS } from '@/lib/api/limits';
import { env } from '@/lib/config/env';
import { type Preview, previewHeaders } from './current';

/** How a draft is fetched: statuses that mean there is none for this preview, and the message of any other failure. */
type DraftRequest = { readonly absent: ReadonlySet<number>; readonly failure: string };

/**
 * Fetches a draft from the content server.
 * @param path path and query on the content server
 * @returns the response's JSON; undefined if there is no such draft
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function fetchDraft(
  path: string,
  preview: Preview,
  { absent, failure }: DraftRequest,
): Promise<unknown> {
  const response = await fetch(`${env().contentApiUrl}${path}`, {
    headers: previewHeaders(preview),
    cache: 'no-store',
    signal: AbortSignal.timeout(SERVER_DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new ContentUnavailableError({ kind: 'network', reason: String(error) });
  });
  if (absent.has(response.status)) return undefined;
  if (!response.ok)
    throw new ContentUnavailableError({ kind: 'server', status: response.status, message: failure });
  return response.json();
}
