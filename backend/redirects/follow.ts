/** A row of the redirect table. */
export type RedirectRow = { readonly id?: number; readonly from: string; readonly to: string };

/** Two spellings of one path: slashes at its ends and what follows ? or # play no part. */
export const pathKey = (path: string): string => (path.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '');

/**
 * Where a path leads in the end, so that no visitor is sent along a chain.
 * @returns the last target; null when the way comes back to `from`, or turns in a circle of its own
 */
export function finalTarget(from: string, to: string, rows: readonly RedirectRow[]): string | null {
  const table = new Map(rows.map((row) => [pathKey(row.from), row.to]));
  const seen = new Set([pathKey(from)]);
  let target = to;
  for (;;) {
    const key = pathKey(target);
    if (seen.has(key)) return null;
    seen.add(key);
    const next = table.get(key);
    if (next === undefined) return target;
    target = next;
  }
}
