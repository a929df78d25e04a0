import type { Redirect } from '@/lib/contract/entities/site';

/** Trims slashes, so that '/old/' and 'old' are the same path. */
const normalise = (path: string) => path.replace(/^\/+|\/+$/g, '');

type Table = ReadonlyMap<string, string>;
/** Built once for each list: a site may have thousands of redirects, and every page is looked up. */
const tables = new WeakMap<readonly Redirect[], Table>();

function tableOf(redirects: readonly Redirect[]): Table {
  const made = tables.get(redirects);
  if (made) return made;
  const known = redirects.filter(({ from, to }) => from !== '' && to !== '');
  const table = new Map(known.map(({ from, to }) => [normalise(from), to]));
  tables.set(redirects, table);
  return table;
}

/**
 * Follows the redirect table (spec point 2) from a path to its final target.
 * @param path without leading slash
 * @returns the final target as written in the table, null if nothing is redirected or the chain is a loop.
 */
export function findRedirect(path: string, redirects: readonly Redirect[]): string | null {
  const table = tableOf(redirects);
  const seen = new Set<string>();
  let key = normalise(path);
  let target: string | null = null;
  for (let next = table.get(key); next !== undefined; next = table.get(key)) {
    if (seen.has(key)) return null;
    seen.add(key);
    target = next;
    key = normalise(next.split(/[?#]/, 1)[0] ?? '');
  }
  return target;
}
