import { onAnotherCustomer } from '@/lib/session/another-customer';
import { isLoggedIn, type SessionStore } from '@/lib/session/store';
import type { CartStore } from './store';

export type CartReactions = {
  /** Somebody signed in: merge the anonymous cart into the customer's (spec point 4). */
  readonly onSignIn: () => void;
  /** Signed out (spec point 4), or another customer signed in instead: hide the customer's cart and reload. */
  readonly onSignOut: () => void;
};

/**
 * Follows the sign-in state of this tab and others. A cart that wasn't merged at sign-in is merged at the next start.
 * @returns stops following
 */
export function followSession(
  session: Pick<SessionStore, 'getState' | 'subscribe' | 'isKnown' | 'onKnown'>,
  cart: Pick<CartStore, 'getState'>,
  { onSignIn, onSignOut }: CartReactions,
): () => void {
  const atStart = () => {
    if (isLoggedIn(session.getState()) && cart.getState().sessionKey !== '') onSignIn();
  };
  if (session.isKnown()) atStart();
  const stopStart = session.onKnown(atStart);
  const stopChanges = session.subscribe((now, before) => {
    if (!session.isKnown() || isLoggedIn(now) === isLoggedIn(before)) return;
    if (isLoggedIn(now)) onSignIn();
    else onSignOut();
  });
  const stopNoticing = onAnotherCustomer(session, onSignOut);
  return () => {
    stopStart();
    stopChanges();
    stopNoticing();
  };
}
