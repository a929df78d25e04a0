import { isPhotoExpired } from '@/lib/contract/customer-photo';
import type { SessionState } from '@/lib/session/state';
import { fullName } from '@/lib/shared/full-name';

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
