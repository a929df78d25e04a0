import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { SITE_CLIENT_ID } from '../../../../lib/contract/authorization.ts';
import type { Tokens } from '../../../../lib/contract/entities/account.ts';
import { isSame } from '../../../../lib/shared/node/is-same.ts';
import { issueSecret, spendAuthorizationCode } from '../../auth/one-time-secrets.ts';
import { beginSignIn, endSignIn, familyOfCode } from '../../auth/sign-ins.ts';
import { unauthorized } from '../../../kernel/failure.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import { redirectAddress, type AuthorizeRequest } from './request.ts';

type CodeExchange = {
  readonly code: string;
  readonly client_id: string;
  /** Beyond the specification: without it, the site that the call came through has to be the one that requested the code. */
  readonly redirect_uri?: string | undefined;
  /** The proof that goes with a request's challenge. */
  readonly code_verifier?: string | undefined;
  /** Without it the session belongs to the browser that first renews it. */
  readonly fingerprint?: string | undefined;
};

/**
 * Issues the code that the browser takes back to the site. It works once, within a minute, for the client and site that requested it. If
 * the request had a challenge, its verifier is needed too.
 */
export async function issueAuthorizationCode(
  payload: Payload,
  customerId: number,
  request: AuthorizeRequest,
  now: Date = new Date(),
): Promise<string> {
  const binding = { codeChallenge: request.code_challenge ?? '', redirectUri: request.redirect_uri };
  return (await issueSecret(payload, 'authorization', customerId, '', now, binding)).secret;
}

/** The challenge for a verifier; '' for none, which is also the challenge of a request without one. */
const challengeOf = (verifier: string | undefined): string =>
  verifier === undefined ? '' : createHash('sha256').update(verifier).digest('base64url');

/**
 * Exchanges an authorization code for tokens (spec point 7, /authtoken). A code that comes back after its use has leaked, so the sign-in it
 * started is ended (RFC 6749, 4.1.2).
 * @param site the site that the call came through
 * @param agent the browser's User-Agent header
 * @throws Failure 401 for a code that is unknown, used or older than a minute, for another client or site, and for a wrong, missing or
 * unexpected verifier
 */
export async function exchangeCode(
  payload: Payload,
  given: CodeExchange,
  site: string,
  agent: string | null,
  now: Date = new Date(),
): Promise<Tokens> {
  const { code, client_id, redirect_uri = redirectAddress(site), code_verifier, fingerprint = null } = given;
  const found = await spendAuthorizationCode(payload, code, now);
  if (found === null) await endSignIn(payload, familyOfCode(code));
  const isGood =
    found !== null &&
    client_id === SITE_CLIENT_ID &&
    redirect_uri === found.redirectUri &&
    isSame(challengeOf(code_verifier), found.codeChallenge);
  if (!isGood) throw unauthorized(msg('session.failed'));
  return beginSignIn(payload, found.customerId, { fingerprint, agent }, now, {
    family: familyOfCode(code),
  });
}
