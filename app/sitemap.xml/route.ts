import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { answerSitemap } from '@/lib/seo/answer-sitemap';
import { listedEntries } from '@/screens/listed-entries';
import { sitemapXml } from '@/lib/seo/sitemap-xml';

/** GET /sitemap.xml, from the content server's sitemap. */
export async function GET(): Promise<Response> {
  await connection();
  const entries = await listedEntries();
  return answerSitemap(sitemapXml(entries, env().siteUrl));
}
