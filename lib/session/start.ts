import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { browserSession, SESSION_KEY } from '@/lib/session/store';

let starts = 0;
let stopFollowing: () => void = () => undefined;

/**
 * Restores the visitor's stored session and follows the other tabs. Several parts of a page may call this; it happens once.
 * @returns releases it; the last release stops following
 */
export function startSession(): () => void {
  const session = browserSession();
  starts += 1;
  if (starts === 1) {
    session.rehydrate();
    // A connection lost when the visitor left says nothing about the current one.
    session.setLinkActive(true);
    stopFollowing = followOtherTabs(SESSION_KEY, session, window);
  }
  let isGivenBack = false;
  return () => {
    if (isGivenBack) return;
    isGivenBack = true;
    starts -= 1;
    if (starts === 0) stopFollowing();
  };
}
