import { onContentChanged } from '../events.ts';

/**
 * A change is told before its transaction is committed; who reads in between gets the former state. So what was read is forgotten
 * once more after this time.
 */
const SETTLED_MS = 500;

/**
 * Calls `forget` whenever one of the models changes in this process, and once more when the change has settled.
 * @param models collections and globals; null for all
 * @returns the number of the present state, which rises with every change: what was read under another number is not to be kept
 */
export function watchContent(models: readonly string[] | null, forget: () => void): () => number {
  let state = 0;
  let timer: NodeJS.Timeout | undefined;
  const change = () => {
    state += 1;
    forget();
  };
  onContentChanged(({ model }) => {
    if (models !== null && !models.includes(model)) return;
    change();
    clearTimeout(timer);
    timer = setTimeout(change, SETTLED_MS).unref();
  });
  return () => state;
}
