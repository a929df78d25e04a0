import type { Key, Naming } from './demo-records.ts';

/**
 * The records of the demo that can't go, since something that stays needs them, directly or through others. Each with the title of what
 * needs it.
 * @param demo all records of the demo
 * @param staying what stays: everything that isn't the demo's, and what somebody has changed
 * @param read what records of the demo name
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
