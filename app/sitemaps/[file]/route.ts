import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { getSitemap } from '@/lib/content/load';
import { answerSitemap } from '@/lib/seo/answer-sitemap';
import { sitemapPartXml } from '@/lib/seo/sitemap-xml';

const PART_FILE = /^([1-9]\d{0,3})\.xml$/;

/** GET /sitemaps/{number}.xml: one part of a sitemap that is too large for one file; 404 for any other. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const [, part] = PART_FILE.exec((await params).file) ?? [];
  const sitemap = await getSitemap();
  const body = part === undefined ? null : sitemapPartXml(sitemap.entries(), env().siteUrl, Number(part));
  return body === null ? new Response('No such sitemap.\n', { status: 404 }) : answerSitemap(body);
}
