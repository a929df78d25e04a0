import type { Key, Naming } from './demo-records.ts';

/**
 * The demo's records that can't be removed because something that stays needs them, directly or through others. Each with the title of what
 * needs it.
 * @param demo all records of the demo
 * @param staying everything that stays: all that isn't the demo's, and what somebody has changed
 * @param read reads the references of the demo's records
 */
export async function findNeeded(
  demo: ReadonlySet<Key>,
  staying: readonly Naming[],
  read: (keys: readonly Key[]) => Promise<readonly Naming[]>,
): Promise<ReadonlyMap<Key, string>> {
  const needed = new Map<Key, string>();
  for (let next = staying; next.length > 0;) {
    const found: Key[] = [];
    for (const { title, names } of next)
      for (const key of names)
        if (demo.has(key) && !needed.has(key)) {
          needed.set(key, title);
          found.push(key);
        }
    next = found.length === 0 ? [] : await read(found);
  }
  return needed;
}
