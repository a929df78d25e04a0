import type { SitemapEntry } from '@/lib/contract/entities/site';

const trim = (url: string) => url.replace(/^\/+|\/+$/g, '');

/** The entry of a path, else an entry for '/' with empty values (spec point 2). `path` has no leading slash. */
export function findSitemapEntry(
  path: string,
  sitemap: readonly SitemapEntry[],
): SitemapEntry & { readonly found: boolean } {
  const wanted = trim(path);
  const entry = sitemap.find((candidate) => trim(candidate.url) === wanted);
  if (entry) return { ...entry, found: true };
  return {
    url: '/',
    lastmod: null,
    model: '',
    priority: 0,
    seo_title: '',
    seo_meta_description: '',
    found: false,
  };
}
