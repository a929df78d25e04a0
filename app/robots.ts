import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { BETWEEN_COMPARED } from '@/lib/season/addresses';
import { DETAIL_PAGES } from '@/lib/contract/paths';
import { MATCHES } from '@/screens/matches';

/** What is of use to one person only, or to none outside. */
const PRIVATE_PATHS = ['/api/', '/feeds/my/', ...MATCHES.flatMap(({ closedToCrawlers }) => closedToCrawlers)];

export default async function robots(): Promise<MetadataRoute.Robots> {
  // The address is known when the server runs, not when it is built.
  await connection();
  const { siteUrl } = env();
  // Three to five drivers beside each other: no crawler would come to the end of them.
  const comparisons = `/${DETAIL_PAGES.driver}/*${BETWEEN_COMPARED}`;
  return {
    rules: [{ userAgent: '*', disallow: [...PRIVATE_PATHS, comparisons] }],
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
