import { queryOptions } from '@tanstack/react-query';
import type { SitemapEntry } from '@/lib/contract/entities/site';
import { browserApi } from '@/lib/api/browser';
import type { Callable } from '@/lib/api/callable';
import { unwrap } from '@/lib/api/errors';
import { inputType, isRecord, lightParser, textOf } from '@/lib/api/light';
import { SITEMAP_REFRESH_MS } from '@/lib/api/limits';
import type { ApiClient } from '@/lib/api/transport';

/** What a shown page uses of its sitemap entry. */
export type PageTitles = Pick<SitemapEntry, 'url' | 'seo_title' | 'seo_meta_description'>;

const readTitles = (entry: unknown): PageTitles[] =>
  isRecord(entry) && typeof entry['url'] === 'string'
    ? [
        {
          url: entry['url'],
          seo_title: textOf(entry['seo_title']),
          seo_meta_description: textOf(entry['seo_meta_description']),
        },
      ]
    : [];

const initialDataSitemap: Callable<Record<string, never>, readonly PageTitles[]> = {
  method: 'GET',
  path: '/cognito/domain/initialData',
  auth: 'public',
  input: inputType(),
  output: lightParser('initial data with a sitemap', (answer) =>
    isRecord(answer) && Array.isArray(answer['sitemap']) ? answer['sitemap'].flatMap(readTitles) : null,
  ),
};

/** The sitemap, looked up again every minute while the tab is seen (spec point 4). */
export const sitemapQuery = (client: () => ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['sitemap'],
    queryFn: async ({ signal }) => unwrap(await client().call(initialDataSitemap, {}, { signal })),
    staleTime: SITEMAP_REFRESH_MS,
    refetchInterval: SITEMAP_REFRESH_MS,
  });
