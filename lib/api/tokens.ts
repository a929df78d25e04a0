import type { Callable } from '@/lib/api/callable';
import { inputType, schemalessParser } from '@/lib/api/schemaless';
import { asAnswer } from '@/lib/contract/frames';
import { isRecord } from '@/lib/shared/record';

export type Tokens = { readonly access_token: string; readonly refresh_token: string };

/** POST /cognito/user/refreshToken. Parsed without a schema, because any page may have to refresh a token. */
export const refreshTokenCall: Callable<{ refresh_token: string; fingerprint: string }, Tokens> = {
  method: 'POST',
  path: '/cognito/user/refreshToken',
  auth: 'none',
  input: inputType(),
  output: schemalessParser('access_token and refresh_token', (answer) => {
    const value = asAnswer(answer, { access_token: null });
    return isRecord(value) && isToken(value['access_token']) && isToken(value['refresh_token'])
      ? { access_token: value['access_token'], refresh_token: value['refresh_token'] }
      : null;
  }),
};

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Where the client reads the session and reports what happened to it. The functions are called on each use, so that changes by another
 * tab count.
 */
export type SessionPort = {
  readonly accessToken: () => string | null;
  readonly refreshToken: () => string | null;
  readonly fingerprint: () => string;
  readonly onTokens: (tokens: Tokens) => void;
  /** The session is over: the server rejected its tokens. */
  readonly onLogout: () => void;
  /** Runs a refresh while no other tab runs one; storage is read again inside (see `lib/session/browser-api.ts`). */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A caller without a session, such as the site's server. */
export const anonymousSession: SessionPort = {
  accessToken: () => null,
  refreshToken: () => null,
  fingerprint: () => '',
  onTokens: () => undefined,
  onLogout: () => undefined,
  exclusively: (work) => work(),
};
