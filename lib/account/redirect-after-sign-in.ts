import { HOME, safeRedirect } from '@/lib/account/safe-redirect';
import { forgetSentCodes } from '@/lib/account/sent-code';
import { browserSession } from '@/lib/session/store';

/** Path of the entry page of event sites (spec point 2). */
const ENTRY_PATH = '/enter/';

/** Where a visitor goes after signing in: to the remembered path, on event sites through the entry page with the path as its fragment. */
export function pathAfterSignIn(remembered: string | null, origin: string, isEventSite: boolean): string {
  const path = safeRedirect(remembered, origin);
  return isEventSite ? `${ENTRY_PATH}#${path}` : path;
}

/** The path in an entry page's fragment. */
export const pathOfEntry = (hash: string, origin: string): string =>
  safeRedirect(hash.replace(/^#/, ''), origin);

/**
 * Remembers the current page, so that signing in returns to it with its query and hash.
 * @param place the hash to return to, if it differs from the current one
 */
export function rememberCurrentPage(place?: string): void {
  const { pathname, search, hash, origin } = window.location;
  const path = `${pathname}${search}${place ?? hash}`;
  if (safeRedirect(path, origin) === path && path !== HOME) browserSession().rememberRedirect(path);
}

/**
 * Goes to a path, replacing the current page. A path with a hash is loaded as a document: for a page that it has not loaded yet, Next's
 * router writes the hash twice.
 */
export function replacePage(router: Router, path: string): void {
  if (path.includes('#')) window.location.replace(path);
  else router.replace(path);
}

type Router = { readonly replace: (path: string) => void };

/**
 * Takes a visitor who has just signed in to the remembered path, and forgets it.
 * @param without what to do if nothing was remembered: go to the home page, or stay
 * @param own the path that this tab came from, in case another tab, opened by an emailed link, has already taken the remembered one
 */
export function redirectAfterSignIn(
  router: Router,
  isEventSite: boolean,
  without: 'home' | 'stay' = 'home',
  own: string | null = null,
): void {
  forgetSentCodes();
  const remembered = browserSession().takeRedirect() ?? own;
  if (remembered === null && without === 'stay') return;
  replacePage(router, pathAfterSignIn(remembered, window.location.origin, isEventSite));
}
