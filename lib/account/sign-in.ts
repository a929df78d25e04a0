import {
  login,
  loginRecoveryCode,
  logout,
  authToken,
  SITE_CLIENT_ID,
} from '@/lib/contract/endpoints/account';
import type { Tokens } from '@/lib/contract/entities/account';
import { accountCalls } from '@/lib/account/calls';
import { browserApi } from '@/lib/api/browser';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { forgetKeptPages } from '@/lib/pwa/kept-list';
import { browserSession } from '@/lib/session/browser-session';
import { loadCustomer } from '@/lib/session/customer-call';
import { BLANK_PROFILE } from '@/lib/session/state';

/** How long a sign-out waits for the server to hear of it. */
const SIGN_OUT_WAIT_MS = 3_000;

/** Begins the session that the server gave tokens for, and loads the customer (spec point 4). */
async function enter(tokens: Result<Tokens, ApiError>): Promise<ApiError | null> {
  if (!tokens.ok) return tokens.error;
  const session = browserSession();
  session.setProfile(BLANK_PROFILE);
  session.setTokens(tokens.value);
  await loadCustomer(browserApi(), session);
  return null;
}

const fingerprint = () => browserSession().ensureFingerprint();

/** Signs in with a password. @returns null, or why not */
export const signInByPassword = async (username: string, password: string): Promise<ApiError | null> =>
  enter(await accountCalls().call(login, { username, password, fingerprint: fingerprint() }));

/** Signs in with a mailed code, in the browser that asked for it. @returns null, or why not */
export const signInByCode = async (email: string, code: string): Promise<ApiError | null> =>
  enter(await accountCalls().call(loginRecoveryCode, { email, code, fingerprint: fingerprint() }));

/** Completes a sign-in at the authorize endpoint. @returns null, or why not */
export async function signInByAuthorization(
  code: string,
  code_verifier: string,
  redirect_uri: string,
): Promise<ApiError | null> {
  return enter(
    await accountCalls().call(authToken, {
      grant_type: 'authorization_code',
      code,
      client_id: SITE_CLIENT_ID,
      redirect_uri,
      code_verifier,
      fingerprint: fingerprint(),
    }),
  );
}

/** Signs out in all tabs. The server is told, but a server that does not answer keeps nobody signed in. */
export async function signOut(): Promise<void> {
  if (browserSession().getState().access_token !== null) {
    const limit = AbortSignal.timeout(SIGN_OUT_WAIT_MS);
    await accountCalls()
      .call(logout, {}, { signal: limit })
      .catch((cause: unknown) => {
        if (!limit.aborted) throw cause;
      });
  }
  browserSession().logout();
  // On a device that others may use, what was read goes with who read it.
  await forgetKeptPages();
}
