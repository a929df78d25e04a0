import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { SITE_CLIENT_ID } from '../../../lib/contract/authorization.ts';
import type { Tokens } from '../../../lib/contract/entities/account.ts';
import { isSame } from '../../auth/keys.ts';
import { issueSecret, spendAuthorizationCode } from '../../auth/one-time-secrets.ts';
import { beginSession } from '../../auth/sessions.ts';
import { unauthorized } from '../../contract/failure.ts';
import { say } from '../../words/sentences.ts';
import type { AuthorizeRequest } from './request.ts';

type CodeExchange = {
  readonly code: string;
  readonly client_id: string;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier: string;
  readonly fingerprint: string;
};

/** Issues the code that the browser carries back to the site: once, for a minute, for whoever holds the request's verifier. */
export async function issueAuthorizationCode(
  payload: Payload,
  customerId: number,
  request: AuthorizeRequest,
  now: Date = new Date(),
): Promise<string> {
  const binding = { codeChallenge: request.code_challenge, redirectUri: request.redirect_uri };
  return (await issueSecret(payload, 'authorization', customerId, '', now, binding)).secret;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Exchanges an authorization code for tokens (spec point 7, /authtoken).
 * @throws Failure 401 for a code that is unknown, used, older than a minute, or comes with another verifier, client or address
 */
export async function exchangeCode(
  payload: Payload,
  given: CodeExchange,
  now: Date = new Date(),
): Promise<Tokens> {
  const found = await spendAuthorizationCode(payload, given.code, now);
  const isGood =
    found !== null &&
    given.client_id === SITE_CLIENT_ID &&
    (given.redirect_uri === undefined || given.redirect_uri === found.redirectUri) &&
    isSame(challengeOf(given.code_verifier), found.codeChallenge);
  if (!isGood) throw unauthorized(say('session.failed'));
  return beginSession(payload, found.customerId, given.fingerprint, now);
}
