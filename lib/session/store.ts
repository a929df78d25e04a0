import { nanoid } from 'nanoid';
import { isPhotoExpired } from '@/lib/contract/customer-photo';
import type { Customer } from '@/lib/contract/entities/account';
import { createPersistedStore, type PersistedStore } from '@/lib/persistence/persisted-store';
import { browserStorage, reportRefusal, type TextStorage } from '@/lib/persistence/text-storage';
import { fullName } from '@/lib/shared/full-name';
import { isRecord, textIn, textOf, wholeOf } from '@/lib/shared/record';

/**
 * The signed-in customer (spec point 3). An empty text means "not given"; `id` is null while nobody is loaded. `newpassword` is typed into
 * a change form and never stored.
 */
export type Profile = Readonly<Omit<Customer, 'id' | 'additional_club_member' | 'has_password'>> & {
  readonly id: number | null;
  readonly newpassword: string;
};

/** What a browser remembers about a visitor (spec point 3), shared by all tabs. */
export type SessionState = {
  readonly access_token: string | null;
  readonly refresh_token: string | null;
  /** Path to go to after signing in. */
  readonly redirect_after_login: string | null;
  /** Random 21-character id of this browser; null until it is needed. */
  readonly auth_fingerprint: string | null;
  readonly oauth2_state: string | null;
  /** Whether the last request got a response. */
  readonly link_active: boolean;
  /** Key of the API base in the configured list; '' is the site's own. Never a URL: see the `b` rule of login links. */
  readonly baseURL: string;
  readonly profile: Profile;
};

/** The address of a picture, also of one with its sizes. */
const pictureOf = (value: unknown): string => textOf(value) || textIn(value, 'url');
const filledTextOf = (value: unknown): string | null => textOf(value) || null;

/** Reads a profile from any value; fields of the wrong type are blank. Reading {} gives the blank profile. */
export function readProfile(value: unknown): Profile {
  const from = isRecord(value) ? value : {};
  return {
    id: wholeOf(from['id']),
    first_name: textOf(from['first_name']),
    last_name: textOf(from['last_name']),
    is_admin: [true, 1, '1', 'true'].some((yes) => yes === from['is_admin']),
    email: textOf(from['email']),
    mobile_phone: textOf(from['mobile_phone']),
    date_of_birth: textOf(from['date_of_birth']),
    current_address_id: wholeOf(from['current_address_id']),
    image: pictureOf(from['image']),
    thumbnail: pictureOf(from['thumbnail']),
    newpassword: '',
    company_name: textOf(from['company_name']),
    company_phone: textOf(from['company_phone']),
    trading_name: textOf(from['trading_name']),
    abn: filledTextOf(from['abn']),
    website: filledTextOf(from['website']),
    facebook_link: filledTextOf(from['facebook_link']),
    drivers_licence_number: textOf(from['drivers_licence_number']),
    drivers_licence_expiry: textOf(from['drivers_licence_expiry']),
    drivers_licence_state_of_issue_id: wholeOf(from['drivers_licence_state_of_issue_id']),
    emergency_contact_name: textOf(from['emergency_contact_name']),
    emergency_contact_phone: textOf(from['emergency_contact_phone']),
  };
}

/** Reads a session from stored data; fields of the wrong type are blank. */
function readSession(value: unknown): SessionState {
  const from = isRecord(value) ? value : {};
  return {
    access_token: filledTextOf(from['access_token']),
    refresh_token: filledTextOf(from['refresh_token']),
    redirect_after_login: filledTextOf(from['redirect_after_login']),
    auth_fingerprint: filledTextOf(from['auth_fingerprint']),
    oauth2_state: filledTextOf(from['oauth2_state']),
    link_active: from['link_active'] !== false,
    baseURL: textOf(from['baseURL']),
    profile: readProfile(from['profile']),
  };
}

export const BLANK_PROFILE: Profile = readProfile({});
/** An anonymous visitor. */
export const BLANK_SESSION: SessionState = readSession({});

/* What pages ask of it. */

/** Spec point 4: anonymous until there is an access token. */
export const isLoggedIn = (session: SessionState): boolean => session.access_token !== null;

export const isAdmin = (session: SessionState): boolean => isLoggedIn(session) && session.profile.is_admin;

/** First and last name, or the email address of a customer who gave neither. */
export const selectDisplayName = ({ profile }: SessionState): string => fullName(profile) || profile.email;

/** URL of the small photo; '' without one, or once it has expired, until the customer is reloaded. */
export const selectThumbnail = ({ profile }: SessionState): string =>
  isPhotoExpired(profile.thumbnail, Date.now()) ? '' : profile.thumbnail;

export const selectProfile = (session: SessionState) => session.profile;

export const isLinkActive = (session: SessionState): boolean => session.link_active;

/* Where it is held. */

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

/**
 * Creates a session stored in `storage`. Nothing is read before `rehydrate()`, so that hydration renders the same as the server.
 * @param report called with errors in reading or writing storage
 */
export function createSessionStore(
  storage: TextStorage,
  { report }: { readonly report: (cause: unknown) => void },
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
      const fingerprint = getState().auth_fingerprint ?? nanoid();
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
