import { nanoid } from 'nanoid';
import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import { browserStorage, reportRefusal, type TextStorage } from '@/lib/persistence/text-storage';
import {
  BLANK_PROFILE,
  BLANK_SESSION,
  readSession,
  type Profile,
  type SessionState,
} from '@/lib/session/state';

export const SESSION_KEY = 'session';
/** Increase it when stored sessions become incompatible; older ones are then discarded. */
const SESSION_VERSION = 1;

/** A browser's session. Before storage has been read, "anonymous" only means "not known". */
export type SessionStore = Omit<PersistedStore<SessionState>, 'setState'> & {
  readonly setTokens: (tokens: { readonly access_token: string; readonly refresh_token: string }) => void;
  readonly setProfile: (profile: Profile) => void;
  /** Ends the session. Writes a blank one, because other tabs don't notice a removed key. */
  readonly logout: () => void;
  readonly rememberRedirect: (path: string) => void;
  /** Reads and clears the remembered path. */
  readonly takeRedirect: () => string | null;
  /** This browser's id, created on first use. */
  readonly ensureFingerprint: () => string;
  readonly setOauth2State: (state: string | null) => void;
  readonly setLinkActive: (isActive: boolean) => void;
  readonly setBaseKey: (key: string) => void;
};

export type SessionStoreOptions = {
  /** Called with errors in reading or writing storage. */
  readonly report: (cause: unknown) => void;
  readonly createFingerprint?: () => string;
};

/** Creates a session stored in `storage`. Nothing is read before `rehydrate()`, so that hydration renders the same as the server. */
export function createSessionStore(
  storage: TextStorage,
  { report, createFingerprint = nanoid }: SessionStoreOptions,
): SessionStore {
  const { setState, ...store } = createPersistedStore({
    key: SESSION_KEY,
    version: SESSION_VERSION,
    blank: BLANK_SESSION,
    read: readSession,
    toStore: (state) => ({ ...state, profile: { ...state.profile, newpassword: '' } }),
    storage,
    report,
  });
  const { getState } = store;

  return {
    ...store,
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

let session: SessionStore | null = null;

/** This tab's session. On the server it is an anonymous one that nobody writes to. */
export function browserSession(): SessionStore {
  session ??= createSessionStore(browserStorage(), { report: reportRefusal });
  return session;
}
