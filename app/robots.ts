import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { BETWEEN_COMPARED } from '@/lib/season/addresses';
import { DETAIL_PAGES } from '@/lib/contract/paths';
import { MATCHES } from '@/screens/matches';

/** Paths that are useful to one person only, or to nobody outside. */
const PRIVATE_PATHS = ['/api/', '/feeds/my/', ...MATCHES.flatMap(({ closedToCrawlers }) => closedToCrawlers)];

export default async function robots(): Promise<MetadataRoute.Robots> {
  // The address is known when the server runs, not when it is built.
  await connection();
  const { siteUrl } = env();
  // Comparisons of three to five drivers: a crawler would never reach the end of them.
  const comparisons = `/${DETAIL_PAGES.driver}/*${BETWEEN_COMPARED}`;
  return {
    rules: [{ userAgent: '*', disallow: [...PRIVATE_PATHS, comparisons] }],
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
