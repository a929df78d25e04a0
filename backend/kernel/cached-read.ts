import type { Payload } from 'payload';
import { processSingleton } from './process-singleton.ts';
import { watchContent } from './watch-content.ts';

/** Another process may write to the same database; its changes are seen after this time. */
const KEPT_MS = 5_000;

type Kept<T> = { readonly value: Promise<T>; readonly sinceMs: number };

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
    const slot: { kept: Kept<T> | null } = { kept: null };
    watchContent(models, () => {
      slot.kept = null;
    });
    return slot;
  });
  return (payload) => {
    const slot = box();
    if (slot.kept && Date.now() - slot.kept.sinceMs < KEPT_MS) return slot.kept.value;
    const kept: Kept<T> = { value: read(payload), sinceMs: Date.now() };
    slot.kept = kept;
    kept.value.catch(() => {
      if (slot.kept === kept) slot.kept = null;
    });
    return kept.value;
  };
}
