import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '@/lib/session/browser-api';
import type { Callable, Queryable } from '@/lib/api/callable';
import { unwrap } from '@/lib/api/errors';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import { asPage } from '@/lib/contract/frames';
import { isRecord, textOf } from '@/lib/shared/record';
import { createFetchQuery } from '@/lib/api/fetch-query';
import { OLDER_PAGE_RECHECK_MS, PAGE_RECHECK_MS } from '@/lib/api/limits';
import type { ApiClient } from '@/lib/api/transport';

export type PageModel = 'current' | 'older';

/** A page's current version: when it was last changed, or null if it is gone. */
export type PageVersion = { readonly updated_at: string | null };

const readVersion = (page: unknown): PageVersion | null => {
  if (page === null || page === undefined) return { updated_at: null };
  return isRecord(page) && typeof page['updated_at'] === 'string'
    ? { updated_at: textOf(page['updated_at']) }
    : null;
};

const currentVersion: Queryable<{ url: string }, PageVersion> = {
  name: 'pageVersion',
  document: 'query pageVersion($url: String!) { cognitoPage(url: $url) { updated_at } }',
  variables: inputType(),
  result: schemalessParser('cognitoPage with updated_at', (data) =>
    isRecord(data) && 'cognitoPage' in data ? readVersion(data['cognitoPage']) : null,
  ),
};

const olderVersion: Callable<{ slug: string }, PageVersion> = {
  method: 'GET',
  path: '/cognito/page',
  auth: 'public',
  input: inputType(),
  output: schemalessParser('a page with updated_at', (answer) => {
    const page = asPage(answer);
    return isRecord(page) ? readVersion(page['row_page'] ?? page['item']) : null;
  }),
};

/** How long after loading a page is checked again (spec point 4). */
export const recheckDelayMs = (model: PageModel): number =>
  model === 'current' ? PAGE_RECHECK_MS : OLDER_PAGE_RECHECK_MS;

/**
 * When a page was last changed, requested again for each displayed page.
 * @param url the page's url (older model: its slug)
 * @throws ApiFailure (in the query) if the content server cannot say
 */
export const pageVersionQuery = (
  url: string,
  model: PageModel = 'current',
  client: () => ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: ['page-version', model, url],
    queryFn: async ({ signal }) => {
      if (model === 'current')
        return unwrap(await createFetchQuery(client())(currentVersion, { url }, { signal }));
      const answer = await client().call(olderVersion, { slug: url }, { signal });
      // This call reports a missing page by its status.
      return !answer.ok && answer.error.kind === 'notFound' ? { updated_at: null } : unwrap(answer);
    },
    staleTime: 0,
    gcTime: 0,
  });
