import type { PersistStorage } from 'zustand/middleware';
import { isRecord } from '@/lib/api/light';
import { BLANK_SESSION, readSession, type SessionState } from '@/lib/session/state';

/** The part of the browser's storage that the session uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const SESSION_KEY = 'session';
/** Raised when a stored session cannot be read by this code any more; the older one is then forgotten. */
export const SESSION_VERSION = 1;

/**
 * Reads and writes the session as text. A text that is no session counts as a blank one and is removed. A storage that
 * refuses (full, or blocked by the browser) leaves the session in memory.
 * @param report is told why a storage refused
 */
export function createSessionStorage(
  storage: TextStorage,
  report: (cause: unknown) => void,
): PersistStorage<SessionState> {
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (cause) {
      report(cause);
    }
  };

  return {
    getItem: (key) => {
      let stored: string | null = null;
      attempt(() => {
        stored = storage.getItem(key);
      });
      if (stored === null) return null;
      const state = readStored(stored);
      if (state === null) attempt(() => storage.removeItem(key));
      return { state: state ?? BLANK_SESSION, version: SESSION_VERSION };
    },
    setItem: (key, value) => attempt(() => storage.setItem(key, JSON.stringify(value))),
    removeItem: (key) => attempt(() => storage.removeItem(key)),
  };
}

function readStored(stored: string): SessionState | null {
  try {
    const value: unknown = JSON.parse(stored);
    const isSession = isRecord(value) && value['version'] === SESSION_VERSION && isRecord(value['state']);
    return isSession ? readSession(value['state']) : null;
  } catch {
    // Broken text; the caller resets, which is all that can be done about it.
    return null;
  }
}

/** A storage for where there is none: on the server, or in a browser that blocks it. */
export function createMemoryStorage(): TextStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
