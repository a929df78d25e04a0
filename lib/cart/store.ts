import type { Cart } from '@/lib/contract/entities/cart';
import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import type { TextStorage } from '@/lib/persistence/text-storage';
import { BLANK_CART, readCartState, type CartState } from './state';

export const CART_KEY = 'cart';
/** Increase it when stored carts become incompatible. */
const CART_VERSION = 1;

/** A browser's cart, as last received from the server. */
export type CartStore = Omit<PersistedStore<CartState>, 'setState' | 'isKnown' | 'onKnown'> & {
  /** Stores the server's response. `isAnonymous`: its key identifies this browser's cart. */
  readonly store: (cart: Cart, isAnonymous: boolean) => void;
  /** The anonymous cart is now part of a customer's. */
  readonly forgetKey: () => void;
  readonly setPromotionCode: (code: string) => void;
  /** The customer has been told what the server removed. */
  readonly forgetRemoved: () => void;
  /** Forgets the cart: after signing out, or once it has been ordered. */
  readonly reset: () => void;
};

/** Makes a cart stored in `storage`. Nothing is read before `rehydrate()`, so that hydration renders the same as the server. */
export function createCartStore(storage: TextStorage, report: (cause: unknown) => void): CartStore {
  const { getState, getInitialState, subscribe, rehydrate, setState } = createPersistedStore({
    key: CART_KEY,
    version: CART_VERSION,
    blank: BLANK_CART,
    read: readCartState,
    storage,
    report,
  });
  return {
    getState,
    getInitialState,
    subscribe,
    rehydrate,
    store: (cart, isAnonymous) =>
      setState(({ sessionKey, promotion_code, removed }) => ({
        sessionKey: isAnonymous ? cart.sessionKey : sessionKey,
        item_count: cart.item_count,
        answer: cart,
        removed: [...removed, ...cart.removed_items],
        // A code applied on another device counts here too; one that doesn't apply at the moment isn't forgotten.
        promotion_code: cart.promotion_code || promotion_code,
      })),
    forgetKey: () => setState({ sessionKey: '' }),
    setPromotionCode: (promotion_code) => setState({ promotion_code }),
    forgetRemoved: () => setState({ removed: [] }),
    reset: () => setState(BLANK_CART),
  };
}
