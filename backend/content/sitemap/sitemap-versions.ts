import { nanoid } from 'nanoid';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';

/** What differs between two versions: entries added or changed, and URLs that are gone. */
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
 * Numbers the states of the sitemap, and tells what changed between two of them, so that nobody who follows it has to read all of it
 * again. Versions of another process are unknown here.
 */
export function createSitemapVersions() {
  const process = nanoid();
  let table: Table = new Map();
  let number = 0;
  const steps: { readonly number: number; readonly change: SitemapChange }[] = [];
  const nameOf = (of: number) => `${process}.${String(of)}`;
  return {
    /** Takes the sitemap as it is now. @returns its version, the same as before if it has not changed */
    take(entries: readonly SitemapEntry[]): string {
      const next = new Map<string, SitemapEntry>();
      for (const entry of entries) if (!next.has(entry.url)) next.set(entry.url, entry);
      const change = changeBetween(table, next);
      if (number > 0 && change.set.length === 0 && change.removed.length === 0) return nameOf(number);
      number += 1;
      // The first version is the whole sitemap, which nobody has to be told as a change.
      if (number > 1) steps.push({ number, change });
      if (steps.length > MAX_STEPS) steps.shift();
      table = next;
      return nameOf(number);
    },
    /** What changed since a version; null if it is not known, or too long ago. */
    since(version: string): SitemapChange | null {
      if (version === nameOf(number)) return { set: [], removed: [] };
      const from = Number(version.startsWith(`${process}.`) ? version.slice(process.length + 1) : NaN);
      const wanted = steps.filter((step) => step.number > from);
      if (!Number.isInteger(from) || wanted.length !== number - from) return null;
      const touched = new Set(
        wanted.flatMap(({ change }) => [...change.set.map(({ url }) => url), ...change.removed]),
      );
      return {
        set: [...touched].flatMap((url) => table.get(url) ?? []),
        removed: [...touched].filter((url) => !table.has(url)),
      };
    },
  };
}
