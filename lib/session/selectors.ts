import type { SessionState } from '@/lib/session/state';

/** Spec point 4: anonymous until an access token is held. */
export const isLoggedIn = (session: SessionState): boolean => session.access_token !== null;

export const isAdmin = (session: SessionState): boolean => isLoggedIn(session) && session.profile.is_admin;

/** First and last name, or the mail address of a customer who gave neither. */
export const selectDisplayName = ({ profile }: SessionState): string =>
  `${profile.first_name} ${profile.last_name}`.trim() || profile.email;

export const selectProfile = (session: SessionState) => session.profile;

export const isLinkActive = (session: SessionState): boolean => session.link_active;
