import { hash } from 'node:crypto';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';

/** The differences between two versions: entries added or changed, and URLs removed. */
export type SitemapChange = { readonly set: readonly SitemapEntry[]; readonly removed: readonly string[] };

type Table = ReadonlyMap<string, SitemapEntry>;
/** How many versions a caller may be behind before it gets the whole sitemap again. */
const MAX_STEPS = 200;

const isSame = (a: SitemapEntry, b: SitemapEntry): boolean =>
  a === b ||
  (a.lastmod === b.lastmod &&
    a.seo_title === b.seo_title &&
    a.seo_meta_description === b.seo_meta_description &&
    a.priority === b.priority &&
    a.model === b.model);

/** An entry's contribution to the name of a state. */
export const digestOf = ({
  url,
  lastmod,
  seo_title,
  seo_meta_description,
  priority,
  model,
}: SitemapEntry): bigint =>
  BigInt(
    `0x${hash('sha1', JSON.stringify([url, lastmod, seo_title, seo_meta_description, priority, model]), 'hex')}`,
  );

/** Keeps sums as long as a digest. */
const SUMS = 2n ** 160n;

function changeBetween(before: Table, after: Table): SitemapChange {
  const set: SitemapEntry[] = [];
  for (const [url, entry] of after) {
    const known = before.get(url);
    if (known === undefined || !isSame(known, entry)) set.push(entry);
  }
  const removed: string[] = [];
  for (const url of before.keys()) if (!after.has(url)) removed.push(url);
  return { set, removed };
}

/**
 * Names the states of the sitemap and finds what changed between two of them, so that followers needn't read all of it again. A name is
 * made from the content, so that all backends of one database use the same names. It is the sum of the entries' digests in any order, so a
 * change costs as much as the entries it affects.
 * @param digest of one entry
 */
export function createSitemapVersions(digest: (entry: SitemapEntry) => bigint = digestOf) {
  let table: Table = new Map();
  let sum = 0n;
  let name = '';
  /** The latest changes, each with the state before it. */
  const steps: { readonly from: string; readonly change: SitemapChange }[] = [];
  return {
    /** Takes the current sitemap. @returns its version, which stays the same if nothing has changed */
    take(entries: readonly SitemapEntry[]): string {
      const next = new Map<string, SitemapEntry>();
      for (const entry of entries) if (!next.has(entry.url)) next.set(entry.url, entry);
      const change = changeBetween(table, next);
      // An empty sitemap has a name, too.
      if (name !== '' && change.set.length === 0 && change.removed.length === 0) return name;
      // The first version is the whole sitemap, and not a change.
      if (name !== '') steps.push({ from: name, change });
      if (steps.length > MAX_STEPS) steps.shift();
      const added = change.set.reduce((all, entry) => all + digest(entry), 0n);
      const gone = [...change.set.map(({ url }) => url), ...change.removed].flatMap(
        (url) => table.get(url) ?? [],
      );
      sum = gone.reduce((left, entry) => left - digest(entry), sum + added);
      sum = ((sum % SUMS) + SUMS) % SUMS;
      table = next;
      name = sum.toString(36);
      return name;
    },
    /** The changes since a version; null if it is unknown or too long ago. */
    since(version: string): SitemapChange | null {
      if (version === name) return { set: [], removed: [] };
      const first = steps.findLastIndex(({ from }) => from === version);
      if (first === -1) return null;
      const touched = new Set(
        steps.slice(first).flatMap(({ change }) => [...change.set.map(({ url }) => url), ...change.removed]),
      );
      return {
        set: [...touched].flatMap((url) => table.get(url) ?? []),
        removed: [...touched].filter((url) => !table.has(url)),
      };
    },
  };
}
