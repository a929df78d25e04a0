import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { SITE_CLIENT_ID } from '../../../../lib/contract/authorization.ts';
import type { Tokens } from '../../../../lib/contract/entities/account.ts';
import { isSame } from '../../../../lib/shared/node/is-same.ts';
import { issueSecret, spendAuthorizationCode } from '../../auth/one-time-secrets.ts';
import { beginSession } from '../../auth/sessions.ts';
import { badFields, unauthorized } from '../../../kernel/failure.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import type { AuthorizeRequest } from './request.ts';

type CodeExchange = {
  readonly code: string;
  readonly client_id: string;
  readonly redirect_uri?: string | undefined;
  /** Without these, as in the specification's version of the call, the exchange is rejected (docs/decisions/0055). */
  readonly code_verifier?: string | undefined;
  readonly fingerprint?: string | undefined;
};

/** Issues the code that the browser takes back to the site: for one use, within a minute, by whoever has the request's verifier. */
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
 * @throws Failure 422 without a verifier or browser id; 401 for a code that is unknown, used or older than a minute, or a different
 * verifier, client or redirect URI
 */
export async function exchangeCode(
  payload: Payload,
  given: CodeExchange,
  now: Date = new Date(),
): Promise<Tokens> {
  const { code_verifier: verifier, fingerprint } = given;
  if (verifier === undefined || fingerprint === undefined) {
    const field = verifier === undefined ? 'code_verifier' : 'fingerprint';
    throw badFields({ [field]: `${field} is required.` });
  }
  const found = await spendAuthorizationCode(payload, given.code, now);
  const isGood =
    found !== null &&
    given.client_id === SITE_CLIENT_ID &&
    (given.redirect_uri === undefined || given.redirect_uri === found.redirectUri) &&
    isSame(challengeOf(verifier), found.codeChallenge);
  if (!isGood) throw unauthorized(msg('session.failed'));
  return beginSession(payload, found.customerId, fingerprint, now);
}
