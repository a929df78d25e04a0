import { setStyleElement } from '@/lib/html/style-element';
import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { guardedBrowserStorage } from '@/lib/persistence/guarded-storage';
import { shareStart } from '@/lib/persistence/share-start';
import { reportRefusal } from '@/lib/persistence/text-storage';
import { FAVOURITES_EVENT, FAVOURITES_KEY, FAVOURITES_STYLE } from './keys';
import { createFavouritesStore, type FavouritesStore } from './store';
import { favouritesStyle } from './style';

let favourites: FavouritesStore | null = null;

/** This tab's favourites. On the server there are none. */
export function browserFavourites(): FavouritesStore {
  favourites ??= createFavouritesStore(guardedBrowserStorage(), { report: reportRefusal, now: Date.now });
  return favourites;
}

/** Shows the favourites in this page. */
const showStyle = (): void =>
  setStyleElement(FAVOURITES_STYLE, favouritesStyle(browserFavourites().getState().starred));

/**
 * Restores the stored favourites, shows them in the page and follows the other tabs. Several parts of a page may call this; it happens once.
 * @returns releases it; the last release stops following
 */
export const startFavourites = shareStart(() => {
  const store = browserFavourites();
  store.rehydrate();
  showStyle();
  const stopShowing = store.subscribe(() => {
    showStyle();
    dispatchEvent(new Event(FAVOURITES_EVENT));
  });
  const stopFollowing = followOtherTabs(FAVOURITES_KEY, store, window);
  return () => {
    stopShowing();
    stopFollowing();
  };
});
