import { createMemoryStorage, reportRefusal, type TextStorage } from './text-storage';

/** Storage that continues in this page's memory once the browser refuses it: blocked, or full. */
export type GuardedStorage = TextStorage & {
  /** Whether stored data outlives the page. */
  readonly isPersistent: () => boolean;
};

/**
 * Creates guarded storage.
 * @param open returns the browser's storage; reading the property alone throws if the visitor blocks site data
 * @param report called with the first refusal
 */
export function createGuardedStorage(
  open: () => TextStorage,
  report: (cause: unknown) => void,
): GuardedStorage {
  let fallback: TextStorage | null = null;
  const attempt = <T>(work: (storage: TextStorage) => T): T => {
    if (fallback !== null) return work(fallback);
    try {
      return work(open());
    } catch (cause) {
      report(cause);
      fallback = createMemoryStorage();
      return work(fallback);
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
    isPersistent: () => fallback === null,
  };
}

/** Guarded storage that outlives the tab; in memory on the server. */
export const guardedBrowserStorage = (): GuardedStorage =>
  createGuardedStorage(
    typeof window === 'undefined' ? createMemoryStorage : () => window.localStorage,
    reportRefusal,
  );
