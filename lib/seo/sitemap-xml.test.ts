import { expect, test } from 'vitest';
import type { SitemapEntry } from '@/lib/contract/entities/site';
import { SITEMAP_PART_SIZE, sitemapPartXml, sitemapXml } from './sitemap-xml';

const SITE = 'https://races.example';

const entry = (url: string): SitemapEntry => ({
  url,
  lastmod: null,
  model: '',
  priority: 50,
  seo_title: '',
  seo_meta_description: '',
});
const addresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('a small sitemap is one file, without parts', () => {
  const entries = ['home', 'news', 'article/ōtaki & more'].map(entry);
  const xml = sitemapXml(entries, SITE);
  expect(xml).toContain('<urlset');
  expect(addresses(xml)).toEqual([`${SITE}/news`, `${SITE}/article/%C5%8Dtaki%20%26%20more`]);
  expect(sitemapPartXml(entries, SITE, 1)).toBeNull();
});

test('a large sitemap is an index of parts that have every address once', () => {
  const count = 2 * SITEMAP_PART_SIZE + 1;
  const entries = Array.from({ length: count }, (_, at) => entry(`article/${String(at)}`));
  const index = sitemapXml(entries, SITE);
  expect(index).toContain('<sitemapindex');
  expect(addresses(index)).toEqual([1, 2, 3].map((part) => `${SITE}/sitemaps/${String(part)}.xml`));
  const parts = [1, 2, 3].map((part) => addresses(sitemapPartXml(entries, SITE, part)));
  expect(parts.map((part) => part.length)).toEqual([SITEMAP_PART_SIZE, SITEMAP_PART_SIZE, 1]);
  expect(new Set(parts.flat()).size).toBe(count);
  expect([0, 4, -1].map((part) => sitemapPartXml(entries, SITE, part))).toEqual([null, null, null]);
});
