import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import type { SessionPort, Tokens } from '@/lib/api/tokens';

/** The result of a refresh. Only `refused` ends the session: a server that is down logs nobody out. */
export type Renewal =
  | { readonly kind: 'renewed' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/**
 * Creates the function that renews the access token with the refresh token. However many calls need it at once, in however many tabs,
 * the server gets one request.
 * @param requestTokens asks the server for new tokens
 */
export function createRenewal(
  session: SessionPort,
  requestTokens: (refreshToken: string) => Promise<Result<Tokens, ApiError>>,
): (staleToken: string) => Promise<Renewal> {
  let running: Promise<Renewal> | null = null;

  const isRenewedAlready = (staleToken: string) => {
    const current = session.accessToken();
    return current !== null && current !== staleToken;
  };

  const renewAlone = (staleToken: string) =>
    session.exclusively(async (): Promise<Renewal> => {
      // Another tab may have been faster while this one waited.
      if (isRenewedAlready(staleToken)) return { kind: 'renewed' };
      const refreshToken = session.refreshToken();
      if (refreshToken === null) return { kind: 'refused' };
      const tokens = await requestTokens(refreshToken);
      // Signed out or signed in again meanwhile: these tokens are no longer this session's.
      if (session.refreshToken() !== refreshToken)
        return { kind: isRenewedAlready(staleToken) ? 'renewed' : 'refused' };
      if (!tokens.ok)
        return isRefusal(tokens.error) ? { kind: 'refused' } : { kind: 'failed', error: tokens.error };
      session.onTokens(tokens.value);
      return { kind: 'renewed' };
    });

  return (staleToken) => {
    if (running === null && isRenewedAlready(staleToken)) return Promise.resolve({ kind: 'renewed' });
    running ??= renewAlone(staleToken).finally(() => {
      running = null;
    });
    return running;
  };
}

/** Whether the server read the refresh token and rejected it. */
function isRefusal({ kind }: ApiError): boolean {
  return kind === 'unauthorised' || kind === 'forbidden' || kind === 'invalid' || kind === 'notFound';
}
