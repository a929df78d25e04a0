import { queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '@/lib/api/errors';
import { SITEMAP_REFRESH_MS } from '@/lib/api/limits';
import type { PageTitles } from '@/lib/content/stamps';
import { isRecord, textOf } from '@/lib/shared/record';

/**
 * The current titles of one address, loaded again every minute while the tab is visible (spec point 4). The site answers from its own copy of
 * the sitemap (app/api/sitemap-entry): loading the whole sitemap would cost every visitor more with every article.
 * @param url an address as in the sitemap
 * @throws ApiFailure (in the query) if the site cannot say
 */
export const sitemapEntryQuery = (url: string) =>
  queryOptions({
    queryKey: ['sitemap-entry', url],
    queryFn: async ({ signal }): Promise<PageTitles> => {
      const response = await fetch(`/api/sitemap-entry?url=${encodeURIComponent(url)}`, { signal });
      const entry: unknown = response.ok ? await response.json() : null;
      if (!isRecord(entry)) throw new ApiFailure({ kind: 'server', status: response.status, message: '' });
      return {
        seo_title: textOf(entry['seo_title']),
        seo_meta_description: textOf(entry['seo_meta_description']),
      };
    },
    staleTime: SITEMAP_REFRESH_MS,
    refetchInterval: SITEMAP_REFRESH_MS,
  });
