import 'server-only';
import { getInitialData, getSitemap } from '@/lib/content/load';
import type { SitemapEntry } from '@/lib/contract/entities/site';
import { hasExtension } from '@/lib/contract/extensions';
import { SEASONS_PAGE } from '@/lib/content/seasons-page';
import { TIMETABLE_PAGE } from '@/lib/content/timetable-page';
import { WATCH_PAGE } from '@/lib/content/watch-page';
import { LIST_PAGE_PRIORITY } from '@/lib/contract/limits';

/** The site's own screens that search engines may show, and what the content server must have for them. */
const SCREENS = [
  { url: TIMETABLE_PAGE, extension: 'sessions' },
  { url: WATCH_PAGE, extension: 'broadcasts' },
  { url: SEASONS_PAGE, extension: 'standings' },
] as const;

/** What sitemap.xml lists: the content server's sitemap, and the site's own screens that search engines may show. */
export async function listedEntries(): Promise<SitemapEntry[]> {
  const [sitemap, { extensions }] = await Promise.all([getSitemap(), getInitialData()]);
  const own = {
    lastmod: null,
    model: '',
    priority: LIST_PAGE_PRIORITY,
    seo_title: '',
    seo_meta_description: '',
  };
  const screens = SCREENS.filter(
    ({ url, extension }) => hasExtension(extensions, extension) && !sitemap.find(url).found,
  );
  return [...sitemap.entries(), ...screens.map(({ url }) => ({ url, ...own }))];
}
