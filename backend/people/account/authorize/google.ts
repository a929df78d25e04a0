import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { API_BASE_PATH } from '../../../../lib/contract/endpoint.ts';
import { AUTHORIZE_PATH } from '../../../../lib/contract/authorization.ts';
import { isSame } from '../../../../lib/shared/node/is-same.ts';
import { keyFor } from '../../auth/keys.ts';
import { config, type GoogleClient } from '../../../kernel/config.ts';
import { ownCookie } from './cookies.ts';
import type { AuthorizeRequest } from './request.ts';

/** Path of the redirect URI, to be registered with Google. */
export const GOOGLE_RETURN_PATH = `${AUTHORIZE_PATH}/google`;
/** Signed cookie with the original request while the browser is at Google. */
export const GOOGLE_COOKIE = 'google_round_trip';

const ROUND_TRIP_SECONDS = 10 * 60;
const DEADLINE_MS = 10_000;
/** How long Google's discovery document is cached. */
const METADATA_MS = 60 * 60 * 1000;
const ROUND_TRIP_TYPE = 'round-trip+jwt';

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Metadata = z.output<typeof metadataSchema>;
type Provider = Metadata & { readonly keys: ReturnType<typeof createRemoteJWKSet> };

const roundTripSchema = z.object({
  google_state: z.string(),
  google_nonce: z.string(),
  verifier: z.string(),
  asked: z.custom<AuthorizeRequest>((value) => typeof value === 'object' && value !== null),
});

/** The Google sign-in client. @throws if none is configured */
function client(): GoogleClient {
  const { google } = config();
  if (!google) throw new Error('Google sign-in isn’t configured.');
  return google;
}

/** Google sends the browser back to the site it came from, where its cookie is. */
const returnUrl = ({ redirect_uri }: AuthorizeRequest) =>
  `${new URL(redirect_uri).origin}${API_BASE_PATH}${GOOGLE_RETURN_PATH}`;
const random = () => randomBytes(24).toString('base64url');

let known: { readonly provider: Provider; readonly sinceMs: number; readonly issuer: string } | undefined;

async function provider(): Promise<Provider> {
  const { issuer } = client();
  if (known?.issuer === issuer && Date.now() - known.sinceMs < METADATA_MS) return known.provider;
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
  });
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer)
    throw new Error('The issuer in the discovery document does not match GOOGLE_ISSUER_URL.');
  const found = {
    ...metadata,
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: DEADLINE_MS }),
  };
  known = { provider: found, sinceMs: Date.now(), issuer };
  return found;
}

/** The URL for signing in with Google, and the cookie that identifies the browser on its return. */
export async function googleRequest(asked: AuthorizeRequest): Promise<{ address: string; cookie: string }> {
  const { authorization_endpoint } = await provider();
  const [state, nonce, verifier] = [random(), random(), random()];
  const address = new URL(authorization_endpoint);
  const parameters = {
    client_id: client().id,
    redirect_uri: returnUrl(asked),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const signedRequest = await new SignJWT({ google_state: state, google_nonce: nonce, verifier, asked })
    .setProtectedHeader({ alg: 'HS256', typ: ROUND_TRIP_TYPE })
    .setExpirationTime(`${String(ROUND_TRIP_SECONDS)}s`)
    .sign(keyFor('google-round-trip'));
  return { address: address.href, cookie: ownCookie(GOOGLE_COOKIE, signedRequest, ROUND_TRIP_SECONDS) };
}

const identitySchema = z.object({
  sub: z.string().min(1),
  nonce: z.string(),
  email: z.email(),
  email_verified: z.literal(true),
  given_name: z.string().max(80).default(''),
  family_name: z.string().max(80).default(''),
});

/** Who signed in according to Google; the email address is verified. */
export type GoogleIdentity = z.output<typeof identitySchema>;

/** Reads the original request from the cookie. @throws for a cookie that isn't ours, or is older than ten minutes */
export async function readRoundTrip(cookie: string) {
  const { payload } = await jwtVerify(cookie, keyFor('google-round-trip'), {
    algorithms: ['HS256'],
    typ: ROUND_TRIP_TYPE,
  });
  return roundTripSchema.parse(payload);
}

export type RoundTrip = Awaited<ReturnType<typeof readRoundTrip>>;

/**
 * Asks Google who signed in.
 * @throws if the state doesn't match, the code is rejected, or the id token is invalid: signature, issuer, client, nonce, verified address
 */
export async function googleIdentity(
  trip: RoundTrip,
  returned: { readonly code: string; readonly state: string },
): Promise<GoogleIdentity> {
  if (!isSame(returned.state, trip.google_state)) throw new Error('The state does not match.');
  const { issuer, token_endpoint, keys } = await provider();
  const { id, secret } = client();
  const response = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: returned.code,
      redirect_uri: returnUrl(trip.asked),
      client_id: id,
      client_secret: secret,
      code_verifier: trip.verifier,
    }),
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The token endpoint responded with ${String(response.status)}.`);
  const { id_token } = z.object({ id_token: z.string() }).parse(await response.json());
  const { payload } = await jwtVerify(id_token, keys, {
    issuer,
    audience: id,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  const identity = identitySchema.parse(payload);
  if (!isSame(identity.nonce, trip.google_nonce)) throw new Error('The nonce does not match.');
  return identity;
}
