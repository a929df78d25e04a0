/** Parameters of a login link (spec point 2): access token, refresh token, and optionally another API base. */
export const LOGIN_LINK_PARAMETERS = ['a', 'r', 'b'] as const;

/**
 * Where a tab keeps what its login link said, between the address that carried it and the page that uses it: from one load of
 * the document to the next, and no longer.
 */
export const LOGIN_LINK_KEY = 'login-link';

/** Fragment of the page that is shown instead when a link named an API base that is none of ours. */
export const REFUSED_LINK_FRAGMENT = '#login-link-refused';

/** What a login link said, with the key of its API base instead of an address. */
export type LoginLink = { readonly access: string; readonly refresh: string; readonly baseKey: string };

/**
 * Takes what the tab's login link said, once.
 * @returns null when the visitor did not come by one
 */
export function takeLoginLink(tabStorage: Pick<Storage, 'getItem' | 'removeItem'>): LoginLink | null {
  const stored = tabStorage.getItem(LOGIN_LINK_KEY);
  if (stored === null) return null;
  tabStorage.removeItem(LOGIN_LINK_KEY);
  const [access, refresh, baseKey, ...more] = stored.split(' ');
  if (!access || !refresh || baseKey === undefined || more.length > 0) return null;
  return { access, refresh, baseKey };
}
