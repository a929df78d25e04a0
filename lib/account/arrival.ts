import { HOME, safeRedirect } from '@/lib/account/safe-redirect';
import { browserSession } from '@/lib/session/browser-session';

/** Path of the entry page of event sites (spec point 2). */
const ENTRY_PATH = '/enter/';

/** Where a visitor who signed in is taken: the remembered path, on event sites by the entry page with the path as its fragment. */
export function arrivalPath(remembered: string | null, origin: string, isEventSite: boolean): string {
  const path = safeRedirect(remembered, origin);
  return isEventSite ? `${ENTRY_PATH}#${path}` : path;
}

/** The path that an entry page's fragment names. */
export const pathOfEntry = (hash: string, origin: string): string =>
  safeRedirect(hash.replace(/^#/, ''), origin);

/** Remembers the shown page, so that a sign-in leads back to it with its query and hash. */
export function rememberShownPage(): void {
  const { pathname, search, hash, origin } = window.location;
  const path = `${pathname}${search}${hash}`;
  if (safeRedirect(path, origin) === path && path !== HOME) browserSession().rememberRedirect(path);
}

/**
 * Goes to a path in place of the shown page. One with a hash is loaded as a document: Next's router writes the hash of a page that it
 * does not know yet twice.
 */
export function replacePage(router: Router, path: string): void {
  if (path.includes('#')) window.location.replace(path);
  else router.replace(path);
}

type Router = { readonly replace: (path: string) => void };

/**
 * Takes a visitor who has just signed in to the remembered path, which is then forgotten.
 * @param without what to do when nothing was remembered: go to the start page, or stay
 */
export function arriveAfterSignIn(
  router: Router,
  isEventSite: boolean,
  without: 'home' | 'stay' = 'home',
): void {
  const remembered = browserSession().takeRedirect();
  if (remembered === null && without === 'stay') return;
  replacePage(router, arrivalPath(remembered, window.location.origin, isEventSite));
}
