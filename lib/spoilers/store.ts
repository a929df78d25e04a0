import type { GuardedStorage } from '@/lib/persistence/guarded-storage';
import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import { isRecord } from '@/lib/shared/record';
import { SPOILERS_KEY, SPOILERS_STYLE } from './keys';
import { spoilersStyle } from './style';

/** Increase it when a stored shield becomes incompatible; older ones are then discarded. */
const SPOILERS_VERSION = 1;

/** Maximum number of stored keys. The oldest are forgotten: they are no longer recent, or are covered again. */
export const MAX_SHOWN = 200;

/** Keys go into CSS. */
const KEY = /^[a-z0-9.-]{1,60}$/;
const isKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value);

export type SpoilersState = {
  /** Whether results are hidden. */
  readonly isOn: boolean;
  /** Keys of the spoilers that the visitor chose to see, oldest first. */
  readonly shown: readonly string[];
};

const BLANK: SpoilersState = { isOn: false, shown: [] };

const readState = (value: unknown): SpoilersState => {
  if (!isRecord(value)) return BLANK;
  const shown: unknown = value['shown'];
  return {
    isOn: value['isOn'] === true,
    shown: Array.isArray(shown) ? shown.filter(isKey).slice(-MAX_SHOWN) : [],
  };
};

/** A browser's spoiler shield. Before storage has been read it is off. */
export type SpoilersStore = Omit<PersistedStore<SpoilersState>, 'setState'> & {
  /** Whether it outlives the page: false if the browser's storage is blocked or full. */
  readonly isPersistent: () => boolean;
  /** Switches it on or off. Everything shown before is covered again. */
  readonly switchTo: (isOn: boolean) => void;
  /** Shows the spoiler with a key from now on. */
  readonly show: (key: string) => void;
};

/** Creates a shield stored in `storage` together with its CSS. Nothing is read before `rehydrate()`. @param report called with storage errors */
export function createSpoilersStore(
  storage: GuardedStorage,
  report: (cause: unknown) => void,
): SpoilersStore {
  const { setState, ...store } = createPersistedStore<SpoilersState>({
    key: SPOILERS_KEY,
    version: SPOILERS_VERSION,
    blank: BLANK,
    read: readState,
    storage,
    report,
  });
  store.subscribe((state, before) => {
    const css = spoilersStyle(state);
    if (css === spoilersStyle(before)) return;
    if (css === '') storage.removeItem(SPOILERS_STYLE);
    else storage.setItem(SPOILERS_STYLE, css);
  });
  return {
    ...store,
    isPersistent: storage.isPersistent,
    switchTo: (isOn) => {
      store.rehydrate();
      setState({ isOn, shown: [] });
    },
    show: (key) => {
      store.rehydrate();
      if (!isKey(key)) return;
      const others = store.getState().shown.filter((other) => other !== key);
      setState({ shown: [...others, key].slice(-MAX_SHOWN) });
    },
  };
}
