'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { categoryAddress } from '@/lib/season/addresses';
import type { Favourite } from '@/lib/shared/favourites';
import { browserFavourites, startFavourites } from './browser-favourites';

/** The visitor's favourites, oldest star first. The server and the first client render see none; the stored ones follow in the same frame. */
export function useFavourites(): readonly Favourite[] {
  useLayoutEffect(() => startFavourites(), []);
  return useStore(browserFavourites(), ({ starred }) => starred);
}

/** Whether the favourites have been read. */
export function useAreFavouritesKnown(): boolean {
  const store = browserFavourites();
  return useSyncExternalStore(store.onKnown, store.isKnown, () => false);
}

/** Whether a category is one of the visitor's, by its URL name. */
export function useIsMyCategory(): (url: string) => boolean {
  const favourites = useFavourites();
  return (url) =>
    favourites.some(({ kind, address }) => kind === 'category' && address === categoryAddress(url));
}
