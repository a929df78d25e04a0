import type { Redirect } from '@/lib/contract/entities/site';

/** Trims slashes and host-less noise, so that '/old/' and 'old' are the same path. */
const normalise = (path: string) => path.replace(/^\/+|\/+$/g, '');

/**
 * Follows the redirect table (spec point 2) from a path to where it ends.
 * @param path without leading slash
 * @returns the final target as written in the table, null when nothing is redirected or the chain is a loop.
 */
export function findRedirect(path: string, redirects: readonly Redirect[]): string | null {
  const table = new Map(redirects.map((redirect) => [normalise(redirect.from), redirect.to]));
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
