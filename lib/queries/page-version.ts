import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '@/lib/api/browser';
import type { Callable, Queryable } from '@/lib/api/callable';
import { unwrap } from '@/lib/api/errors';
import { inputType, isRecord, lightParser, textOf } from '@/lib/api/light';
import { createLightQuery } from '@/lib/api/light-query';
import { OLDER_PAGE_RECHECK_MS, PAGE_RECHECK_MS } from '@/lib/api/limits';
import type { ApiClient } from '@/lib/api/transport';

export type PageModel = 'current' | 'older';

/** What the content server says about a page now: when it was last changed, or that it is gone. */
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
  result: lightParser('cognitoPage with updated_at', (data) =>
    isRecord(data) && 'cognitoPage' in data ? readVersion(data['cognitoPage']) : null,
  ),
};

const olderVersion: Callable<{ slug: string }, PageVersion> = {
  method: 'GET',
  path: '/cognito/page',
  auth: 'public',
  input: inputType(),
  output: lightParser('row_page with updated_at', (answer) =>
    isRecord(answer) && 'row_page' in answer ? readVersion(answer['row_page']) : null,
  ),
};

/** How long after its load a page is looked at again (spec point 4). */
export const recheckDelayMs = (model: PageModel): number =>
  model === 'current' ? PAGE_RECHECK_MS : OLDER_PAGE_RECHECK_MS;

/**
 * When a page was last changed, asked anew for each page shown.
 * @param url the page's url (older model: its slug)
 * @throws ApiFailure (in the query) when the content server cannot say
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
        return unwrap(await createLightQuery(client())(currentVersion, { url }, { signal }));
      const answer = await client().call(olderVersion, { slug: url }, { signal });
      // This call says "gone" by its status.
      return !answer.ok && answer.error.kind === 'notFound' ? { updated_at: null } : unwrap(answer);
    },
    staleTime: 0,
    gcTime: 0,
  });
