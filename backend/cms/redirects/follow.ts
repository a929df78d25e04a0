/** A row of the redirect table. */
export type RedirectRow = { readonly id?: number; readonly from: string; readonly to: string };

/** Normalises a path for comparison: leading and trailing slashes, query and fragment are ignored. */
export const pathKey = (path: string): string => (path.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '');

/**
 * Where a path finally leads, so that no visitor follows a chain.
 * @returns the last target; null if the chain returns to `from` or loops
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

/** Validates a path of this site; returns an error message for the editor if it isn't one. */
export const isPath = (value: string | null | undefined): true | string =>
  (typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value)) ||
  'Enter a path on this site that starts with a single slash, such as /calendar.';
