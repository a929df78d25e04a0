import { browserSession } from '@/lib/session/browser-session';
import { followOtherTabs } from '@/lib/session/tab-sync';

let starts = 0;
let stopFollowing: () => void = () => undefined;

/**
 * Reads what this browser remembers of the visitor and follows the other tabs. Several parts of a page may ask for it; it is done
 * once.
 * @returns gives the start back; the last to do so stops following
 */
export function startSession(): () => void {
  const session = browserSession();
  starts += 1;
  if (starts === 1) {
    session.rehydrate();
    // A connection that was lost when the visitor left says nothing about the one of now.
    session.setLinkActive(true);
    stopFollowing = followOtherTabs(session, window);
  }
  let isGivenBack = false;
  return () => {
    if (isGivenBack) return;
    isGivenBack = true;
    starts -= 1;
    if (starts === 0) stopFollowing();
  };
}
