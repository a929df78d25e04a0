import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Cart } from '@/lib/contract/entities/cart';
import type { TextStorage } from '@/lib/session/storage';
import { BLANK_CART, type CartState } from './state';
import { CART_KEY, CART_VERSION, createCartStorage } from './storage';

export type CartStore = {
  readonly getState: () => CartState;
  /** The empty cart, which is all that the server and the first client render know. */
  readonly getInitialState: () => CartState;
  readonly subscribe: (listener: (state: CartState, before: CartState) => void) => () => void;
  /** Takes over what storage holds: at start, and whenever another tab wrote. */
  readonly rehydrate: () => void;
  /** Keeps the server's answer. `isAnonymous`: its key is what this browser knows the cart by. */
  readonly keep: (cart: Cart, isAnonymous: boolean) => void;
  /** The anonymous cart is part of a customer's now. */
  readonly forgetKey: () => void;
  readonly setPromotionCode: (code: string) => void;
  /** Forgets the cart: at a sign-out, or once it was ordered. */
  readonly reset: () => void;
};

/** Makes a cart that lives in `storage`. Nothing is read before `rehydrate()`, so that hydration sees what the server saw. */
export function createCartStore(storage: TextStorage, report: (cause: unknown) => void): CartStore {
  const store = createStore<CartState>()(
    persist((): CartState => BLANK_CART, {
      name: CART_KEY,
      version: CART_VERSION,
      storage: createCartStorage(storage, report),
      merge: (stored, current) => (isCartState(stored) ? { ...current, ...stored } : BLANK_CART),
      skipHydration: true,
    }),
  );
  const { getState, getInitialState, subscribe, setState } = store;
  return {
    getState,
    getInitialState,
    subscribe,
    rehydrate: () => void store.persist.rehydrate(),
    keep: (cart, isAnonymous) =>
      setState(({ sessionKey }) => ({
        sessionKey: isAnonymous ? cart.sessionKey : sessionKey,
        item_count: cart.item_count,
        answer: cart,
      })),
    forgetKey: () => setState({ sessionKey: '' }),
    setPromotionCode: (promotion_code) => setState({ promotion_code }),
    reset: () => setState(BLANK_CART),
  };
}

/** `merge` is handed an unknown; what the storage gives was read field by field already. */
const isCartState = (stored: unknown): stored is CartState => stored !== undefined && stored !== null;
