import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import type { GuardedStorage } from '@/lib/persistence/guarded-storage';
import {
  hasRoom,
  mergeFavourites,
  NO_FAVOURITES,
  readFavourites,
  withNewerNames,
  withoutStar,
  withStar,
  type Favourites,
  type NamedSubject,
  type Subject,
} from '@/lib/shared/favourites';
import { FAVOURITES_KEY, FAVOURITES_STYLE } from './keys';
import { favouritesStyle } from './style';

/** Increase it when stored favourites become incompatible; older ones are then discarded. */
const FAVOURITES_VERSION = 1;

/** A browser's favourites. Before storage has been read there are none. */
export type FavouritesStore = Omit<PersistedStore<Favourites>, 'setState'> & {
  /** Whether they outlive the page: not if the browser blocks storage, or has no room. */
  readonly isKept: () => boolean;
  /** @returns false, and changes nothing, if there are as many as there can be */
  readonly star: (subject: NamedSubject) => boolean;
  readonly unstar: (subject: Subject) => void;
  /** Takes over the names and addresses that a page has for some of them. */
  readonly describe: (subjects: readonly NamedSubject[]) => void;
  /** Merges others into these: an account's. */
  readonly merge: (others: Favourites) => void;
};

export type FavouritesStoreOptions = {
  /** Called with errors in reading or writing storage. */
  readonly report: (cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Makes favourites stored in `storage`, with their CSS beside them. Nothing is read before `rehydrate()`. */
export function createFavouritesStore(
  storage: GuardedStorage,
  { report, now }: FavouritesStoreOptions,
): FavouritesStore {
  const { setState, ...store } = createPersistedStore<Favourites>({
    key: FAVOURITES_KEY,
    version: FAVOURITES_VERSION,
    blank: NO_FAVOURITES,
    read: readFavourites,
    storage,
    report,
  });
  store.subscribe(({ starred }, before) => {
    if (starred === before.starred) return;
    const css = favouritesStyle(starred);
    if (css === '') storage.removeItem(FAVOURITES_STYLE);
    else storage.setItem(FAVOURITES_STYLE, css);
  });

  /** Changes what is stored at this moment, which another tab may have written. */
  const change = (made: (favourites: Favourites) => Favourites) => {
    store.rehydrate();
    const before = store.getState();
    const after = made(before);
    if (after !== before) setState(after);
  };

  return {
    ...store,
    isKept: storage.isKept,
    star: (subject) => {
      store.rehydrate();
      if (!hasRoom(store.getState())) return false;
      setState(withStar(store.getState(), subject, now()));
      return true;
    },
    unstar: (subject) => change((favourites) => withoutStar(favourites, subject, now())),
    describe: (subjects) => change((favourites) => withNewerNames(favourites, subjects)),
    merge: (others) => change((favourites) => mergeFavourites(favourites, others)),
  };
}
