import { browserApi, startBrowserSession } from '@/lib/session/browser-api';
import { systemClock } from '@/lib/api/clock';
import { browserSession } from '@/lib/session/store';
import { watchConnection } from '@/lib/session/connection-watch';
import { loadCustomer } from '@/lib/session/customer-call';
import { keepPhotoFresh } from '@/lib/session/photo-freshness';
import { keepToken } from '@/lib/session/token-keeper';

/**
 * Background tasks on every page while signed in, or while the connection is lost: the token is renewed in time, the customer is loaded, the
 * connection is retried.
 * @returns stops them
 */
export function runSessionTasks(): () => void {
  const session = browserSession();
  const client = browserApi();
  const ends = [
    startBrowserSession(),
    keepToken({
      accessToken: () => session.getState().access_token,
      renew: client.renewToken,
      clock: systemClock,
      now: Date.now,
    }),
    watchConnection(client, session, systemClock, window),
    keepPhotoFresh(session, () => loadCustomer(client, session), Date.now),
  ];
  const { access_token, profile } = session.getState();
  if (access_token !== null && profile.id === null) void loadCustomer(client, session);
  return () => ends.forEach((end) => end());
}
