import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { HOME_URL } from '@/lib/content/app-routes';
import { getInitialData } from '@/lib/content/initial-data';

/** sitemap.xml, from the content server's sitemap. Priorities are in percent there (spec point 9). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const { siteUrl } = env();
  const { sitemap: entries } = await getInitialData();
  return entries
    .filter((entry) => entry.url.replace(/^\//, '') !== HOME_URL)
    .map((entry) => ({
      url: `${siteUrl}/${entry.url.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}`,
      ...(entry.lastmod ? { lastModified: entry.lastmod } : {}),
      priority: entry.priority / 100,
    }));
}
