import type { SitemapEntry } from '@/lib/contract/entities/site';

const trim = (url: string) => url.replace(/^\/+|\/+$/g, '');

/** An entry, or the one of spec point 2 for a path without one: '/' with empty values. */
export type FoundEntry = SitemapEntry & { readonly found: boolean };

const NO_ENTRY: FoundEntry = {
  url: '/',
  lastmod: null,
  model: '',
  priority: 0,
  seo_title: '',
  seo_meta_description: '',
  found: false,
};

const isSame = (a: SitemapEntry, b: SitemapEntry): boolean =>
  a.lastmod === b.lastmod &&
  a.seo_title === b.seo_title &&
  a.seo_meta_description === b.seo_meta_description &&
  a.priority === b.priority &&
  a.model === b.model;

/** The sitemap as a table by address. Addresses have no slashes at their ends. */
export type Sitemap = {
  readonly size: number;
  /** The entry of a path, with or without slashes at its ends. */
  readonly find: (path: string) => FoundEntry;
  readonly entries: () => Iterable<SitemapEntry>;
  /** The addresses whose entries differ from those of another sitemap. */
  readonly differencesFrom: (other: Sitemap) => string[];
  /** A sitemap with some entries replaced, and the addresses that differ in it. */
  readonly with: (
    changed: readonly SitemapEntry[],
    removed: readonly string[],
  ) => { readonly sitemap: Sitemap; readonly addresses: string[] };
};

function sitemapOf(table: ReadonlyMap<string, SitemapEntry>): Sitemap {
  const find = (path: string): FoundEntry => {
    const entry = table.get(trim(path));
    return entry ? { ...entry, found: true } : NO_ENTRY;
  };
  return {
    size: table.size,
    find,
    entries: () => table.values(),
    differencesFrom(other) {
      const differing: string[] = [];
      for (const [address, entry] of table) {
        const before = other.find(address);
        if (!before.found || !isSame(before, entry)) differing.push(address);
      }
      for (const { url } of other.entries()) if (!table.has(trim(url))) differing.push(trim(url));
      return differing;
    },
    with(changed, removed) {
      const next = new Map(table);
      for (const url of removed) next.delete(trim(url));
      for (const entry of changed) next.set(trim(entry.url), entry);
      const addresses = [...removed, ...changed.map(({ url }) => url)].map(trim);
      return { sitemap: addresses.length === 0 ? sitemapOf(table) : sitemapOf(next), addresses };
    },
  };
}

/** Makes the table of a sitemap. Of several entries for an address, the first counts. */
export function createSitemap(entries: readonly SitemapEntry[]): Sitemap {
  const table = new Map<string, SitemapEntry>();
  for (const entry of entries) if (!table.has(trim(entry.url))) table.set(trim(entry.url), entry);
  return sitemapOf(table);
}
