/** Parameters of a login link (spec point 2): access token, refresh token, and optionally another API base. */
export const LOGIN_LINK_PARAMETERS = ['a', 'r', 'b'] as const;

/**
 * Tab storage key of a login link's parameters, from the page load whose URL contained them to the next, which uses them.
 */
export const LOGIN_LINK_KEY = 'login-link';

/** Fragment of the page shown instead if a link names an API base that isn't ours. */
export const REFUSED_LINK_FRAGMENT = '#login-link-refused';

/** A login link's contents, with its API base's key instead of a URL. */
export type LoginLink = { readonly access: string; readonly refresh: string; readonly baseKey: string };

/**
 * Reads and clears the tab's login link parameters.
 * @returns null if the visitor didn't use one
 */
export function takeLoginLink(tabStorage: Pick<Storage, 'getItem' | 'removeItem'>): LoginLink | null {
  const stored = tabStorage.getItem(LOGIN_LINK_KEY);
  if (stored === null) return null;
  tabStorage.removeItem(LOGIN_LINK_KEY);
  const [access, refresh, baseKey, ...more] = stored.split(' ');
  if (!access || !refresh || baseKey === undefined || more.length > 0) return null;
  return { access, refresh, baseKey };
}
