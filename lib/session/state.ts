import { isPhotoExpired } from '@/lib/contract/customer-photo';
import { fullName } from '@/lib/shared/full-name';
import { isRecord, textIn, textOf, wholeOf } from '@/lib/shared/record';

/** The signed-in customer (spec point 3). An empty text means "not given"; `id` is null while nobody is loaded. */
export type Profile = {
  readonly id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_admin: boolean;
  readonly email: string;
  readonly mobile_phone: string;
  readonly date_of_birth: string;
  readonly current_address_id: number | null;
  /** URLs of the photo, and of its small rendition. */
  readonly image: string;
  readonly thumbnail: string;
  /** Values typed into a change form; never stored. */
  readonly newpassword: string;
  readonly company_name: string;
  readonly company_phone: string;
  readonly trading_name: string;
  readonly abn: string | null;
  readonly website: string | null;
  readonly facebook_link: string | null;
  readonly drivers_licence_number: string;
  readonly drivers_licence_expiry: string;
  readonly drivers_licence_state_of_issue_id: number | null;
  readonly emergency_contact_name: string;
  readonly emergency_contact_phone: string;
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
export function readSession(value: unknown): SessionState {
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

/* Selectors. */

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
