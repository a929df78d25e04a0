import { browserApi } from '@/lib/api/browser';
import type { Callable } from '@/lib/api/callable';
import { inputType, lightParser } from '@/lib/api/light';
import { forgetKeptPages } from '@/lib/pwa/kept-list';
import { browserSession } from '@/lib/session/browser-session';

/** How long a sign-out waits for the server to hear of it. */
const SIGN_OUT_WAIT_MS = 3_000;

/** GET /cognito/user/logout, read without a schema: nobody stays signed in because more code cannot be had. */
export const logoutCall: Callable<Record<string, never>, true> = {
  method: 'GET',
  path: '/cognito/user/logout',
  auth: 'public',
  input: inputType(),
  output: lightParser('any answer', () => true),
};

/** Signs out in all tabs. The server is told, but a server that does not answer keeps nobody signed in. */
export async function signOut(): Promise<void> {
  if (browserSession().getState().access_token !== null) {
    const limit = AbortSignal.timeout(SIGN_OUT_WAIT_MS);
    await browserApi()
      .call(logoutCall, {}, { signal: limit })
      .catch((cause: unknown) => {
        if (!limit.aborted) throw cause;
      });
  }
  browserSession().logout();
  // On a device that others may use, what was read goes with who read it.
  await forgetKeptPages();
}
