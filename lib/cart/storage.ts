import type { PersistStorage } from 'zustand/middleware';
import { isRecord } from '@/lib/api/light';
import type { TextStorage } from '@/lib/session/storage';
import { BLANK_CART, readCartState, type CartState } from './state';

export const CART_KEY = 'cart';
/** Raised when a stored cart cannot be read by this code any more. */
export const CART_VERSION = 1;

function readStored(text: string): CartState | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value['version'] === CART_VERSION ? readCartState(value['state']) : null;
  } catch {
    // Broken text counts as no cart; the server still has it.
    return null;
  }
}

/** Reads and writes the cart as text. A storage that refuses leaves the cart in memory. @param report is told why */
export function createCartStorage(
  storage: TextStorage,
  report: (cause: unknown) => void,
): PersistStorage<CartState> {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (cause) {
      report(cause);
      return otherwise;
    }
  };
  return {
    getItem: (key) => {
      const stored = attempt(() => storage.getItem(key), null);
      if (stored === null) return null;
      return { state: readStored(stored) ?? BLANK_CART, version: CART_VERSION };
    },
    setItem: (key, value) => attempt(() => storage.setItem(key, JSON.stringify(value)), undefined),
    removeItem: (key) => attempt(() => storage.removeItem(key), undefined),
  };
}
