import { createMemoryStorage, type TextStorage } from '@/lib/session/storage';
import { CART_KEY } from './storage';
import { createCartStore, type CartStore } from './store';

let cart: CartStore | null = null;

const report = (cause: unknown) => {
  if (typeof window !== 'undefined') window.reportError(cause);
};

function findStorage(): TextStorage {
  if (typeof window === 'undefined') return createMemoryStorage();
  try {
    return window.localStorage;
  } catch (cause) {
    // Reading the property itself throws where the visitor blocks site data; the cart then lasts as long as the tab.
    report(cause);
    return createMemoryStorage();
  }
}

/** The cart of this tab. On the server it is an empty one that nobody writes to. */
export function browserCart(): CartStore {
  cart ??= createCartStore(findStorage(), report);
  return cart;
}

/** Reads the stored cart and follows what other tabs write. @returns stops following */
export function followCart(store: Pick<CartStore, 'rehydrate'>, tab: Window): () => void {
  store.rehydrate();
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === CART_KEY || key === null) store.rehydrate();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.rehydrate();
  };
  tab.addEventListener('storage', onStorage);
  tab.addEventListener('pageshow', onPageShow);
  return () => {
    tab.removeEventListener('storage', onStorage);
    tab.removeEventListener('pageshow', onPageShow);
  };
}
