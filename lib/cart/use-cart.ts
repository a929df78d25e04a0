'use client';

import { useStore } from 'zustand';
import { browserCart } from './browser-cart';
import type { CartState } from './state';

/** Selects part of the cart. The server and the first client render see an empty one. */
export function useCart<T>(selector: (cart: CartState) => T): T {
  return useStore(browserCart(), selector);
}

export const selectItemCount = (cart: CartState): number => cart.item_count;
export const selectAnswer = (cart: CartState): unknown => cart.answer;
export const selectRemoved = (cart: CartState): readonly unknown[] => cart.removed;
export const selectPromotionCode = (cart: CartState): string => cart.promotion_code;
