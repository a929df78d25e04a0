import { ANY_MODEL } from '../../lib/contract/site-hook.ts';
import { onContentChanged } from './events.ts';

/**
 * Calls `forget` whenever one of the models changes. Changes are announced after the commit, so reads from then on get the new state.
 * @param models collections and globals; null for all
 * @returns the current version number, which rises with every change: don't cache data read under an older one
 */
export function watchContent(models: readonly string[] | null, forget: () => void): () => number {
  let state = 0;
  onContentChanged(({ model }) => {
    if (models !== null && model !== ANY_MODEL && !models.includes(model)) return;
    state += 1;
    forget();
  });
  return () => state;
}
