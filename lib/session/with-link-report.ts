import { systemClock } from '@/lib/api/clock';
import { browserSession } from '@/lib/session/store';
import { createLinkReport } from '@/lib/session/link-report';

const reportLink = createLinkReport(browserSession().setLinkActive, systemClock);

/**
 * Loads code that calls need, and reports a lost connection (spec point 8), which nothing else can notice before that.
 * @throws the import's error if it can't be loaded
 */
export async function withLinkReport<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!navigator.onLine) reportLink(false);
    throw cause;
  }
}
