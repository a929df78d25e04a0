import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import { AUTHORIZE_PATH } from '../../../lib/contract/authorization.ts';
import { isSame, keyFor } from '../../auth/keys.ts';
import { config, type GoogleClient } from '../../config.ts';
import { ownCookie } from './cookies.ts';
import type { AuthorizeRequest } from './request.ts';

/** Path of the return address, to be registered with Google. */
export const GOOGLE_RETURN_PATH = `${AUTHORIZE_PATH}/google`;
/** Holds, signed, what was asked for while the browser is at Google's. */
export const GOOGLE_COOKIE = 'google_round_trip';

const ROUND_TRIP_SECONDS = 10 * 60;
const DEADLINE_MS = 10_000;
/** How long Google's description of itself is remembered. */
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

/** The client of Google's sign-in. @throws where none is configured */
function client(): GoogleClient {
  const { google } = config();
  if (!google) throw new Error('Signing in with Google is not configured.');
  return google;
}

/** Google sends the browser back to the site that it came from, where its cookie is. */
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
  if (metadata.issuer !== issuer) throw new Error('The issuer describes another one than itself.');
  const found = {
    ...metadata,
    keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: DEADLINE_MS }),
  };
  known = { provider: found, sinceMs: Date.now(), issuer };
  return found;
}

/** Where a browser goes to sign in with Google, and the cookie that it comes back with. */
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
  const kept = await new SignJWT({ google_state: state, google_nonce: nonce, verifier, asked })
    .setProtectedHeader({ alg: 'HS256', typ: ROUND_TRIP_TYPE })
    .setExpirationTime(`${String(ROUND_TRIP_SECONDS)}s`)
    .sign(keyFor('google-round-trip'));
  return { address: address.href, cookie: ownCookie(GOOGLE_COOKIE, kept, ROUND_TRIP_SECONDS) };
}

const identitySchema = z.object({
  sub: z.string().min(1),
  nonce: z.string(),
  email: z.email(),
  email_verified: z.literal(true),
  given_name: z.string().max(80).default(''),
  family_name: z.string().max(80).default(''),
});

/** Who Google says has signed in; the mail address is proven. */
export type GoogleIdentity = z.output<typeof identitySchema>;

/** Reads what was asked for before the browser went to Google. @throws for a cookie that is not ours, or older than ten minutes */
export async function readRoundTrip(cookie: string) {
  const { payload } = await jwtVerify(cookie, keyFor('google-round-trip'), {
    algorithms: ['HS256'],
    typ: ROUND_TRIP_TYPE,
  });
  return roundTripSchema.parse(payload);
}

export type RoundTrip = Awaited<ReturnType<typeof readRoundTrip>>;

/**
 * Asks Google who has signed in.
 * @throws where the state is another, the code is refused, or the id token does not fit: signature, issuer, client, nonce, proven address
 */
export async function googleIdentity(
  trip: RoundTrip,
  returned: { readonly code: string; readonly state: string },
): Promise<GoogleIdentity> {
  if (!isSame(returned.state, trip.google_state)) throw new Error('The state is not the one that was sent.');
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
  if (!response.ok) throw new Error(`The token endpoint answered ${String(response.status)}.`);
  const { id_token } = z.object({ id_token: z.string() }).parse(await response.json());
  const { payload } = await jwtVerify(id_token, keys, {
    issuer,
    audience: id,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat', 'sub'],
  });
  const identity = identitySchema.parse(payload);
  if (!isSame(identity.nonce, trip.google_nonce)) throw new Error('The nonce is not the one that was sent.');
  return identity;
}
