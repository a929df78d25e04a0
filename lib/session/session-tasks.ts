import { browserApi, startBrowserSession } from '@/lib/session/browser-api';
import { systemClock } from '@/lib/api/clock';
import { browserSession } from '@/lib/session/store';
import { watchConnection } from '@/lib/session/connection-watch';
import { loadCustomer } from '@/lib/session/customer-call';
import { keepPhotoFresh } from '@/lib/session/photo-freshness';
import { startTokenRenewal } from '@/lib/session/token-renewal';

/**
 * Background tasks on every page while signed in, or while the connection is lost: renew the token in time, load the customer, retry the
 * connection.
 * @returns stops them
 */
export function runSessionTasks(): () => void {
  const session = browserSession();
  const client = browserApi();
  const ends = [
    startBrowserSession(),
    startTokenRenewal({
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
