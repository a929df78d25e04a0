import 'server-only';
import { timetableAddress } from '@/lib/content/addresses';
import { getInitialData, getSitemap } from '@/lib/content/load';
import type { SitemapEntry } from '@/lib/contract/entities/site';
import { hasExtension } from '@/lib/contract/extensions';
import { LIST_PAGE_PRIORITY } from '@/lib/contract/limits';

/** What sitemap.xml lists: the content server's sitemap, and the site's own screens that search engines may show. */
export async function listedEntries(): Promise<SitemapEntry[]> {
  const [sitemap, { extensions }] = await Promise.all([getSitemap(), getInitialData()]);
  const entries = [...sitemap.entries()];
  const url = timetableAddress().slice(1);
  if (!hasExtension(extensions, 'sessions') || sitemap.find(url).found) return entries;
  const own = {
    lastmod: null,
    model: '',
    priority: LIST_PAGE_PRIORITY,
    seo_title: '',
    seo_meta_description: '',
  };
  return [...entries, { url, ...own }];
}
