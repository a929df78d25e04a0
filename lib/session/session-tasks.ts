import { browserApi, startBrowserSession } from '@/lib/api/browser';
import { systemClock } from '@/lib/api/clock';
import { browserSession } from '@/lib/session/browser-session';
import { watchConnection } from '@/lib/session/connection-watch';
import { loadCustomer } from '@/lib/session/customer-call';
import { keepToken } from '@/lib/session/token-keeper';

/**
 * What runs in the background of every page of a signed-in visitor, and of one whose connection is lost: the token is renewed in
 * time, the customer is known, the connection is looked for.
 * @returns ends it all
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
  ];
  const { access_token, profile } = session.getState();
  if (access_token !== null && profile.id === null) void loadCustomer(client, session);
  return () => ends.forEach((end) => end());
}
