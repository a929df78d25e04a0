import { systemClock } from '@/lib/api/clock';
import { browserSession } from '@/lib/session/browser-session';
import { createLinkReport } from '@/lib/session/link-report';

const reportLink = createLinkReport(browserSession().setLinkActive, systemClock);

/**
 * Loads the calls of the sign-in screens. They bring the contract's schemas along, a third of what such a screen would weigh: they
 * come when somebody begins to fill in a form, and one that is sent before waits for them.
 * @throws what the import does, where they cannot be had
 */
export async function loadSignIn() {
  try {
    return await import('@/lib/account/sign-in');
  } catch (cause) {
    // No call can find out that the connection is lost as long as there are none (spec point 8).
    if (!navigator.onLine) reportLink(false);
    throw cause;
  }
}
