import { systemClock } from '@/lib/api/clock';
import { browserSession } from '@/lib/session/browser-session';
import { createLinkReport } from '@/lib/session/link-report';

const reportLink = createLinkReport(browserSession().setLinkActive, systemClock);

async function noticingLostLink<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // Until the calls have loaded, nothing else can notice a lost connection (spec point 8).
    if (!navigator.onLine) reportLink(false);
    throw cause;
  }
}

/**
 * Loads the calls of the sign-in screens. They include the contract's schemas, which would be a third of such a screen's weight: they
 * load when somebody begins to fill in a form, and a form sent before that waits for them.
 * @throws the import's error if they cannot be loaded
 */
export const loadSignIn = () => noticingLostLink(() => import('@/lib/account/sign-in'));

/** Loads what passkeys need: the calls, and the library that talks to the browser. @throws like `loadSignIn` */
export const loadPasskeys = () => noticingLostLink(() => import('@/lib/account/passkeys'));
