import type { Callable } from '@/lib/api/callable';
import { inputType, isRecord, lightParser } from '@/lib/api/light';

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** POST /cognito/user/refreshToken. Read without a schema: any page may have to renew a token. */
export const refreshTokenCall: Callable<{ refresh_token: string; fingerprint: string }, Tokens> = {
  method: 'POST',
  path: '/cognito/user/refreshToken',
  auth: 'none',
  input: inputType(),
  output: lightParser('access_token and refresh_token', (value) =>
    isRecord(value) && isToken(value['access_token']) && isToken(value['refresh_token'])
      ? { access_token: value['access_token'], refresh_token: value['refresh_token'] }
      : null,
  ),
};

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Where the client finds the session and tells it what happened. The functions are asked at each use, so that what
 * another tab wrote meanwhile counts.
 */
export type SessionPort = {
  readonly accessToken: () => string | null;
  readonly refreshToken: () => string | null;
  readonly fingerprint: () => string;
  readonly onTokens: (tokens: Tokens) => void;
  /** The session is over: the server refused its tokens. */
  readonly onLogout: () => void;
  /** Runs a renewal while no other tab runs one; storage is read again inside (see `browser.ts`). */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A caller without a session, such as the site's server. */
export const anonymousSession: SessionPort = {
  accessToken: () => null,
  refreshToken: () => null,
  fingerprint: () => '',
  onTokens: () => undefined,
  onLogout: () => undefined,
  alone: (work) => work(),
};
