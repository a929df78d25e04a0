import { connection } from 'next/server';
import { env } from '@/lib/config/env';
import { answerSitemap } from '@/lib/seo/answer-sitemap';
import { listedEntries } from '@/screens/listed-entries';
import { sitemapPartXml } from '@/lib/seo/sitemap-xml';

const PART_FILE = /^([1-9]\d{0,3})\.xml$/;

/** GET /sitemaps/{number}.xml: one part of a sitemap that is too large for one file; 404 for any other. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const [, part] = PART_FILE.exec((await params).file) ?? [];
  const entries = await listedEntries();
  const body = part === undefined ? null : sitemapPartXml(entries, env().siteUrl, Number(part));
  return body === null ? new Response('No such sitemap.\n', { status: 404 }) : answerSitemap(body);
}
