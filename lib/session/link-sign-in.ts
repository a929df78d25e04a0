import type { LoginLink } from '@/lib/account/login-link';
import type { ApiError } from '@/lib/api/errors';
import { refreshTokenCall } from '@/lib/api/tokens';
import type { ApiClient } from '@/lib/api/transport';
import { loadCustomer } from '@/lib/session/customer-call';
import { BLANK_PROFILE } from '@/lib/session/state';
import type { SessionStore } from '@/lib/session/store';

/** How a sign-in by link ended. `failed` may be tried again: the link was not used up. */
export type LinkSignIn = 'signedIn' | 'refused' | 'failed';

const isRefusal = ({ kind }: ApiError) =>
  kind === 'unauthorised' || kind === 'forbidden' || kind === 'invalid' || kind === 'notFound';

/**
 * Signs in by a login link (spec point 2): its refresh token is exchanged, with the id of this browser, for a session's own. A
 * session that is held stays until the new one is there.
 */
export async function signInByLink(
  link: LoginLink,
  client: ApiClient,
  session: SessionStore,
): Promise<LinkSignIn> {
  const baseBefore = session.getState().baseURL;
  session.setBaseKey(link.baseKey);
  const fingerprint = session.ensureFingerprint();
  const tokens = await client.call(refreshTokenCall, { refresh_token: link.refresh, fingerprint });
  if (!tokens.ok) {
    session.setBaseKey(baseBefore);
    return isRefusal(tokens.error) ? 'refused' : 'failed';
  }
  session.setProfile(BLANK_PROFILE);
  session.setTokens(tokens.value);
  await loadCustomer(client, session);
  return 'signedIn';
}
