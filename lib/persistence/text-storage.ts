/** The part of the browser's Storage interface used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** In-memory storage: on the server, or in a browser that blocks it. */
export function createMemoryStorage(): TextStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Reports to the browser's own error handling, where monitoring listens, without interrupting the caller. */
export function reportRefusal(cause: unknown): void {
  if (typeof window !== 'undefined') window.reportError(cause);
}

/** Storage that outlives the tab; in memory on the server, and in a browser that blocks it. */
export function browserStorage(): TextStorage {
  if (typeof window === 'undefined') return createMemoryStorage();
  try {
    return window.localStorage;
  } catch (cause) {
    // Even reading the property throws if the visitor blocks site data; data then lasts as long as the tab.
    reportRefusal(cause);
    return createMemoryStorage();
  }
}
