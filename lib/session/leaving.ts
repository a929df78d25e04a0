/** Fragment of the sign-in screen for a customer whose session ended at the checkout. */
export const SESSION_ENDED_FRAGMENT = '#session-ended';
/** Fragment of the sign-in screen for a customer who has signed out everywhere. */
export const SIGNED_OUT_FRAGMENT = '#signed-out';
/** Tab storage key by which the next page knows that the session has ended. */
export const SESSION_ENDED_KEY = 'session-ended';
const CHECKOUT = '/checkout';
const HOME = '/';

let isLeaving = false;

/** Takes the visitor to another page because the session has ended. */
export function leaveSession(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/** Makes the next page say that the session has ended. */
function markSessionEnded(): void {
  try {
    window.sessionStorage.setItem(SESSION_ENDED_KEY, '1');
  } catch (cause) {
    // The browser blocks site data. Only the header then shows that nobody is signed in.
    window.reportError(cause);
  }
}

/**
 * Takes the visitor away because the server has ended the session: to the start page (spec point 8), which says so; from the checkout, where
 * an order may be half filled in, to the sign-in screen, which says why.
 * @returns the path to come back to after signing in, or null for the start page
 */
export function leaveEndedSession(): string | null {
  const { pathname, search, hash } = window.location;
  if (pathname !== CHECKOUT) {
    markSessionEnded();
    leaveSession(HOME);
    return pathname === HOME ? null : pathname + search + hash;
  }
  isLeaving = true;
  // As for every screen that requires signing in (spec point 2), Back must not lead to it.
  window.location.replace(`/login${SESSION_ENDED_FRAGMENT}`);
  return pathname + search;
}

/** Whether the page is being left because the session has ended; screen guards then do nothing. */
export const isLeavingSession = (): boolean => isLeaving;
