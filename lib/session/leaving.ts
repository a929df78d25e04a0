/** Fragment of the sign-in screen for a customer whose session ended at the checkout. */
export const SESSION_ENDED_FRAGMENT = '#session-ended';
const CHECKOUT = '/checkout';

let isLeaving = false;

/** Takes the visitor to another page because the session has ended. */
export function leaveSession(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/**
 * Takes the visitor away because the server has ended the session: to the start page (spec point 8); from the checkout, where an order may be
 * half filled in, to the sign-in screen, which says why.
 * @returns the path to come back to after signing in, or null
 */
export function leaveEndedSession(): string | null {
  const { pathname, search } = window.location;
  if (pathname !== CHECKOUT) {
    leaveSession('/');
    return null;
  }
  isLeaving = true;
  // As for every screen that requires a login (spec point 2): Back must not lead to it.
  window.location.replace(`/login${SESSION_ENDED_FRAGMENT}`);
  return pathname + search;
}

/** Whether the page is being left because the session has ended; screen guards then do nothing. */
export const isLeavingSession = (): boolean => isLeaving;
