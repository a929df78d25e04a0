import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import type { GuardedStorage } from '@/lib/persistence/guarded-storage';
import { isRecord, wholeOf } from '@/lib/shared/record';
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

export type FavouritesState = Favourites & {
  /** The customer whose account also has them, even while nobody is signed in; null for none. */
  readonly owner: number | null;
};

const BLANK: FavouritesState = { ...NO_FAVOURITES, owner: null };

const readState = (value: unknown): FavouritesState => ({
  ...readFavourites(value),
  owner: isRecord(value) ? wholeOf(value['owner']) : null,
});

/** A browser's favourites. Before storage has been read there are none. */
export type FavouritesStore = Omit<PersistedStore<FavouritesState>, 'setState'> & {
  /** Whether they outlive the page: false if the browser's storage is blocked or full. */
  readonly isPersistent: () => boolean;
  /** @returns false, changing nothing, if the maximum is reached */
  readonly star: (subject: NamedSubject) => boolean;
  readonly unstar: (subject: Subject) => void;
  /** Updates names and addresses from the page that shows them. */
  readonly describe: (subjects: readonly NamedSubject[]) => void;
  /**
   * Stores an account's favourites after these were merged into it, together with any starred since they were sent.
   * @param sent the favourites that were sent
   * @returns whether none were starred since, so that browser and account have the same
   */
  readonly settle: (account: Favourites, owner: number, sent: Favourites) => boolean;
  /** Forgets an account's favourites: the next person at this browser may be somebody else. Without an account they stay. */
  readonly forgetAccount: () => void;
};

const isSame = (a: Favourites, b: Favourites): boolean =>
  JSON.stringify([a.starred, a.removed]) === JSON.stringify([b.starred, b.removed]);

export type FavouritesStoreOptions = {
  /** Called with errors in reading or writing storage. */
  readonly report: (cause: unknown) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** Creates favourites stored in `storage` together with their CSS. Nothing is read before `rehydrate()`. */
export function createFavouritesStore(
  storage: GuardedStorage,
  { report, now }: FavouritesStoreOptions,
): FavouritesStore {
  const { setState, ...store } = createPersistedStore<FavouritesState>({
    key: FAVOURITES_KEY,
    version: FAVOURITES_VERSION,
    blank: BLANK,
    read: readState,
    storage,
    report,
  });
  store.subscribe(({ starred }, before) => {
    if (starred === before.starred) return;
    const css = favouritesStyle(starred);
    if (css === '') storage.removeItem(FAVOURITES_STYLE);
    else storage.setItem(FAVOURITES_STYLE, css);
  });

  /** Changes the currently stored favourites, which another tab may have written. */
  const change = (made: (favourites: Favourites) => Favourites) => {
    store.rehydrate();
    const before = store.getState();
    const after = made(before);
    if (after === before) return;
    const { starred, removed } = after;
    setState({ starred, removed });
  };

  return {
    ...store,
    isPersistent: storage.isPersistent,
    star: (subject) => {
      store.rehydrate();
      if (!hasRoom(store.getState())) return false;
      setState(withStar(store.getState(), subject, now()));
      return true;
    },
    unstar: (subject) => change((favourites) => withoutStar(favourites, subject, now())),
    describe: (subjects) => change((favourites) => withNewerNames(favourites, subjects)),
    settle: (account, owner, sent) => {
      store.rehydrate();
      const current = store.getState();
      const isSettled = isSame(current, sent);
      setState({ ...(isSettled ? account : mergeFavourites(current, account)), owner });
      return isSettled;
    },
    forgetAccount: () => {
      store.rehydrate();
      if (store.getState().owner !== null) setState(BLANK);
    },
  };
}
