import { createLastCallsApi } from '@/lib/session/browser-api';
import type { Callable } from '@/lib/api/callable';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { deleteOfflinePages } from '@/lib/pwa/offline-pages';
import { browserSession } from '@/lib/session/store';

/** How long a sign-out waits for the server's response. */
const SIGN_OUT_WAIT_MS = 3_000;

/** GET /cognito/user/logout, parsed without a schema: signing out must not depend on loading more code. */
const logoutCall: Callable<Record<string, never>, true> = {
  method: 'GET',
  path: '/cognito/user/logout',
  auth: 'public',
  input: inputType(),
  output: schemalessParser('any answer', () => true),
};

async function notifyServer(call: ReturnType<typeof createLastCallsApi>['call']): Promise<void> {
  const limit = AbortSignal.timeout(SIGN_OUT_WAIT_MS);
  await call(logoutCall, {}, { signal: limit }).catch((cause: unknown) => {
    if (!limit.aborted) throw cause;
  });
}

/**
 * Signs out all tabs, then the server, without depending on its response. In this order a tab that is loading something finds a visitor
 * who has signed out, not rejected tokens, which would send it to the home page; and whoever leaves at once leaves nothing behind.
 */
export async function signOut(): Promise<void> {
  const session = browserSession();
  const wasSignedIn = session.getState().access_token !== null;
  const { call } = createLastCallsApi();
  session.logout();
  // The device may be shared: visited pages go with the session, and so do favourites that are stored with the account.
  browserFavourites().forgetAccount();
  await Promise.all([deleteOfflinePages(), wasSignedIn ? notifyServer(call) : null]);
}
