import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '@/lib/shared/record';
import type { TextStorage } from './text-storage';

export type PersistedStore<State> = {
  readonly getState: () => State;
  /** The blank state, which is all that the server and the first client render have. */
  readonly getInitialState: () => State;
  readonly subscribe: (listener: (state: State, before: State) => void) => () => void;
  readonly setState: (change: Partial<State> | ((state: State) => Partial<State>)) => void;
  /** Loads the stored state: at the start, and whenever another tab wrote. */
  readonly rehydrate: () => void;
  /** Whether storage has been read; before that "blank" only means "not known". */
  readonly isKnown: () => boolean;
  readonly onKnown: (listener: () => void) => () => void;
};

export type PersistedStoreOptions<State> = {
  /** Its storage key. */
  readonly key: string;
  /** Increase it when stored data becomes incompatible; older data is then discarded. */
  readonly version: number;
  readonly blank: State;
  /** Reads a state from stored data; fields of the wrong type are blank. */
  readonly read: (stored: unknown) => State;
  /** The part of the state that is stored; all of it if omitted. */
  readonly toStore?: (state: State) => State;
  readonly storage: TextStorage;
  /** Called with errors in reading or writing storage. */
  readonly report: (cause: unknown) => void;
};

/**
 * Creates a store whose state is persisted as text. Nothing is read before `rehydrate()`, so that hydration renders the same as the server.
 * Invalid stored text counts as blank and is removed. If storage fails (full, or blocked by the browser), the state stays in memory.
 */
export function createPersistedStore<State extends object>(
  options: PersistedStoreOptions<State>,
): PersistedStore<State> {
  const { key, version, blank, toStore = (state: State) => state } = options;
  const isState = (stored: unknown): stored is State => stored !== undefined && stored !== null;
  const store = createStore<State>()(
    persist((): State => blank, {
      name: key,
      version,
      storage: stateStorage(options),
      partialize: toStore,
      // The value has already been read field by field.
      merge: (stored, current) => (isState(stored) ? { ...current, ...stored } : blank),
      skipHydration: true,
    }),
  );
  let isKnown = false;
  store.persist.onFinishHydration(() => {
    isKnown = true;
  });
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setState: (change) => store.setState(change),
    rehydrate: () => void store.persist.rehydrate(),
    isKnown: () => isKnown,
    onKnown: (listener) => store.persist.onFinishHydration(listener),
  };
}

function stateStorage<State>({
  version,
  blank,
  read,
  storage,
  report,
}: PersistedStoreOptions<State>): PersistStorage<State> {
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (cause) {
      report(cause);
      return otherwise;
    }
  };
  const readText = (text: string): State | null => {
    try {
      const value: unknown = JSON.parse(text);
      const isOurs = isRecord(value) && value['version'] === version && isRecord(value['state']);
      return isOurs ? read(value['state']) : null;
    } catch {
      // Corrupt text; the caller resets, which is all that can be done.
      return null;
    }
  };
  return {
    getItem: (key) => {
      const stored = attempt(() => storage.getItem(key), null);
      if (stored === null) return null;
      const state = readText(stored);
      if (state === null) attempt(() => storage.removeItem(key), undefined);
      return { state: state ?? blank, version };
    },
    setItem: (key, value) => attempt(() => storage.setItem(key, JSON.stringify(value)), undefined),
    removeItem: (key) => attempt(() => storage.removeItem(key), undefined),
  };
}
