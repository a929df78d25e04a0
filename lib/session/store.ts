import { nanoid } from 'nanoid';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { BLANK_PROFILE, BLANK_SESSION, type Profile, type SessionState } from '@/lib/session/state';
import { createSessionStorage, SESSION_KEY, SESSION_VERSION, type TextStorage } from '@/lib/session/storage';

export type SessionStore = {
  readonly getState: () => SessionState;
  /** The anonymous session, which is all that the server and the first client render know. */
  readonly getInitialState: () => SessionState;
  readonly subscribe: (listener: (state: SessionState, before: SessionState) => void) => () => void;
  /** Takes over what storage holds: at start, and whenever another tab wrote. */
  readonly rehydrate: () => void;
  /** Whether storage was read; before that "anonymous" only means "not known". */
  readonly isKnown: () => boolean;
  readonly onKnown: (listener: () => void) => () => void;

  readonly setTokens: (tokens: { readonly access_token: string; readonly refresh_token: string }) => void;
  readonly setProfile: (profile: Profile) => void;
  /** Ends the session. A blank one is written, as other tabs do not see a removed key. */
  readonly logout: () => void;
  readonly rememberRedirect: (path: string) => void;
  /** The remembered path, once. */
  readonly takeRedirect: () => string | null;
  /** The id of this browser, made at the first use. */
  readonly ensureFingerprint: () => string;
  readonly setOauth2State: (state: string | null) => void;
  readonly setLinkActive: (isActive: boolean) => void;
  readonly setBaseKey: (key: string) => void;
};

export type SessionStoreOptions = {
  /** Is told why storage could not be read or written. */
  readonly report: (cause: unknown) => void;
  readonly createFingerprint?: () => string;
};

/** Makes a session that lives in `storage`. Nothing is read before `rehydrate()`, so that hydration sees what the server saw. */
export function createSessionStore(
  storage: TextStorage,
  { report, createFingerprint = nanoid }: SessionStoreOptions,
): SessionStore {
  const store = createStore<SessionState>()(
    persist((): SessionState => BLANK_SESSION, {
      name: SESSION_KEY,
      version: SESSION_VERSION,
      storage: createSessionStorage(storage, report),
      partialize: (state): SessionState => ({ ...state, profile: { ...state.profile, newpassword: '' } }),
      merge: (stored, current) => (isSession(stored) ? { ...current, ...stored } : BLANK_SESSION),
      skipHydration: true,
    }),
  );
  let isKnown = false;
  store.persist.onFinishHydration(() => {
    isKnown = true;
  });
  const { getState, getInitialState, subscribe, setState } = store;

  return {
    getState,
    getInitialState,
    subscribe,
    rehydrate: () => void store.persist.rehydrate(),
    isKnown: () => isKnown,
    onKnown: (listener) => store.persist.onFinishHydration(listener),

    setTokens: ({ access_token, refresh_token }) =>
      setState(({ profile }) => ({
        access_token,
        refresh_token,
        // Spec point 4: a user without an id is reset first.
        profile: profile.id === null ? BLANK_PROFILE : profile,
      })),
    setProfile: (profile) => setState({ profile }),
    logout: () =>
      setState(({ auth_fingerprint, link_active }) => ({ ...BLANK_SESSION, auth_fingerprint, link_active })),
    rememberRedirect: (redirect_after_login) => setState({ redirect_after_login }),
    takeRedirect: () => {
      const { redirect_after_login } = getState();
      if (redirect_after_login !== null) setState({ redirect_after_login: null });
      return redirect_after_login;
    },
    ensureFingerprint: () => {
      const fingerprint = getState().auth_fingerprint ?? createFingerprint();
      if (fingerprint !== getState().auth_fingerprint) setState({ auth_fingerprint: fingerprint });
      return fingerprint;
    },
    setOauth2State: (oauth2_state) => setState({ oauth2_state }),
    setLinkActive: (link_active) => {
      if (link_active !== getState().link_active) setState({ link_active });
    },
    setBaseKey: (baseURL) => setState({ baseURL }),
  };
}

/** `merge` is handed an unknown; what the storage gives was read field by field already. */
const isSession = (stored: unknown): stored is SessionState => stored !== undefined && stored !== null;
