import 'server-only';
import { getInitialData, getSitemap } from '@/lib/content/load';
import type { SitemapEntry } from '@/lib/contract/entities/site';
import { hasExtension } from '@/lib/contract/extensions';
import { LIST_PAGE_PRIORITY } from '@/lib/contract/limits';
import { MATCHES } from './matches';

/** The entries of sitemap.xml: the content server's sitemap, and the site's own screens that search engines may list. */
export async function listedEntries(): Promise<SitemapEntry[]> {
  const [sitemap, { extensions }] = await Promise.all([getSitemap(), getInitialData()]);
  const own = {
    lastmod: null,
    model: '',
    priority: LIST_PAGE_PRIORITY,
    seo_title: '',
    seo_meta_description: '',
  };
  const screens = MATCHES.flatMap(({ listed }) => listed ?? []).filter(
    ({ url, extension }) => hasExtension(extensions, extension) && !sitemap.find(url).found,
  );
  return [...sitemap.entries(), ...screens.map(({ url }) => ({ url, ...own }))];
}
