import { createLastCallsApi } from '@/lib/session/browser-api';
import type { Callable } from '@/lib/api/callable';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { deleteOfflinePages } from '@/lib/pwa/offline-pages';
import { leaveSession } from '@/lib/session/leaving';
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

/**
 * Goes to the sign-in screen once the server has signed the customer out everywhere, or deleted the account. This browser keeps no more of
 * the account than after `signOut`.
 * @param fragment what the screen says
 */
export async function leaveSignedOut(fragment: string): Promise<void> {
  await deleteOfflinePages();
  // Done first, so that the guarded screen doesn't ask for a sign-in.
  leaveSession(`/login${fragment}`);
  browserSession().logout();
  browserFavourites().forgetAccount();
}
