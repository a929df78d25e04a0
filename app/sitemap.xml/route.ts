import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { getSitemap } from '@/lib/content/load';
import { answerSitemap } from '@/lib/seo/answer-sitemap';
import { sitemapXml } from '@/lib/seo/sitemap-xml';

/** GET /sitemap.xml, from the content server's sitemap. */
export async function GET(): Promise<Response> {
  await connection();
  const sitemap = await getSitemap();
  return answerSitemap(sitemapXml(sitemap.entries(), env().siteUrl));
}
