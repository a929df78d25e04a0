import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many streams are written to in one go: a few milliseconds' work. */
const SLICE = 100;

/**
 * Visits all items, and lets other requests have their turn after every few: thousands of streams don't hold up everybody's pages. An item
 * that is added meanwhile is visited, too; one that is removed before its turn isn't.
 */
export async function inSlices<T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % SLICE === 0) await nextTurn();
  }
}
