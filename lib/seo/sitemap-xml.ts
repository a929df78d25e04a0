import type { SitemapEntry } from '@/lib/contract/entities/site';
import { HOME_URL } from '@/lib/content/path';
import { escapeXml } from '@/lib/shared/text/xml';

/** Addresses in one file. Search engines accept 50,000, and smaller files are fetched again sooner. */
export const SITEMAP_PART_SIZE = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The entries for search engines: all but the start page's second address. */
const listedOf = (entries: Iterable<SitemapEntry>): SitemapEntry[] =>
  [...entries].filter(({ url }) => url.replace(/^\//, '') !== HOME_URL);

function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  const rows = entries.map(({ url, lastmod, priority }) => {
    const path = url.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
    const modified = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : '';
    // Priorities are in percent in the content server's sitemap (spec point 9).
    return `<url><loc>${escapeXml(`${siteUrl}/${path}`)}</loc>${modified}<priority>${String(priority / 100)}</priority></url>`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>\n${rows.join('\n')}\n</urlset>\n`;
}

/** sitemap.xml: every address, or the list of its parts if there are too many for one file. */
export function sitemapXml(entries: Iterable<SitemapEntry>, siteUrl: string): string {
  const listed = listedOf(entries);
  if (listed.length <= SITEMAP_PART_SIZE) return urlSet(listed, siteUrl);
  const parts = Array.from({ length: Math.ceil(listed.length / SITEMAP_PART_SIZE) }, (_, part) => {
    return `<sitemap><loc>${escapeXml(siteUrl)}/sitemaps/${String(part + 1)}.xml</loc></sitemap>`;
  });
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** One part of a divided sitemap, counted from 1; null if there is no such part. */
export function sitemapPartXml(
  entries: Iterable<SitemapEntry>,
  siteUrl: string,
  part: number,
): string | null {
  const listed = listedOf(entries);
  if (part < 1 || listed.length <= SITEMAP_PART_SIZE) return null;
  const own = listed.slice((part - 1) * SITEMAP_PART_SIZE, part * SITEMAP_PART_SIZE);
  return own.length === 0 ? null : urlSet(own, siteUrl);
}
