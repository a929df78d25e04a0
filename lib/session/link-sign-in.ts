import type { LoginLink } from '@/lib/session/login-link';
import type { ApiError } from '@/lib/api/errors';
import { LINK_OF_OTHER_BROWSER } from '@/lib/contract/text-codes';
import { refreshTokenCall } from '@/lib/api/tokens';
import type { ApiClient } from '@/lib/api/transport';
import { loadCustomer } from '@/lib/session/customer-call';
import { BLANK_PROFILE, type SessionStore } from '@/lib/session/store';

/**
 * The result of signing in by link. `failed` may be retried: the link wasn't used up. `otherBrowser`: it only works in the browser that
 * requested it. `off`: the office has switched off the account.
 */
export type LinkSignIn = 'signedIn' | 'refused' | 'otherBrowser' | 'off' | 'failed';

const isRefusal = ({ kind }: ApiError) =>
  kind === 'unauthorised' || kind === 'invalid' || kind === 'notFound';

/**
 * Signs in with a login link (spec point 2): exchanges its refresh token, with this browser's id, for a session's own tokens. An existing
 * session stays until the new one is ready.
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
    if (tokens.error.kind === 'unauthorised' && tokens.error.textCode === LINK_OF_OTHER_BROWSER)
      return 'otherBrowser';
    if (tokens.error.kind === 'forbidden') return 'off';
    return isRefusal(tokens.error) ? 'refused' : 'failed';
  }
  session.setProfile(BLANK_PROFILE);
  session.setTokens(tokens.value);
  await loadCustomer(client, session);
  return 'signedIn';
}
