import { followOtherTabs } from '@/lib/persistence/follow-other-tabs';
import { shareStart } from '@/lib/persistence/share-start';
import { browserSession, SESSION_KEY } from '@/lib/session/store';

/**
 * Restores the visitor's stored session and follows the other tabs. Several parts of a page may call this; it happens once.
 * @returns releases it; the last release stops following
 */
export const startSession = shareStart(() => {
  const session = browserSession();
  session.rehydrate();
  // A connection lost when the visitor left says nothing about the current one.
  session.setLinkActive(true);
  return followOtherTabs(SESSION_KEY, session, window);
});
