import { AUTHORIZE_PATH, AUTHORIZE_SCOPE, SITE_CLIENT_ID } from '@/lib/contract/authorization';
import { API_BASE_PATH } from '@/lib/contract/paths';
import { base64Url } from '@/lib/shared/text/base64-url';
import { randomText } from './random-text';

/** 256 bits make the 43 characters that RFC 7636 requires; a state has 128 bits (safety: authorization return). */
const VERIFIER_BYTES = 32;
const STATE_BYTES = 16;
const VERIFIER_KEY = 'authorization-verifier';
/** Path of the return address (spec point 2). */
const RETURN_PATH = '/auth';

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type AuthorizationOptions = {
  /** Base of the calls, without a trailing slash. */
  readonly baseUrl: string;
  /** Origin of this site, to which the visitor returns. */
  readonly origin: string;
  /** Stores the verifier for this tab only. */
  readonly tabStorage: TabStorage;
  /** Stores the state until the return. */
  readonly rememberState: (state: string) => void;
  /** Who signs the visitor in: the server's own sign-in page, or another provider. */
  readonly identityProvider?: 'google' | undefined;
};

export const returnAddress = (origin: string) => `${origin}${RETURN_PATH}`;

/** The S256 challenge of a verifier (RFC 7636 section 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

/** Prepares a sign-in at the authorize endpoint (spec point 7). @returns the address to send the browser to */
export async function beginAuthorization(options: AuthorizationOptions): Promise<string> {
  const verifier = randomText(VERIFIER_BYTES);
  const state = randomText(STATE_BYTES);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: SITE_CLIENT_ID,
    redirect_uri: returnAddress(options.origin),
    scope: AUTHORIZE_SCOPE,
    state,
    nonce: randomText(STATE_BYTES),
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...(options.identityProvider ? { identity_provider: options.identityProvider } : {}),
  });
  options.tabStorage.setItem(VERIFIER_KEY, verifier);
  options.rememberState(state);
  return `${options.baseUrl}${API_BASE_PATH}${AUTHORIZE_PATH}?${query}`;
}

/** What the return address says. */
export type AuthorizationReturn =
  | { readonly kind: 'code'; readonly code: string; readonly verifier: string }
  /** The state is not the one that was sent, or was used before (spec point 5). */
  | { readonly kind: 'badState' }
  /** The visitor or the provider refused. */
  | { readonly kind: 'refused' };

/**
 * Reads the query of the return address. This uses up the verifier, whatever the result.
 * @param expectedState the remembered state, or null if there is none
 */
export function readAuthorizationReturn(
  query: URLSearchParams,
  expectedState: string | null,
  tabStorage: TabStorage,
): AuthorizationReturn {
  const verifier = tabStorage.getItem(VERIFIER_KEY);
  tabStorage.removeItem(VERIFIER_KEY);
  if (expectedState === null || query.get('state') !== expectedState) return { kind: 'badState' };
  const code = query.get('code');
  if (!code || verifier === null) return { kind: 'refused' };
  return { kind: 'code', code, verifier };
}
