import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { browserStorage, reportRefusal } from '@/lib/persistence/text-storage';
import { CART_KEY, createCartStore, type CartStore } from './store';

let cart: CartStore | null = null;

/** This tab's cart. On the server it is an empty one that nobody writes to. */
export function browserCart(): CartStore {
  cart ??= createCartStore(browserStorage(), reportRefusal);
  return cart;
}

/** Restores the stored cart and follows changes in other tabs. @returns stops following */
export function followCart(store: Pick<CartStore, 'rehydrate'>, tab: Window): () => void {
  store.rehydrate();
  return followOtherTabs(CART_KEY, store, tab);
}
