import { errors, jwtVerify, SignJWT } from 'jose';
import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import { config } from '../../kernel/config.ts';
import { unauthorized } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { keyFor } from './keys.ts';

/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 15 * 60;
const ALGORITHM = 'HS256';
/** RFC 9068: distinguishes access tokens from any other signed token. */
const TYPE = 'at+jwt';
const AUDIENCE = 'championship-site';
const CLOCK_TOLERANCE_SECONDS = 0;

const issuer = () => `${config().siteUrl}${API_BASE_PATH}`;

/** Who a token was issued to: the customer, and the refresh token family it belongs to. */
export type TokenOwner = { readonly customerId: number; readonly family: string };

/** Issues an access token. @param now its time of issue */
export function issueAccessToken(
  { customerId, family }: TokenOwner,
  now: Date = new Date(),
  lifeSeconds: number = ACCESS_TOKEN_SECONDS,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: family })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(issuer())
    .setAudience(AUDIENCE)
    .setSubject(String(customerId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(keyFor('access-token'));
}

/** Text code that makes a client refresh (spec point 8). */
export const TOKEN_EXPIRED = 'TOKEN_EXPIRED';
/** Text code that makes a client sign out (spec point 8). */
export const TOKEN_INVALID = 'TOKEN_INVALID';

/** 401 for a token that refreshing can't fix. */
export const invalidToken = () => unauthorized(msg('session.over'), TOKEN_INVALID);

/**
 * Verifies an access token: algorithm, type, issuer and audience are pinned (RFC 8725).
 * @throws Failure 401, TOKEN_EXPIRED or TOKEN_INVALID
 */
export async function readAccessToken(token: string, now: Date = new Date()): Promise<TokenOwner> {
  try {
    const { payload } = await jwtVerify(token, keyFor('access-token'), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: issuer(),
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    const customerId = Number(payload.sub);
    const family = payload['sid'];
    if (!Number.isSafeInteger(customerId) || typeof family !== 'string') throw invalidToken();
    return { customerId, family };
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw unauthorized('The access token has expired.', TOKEN_EXPIRED);
    if (error instanceof errors.JOSEError) throw invalidToken();
    throw error;
  }
}
