import { createMemoryStorage, type TextStorage } from './text-storage';

/** Storage that goes on in this page's memory once the browser refuses it: blocked, or full. */
export type GuardedStorage = TextStorage & {
  /** Whether what is written outlives the page. */
  readonly isKept: () => boolean;
};

/**
 * @param open gives the browser's storage; reading the property alone throws if the visitor blocks site data
 * @param report called with the first refusal
 */
export function createGuardedStorage(
  open: () => TextStorage,
  report: (cause: unknown) => void,
): GuardedStorage {
  let refuge: TextStorage | null = null;
  const attempt = <T>(work: (storage: TextStorage) => T): T => {
    if (refuge !== null) return work(refuge);
    try {
      return work(open());
    } catch (cause) {
      report(cause);
      refuge = createMemoryStorage();
      return work(refuge);
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
    isKept: () => refuge === null,
  };
}
