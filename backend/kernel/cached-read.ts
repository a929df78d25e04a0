import type { Payload } from 'payload';
import { processSingleton } from './process-singleton.ts';
import { watchContent } from './watch-content.ts';

/** Another process may write to the same database; its changes are seen after this time. */
const CACHE_MS = 5_000;

type Cached<T> = { readonly value: Promise<T>; readonly sinceMs: number };

/**
 * Caches a small read in memory until one of its models changes.
 * @param name unique in the process
 * @param models collections and globals that the value depends on
 * @param read produces the value; failures aren't cached
 */
export function cachedRead<T>(
  name: string,
  models: readonly string[],
  read: (payload: Payload) => Promise<T>,
): (payload: Payload) => Promise<T> {
  const box = processSingleton(`cached-read:${name}`, () => {
    const slot: { cached: Cached<T> | null } = { cached: null };
    watchContent(models, () => {
      slot.cached = null;
    });
    return slot;
  });
  return (payload) => {
    const slot = box();
    if (slot.cached && Date.now() - slot.cached.sinceMs < CACHE_MS) return slot.cached.value;
    const cached: Cached<T> = { value: read(payload), sinceMs: Date.now() };
    slot.cached = cached;
    cached.value.catch(() => {
      if (slot.cached === cached) slot.cached = null;
    });
    return cached.value;
  };
}
