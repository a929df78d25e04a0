import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage, reportRefusal } from '@/lib/persistence/text-storage';
import { FAVOURITES_EVENT, FAVOURITES_KEY, FAVOURITES_STYLE } from './keys';
import { createFavouritesStore, type FavouritesStore } from './store';
import { favouritesStyle } from './style';

let favourites: FavouritesStore | null = null;

/** This tab's favourites. On the server there are none, and nobody writes any. */
export function browserFavourites(): FavouritesStore {
  favourites ??= createFavouritesStore(
    createGuardedStorage(
      typeof window === 'undefined' ? createMemoryStorage : () => window.localStorage,
      reportRefusal,
    ),
    { report: reportRefusal, now: Date.now },
  );
  return favourites;
}

/** Shows the favourites in this page, in the element that the head's script may have made of what was stored. */
function showStyle(): void {
  const css = favouritesStyle(browserFavourites().getState().starred);
  const style = document.getElementById(FAVOURITES_STYLE) ?? (css === '' ? null : addStyle());
  if (style !== null && style.textContent !== css) style.textContent = css;
}

function addStyle(): HTMLElement {
  const style = document.createElement('style');
  style.id = FAVOURITES_STYLE;
  document.head.append(style);
  return style;
}

let starts = 0;
let stop: () => void = () => undefined;

/**
 * Restores the stored favourites, shows them in the page and follows the other tabs. Several parts of a page may call this; it happens once.
 * @returns releases it; the last release stops following
 */
export function startFavourites(): () => void {
  starts += 1;
  if (starts === 1) {
    const store = browserFavourites();
    store.rehydrate();
    showStyle();
    const stopShowing = store.subscribe(() => {
      showStyle();
      dispatchEvent(new Event(FAVOURITES_EVENT));
    });
    const stopFollowing = followOtherTabs(FAVOURITES_KEY, store, window);
    stop = () => {
      stopShowing();
      stopFollowing();
    };
  }
  let isGivenBack = false;
  return () => {
    if (isGivenBack) return;
    isGivenBack = true;
    starts -= 1;
    if (starts === 0) stop();
  };
}
