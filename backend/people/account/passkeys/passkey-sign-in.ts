import type { Payload } from 'payload';
import type { Tokens } from '../../../../lib/contract/entities/account.ts';
import type { PasskeyRequest, PasskeyAssertionJson } from '../../../../lib/contract/entities/passkeys.ts';
import { PASSKEY_UNKNOWN } from '../../../../lib/contract/text-codes.ts';
import { refId } from '../../../cms/records/refs.ts';
import { findOne } from '../../../cms/records/find-one.ts';
import { runStatement } from '../../../kernel/database/run-in-transaction.ts';
import { sql } from '../../../kernel/database/statement.ts';
import { unauthorized } from '../../../kernel/failure.ts';
import { log } from '../../../kernel/log/log.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import type { CustomerPasskey } from '../../../payload-types.ts';
import { SECRET_MINUTES } from '../../auth/one-time-secrets.ts';
import { issueChallenge, spendChallenge } from '../../auth/passkey-challenges.ts';
import { beginSignIn } from '../../auth/sign-ins.ts';
import { countPasskeyChallenge, countPasskeyTry } from '../account-limits.ts';
import type { Caller, SigningIn } from '../sign-in.ts';
import { challengeOf } from './challenge-of.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/** What a browser needs to sign somebody in with one of its passkeys for this site. @throws Failure 429 */
export async function passkeyRequest(
  payload: Payload,
  { fingerprint, address }: Caller,
): Promise<PasskeyRequest> {
  await countPasskeyChallenge(address);
  return {
    challenge: await issueChallenge(payload, 'passkey-sign-in', null, fingerprint),
    rpId: relyingParty().id,
    timeout: SECRET_MINUTES * 60_000,
    userVerification: 'required',
  };
}

const unknown = () => unauthorized(msg('passkey.unknown'), PASSKEY_UNKNOWN);

/**
 * Records the use of a passkey. Its count must rise with each use (0 means the device doesn't count): a lower count comes from a copy.
 * @throws Failure 401
 */
async function noteUse(payload: Payload, { id }: CustomerPasskey, count: number): Promise<void> {
  const isNext = count === 0 ? sql`counter = 0` : sql`counter < ${count}`;
  const { changed } = await runStatement(
    payload,
    sql`UPDATE customer_passkeys SET counter = ${count}, last_used_at = ${new Date().toISOString()}
        WHERE id = ${id} AND ${isNext}`,
  );
  if (changed === 1) return;
  if (!(await findOne(payload, 'customer-passkeys', { id: { equals: id } }))) throw unknown();
  log.warn({ passkey: id }, 'a passkey’s counter went back: it may have been copied');
  throw unauthorized(msg('passkey.copied'));
}

/**
 * Signs in with a passkey, in the browser that requested the challenge.
 * @throws Failure 401, with the text code PASSKEY_UNKNOWN for a passkey that no account has; 403 for a disabled account; 429
 */
export async function signInWithPasskey(
  payload: Payload,
  given: PasskeyAssertionJson,
  caller: SigningIn,
): Promise<Tokens> {
  const attempt = await countPasskeyTry(caller.address);
  const challenge = challengeOf(given.response.clientDataJSON);
  if (!(await spendChallenge(payload, 'passkey-sign-in', challenge, caller.fingerprint)))
    throw unauthorized(msg('passkey.late'));
  const passkey = await findOne(payload, 'customer-passkeys', { credential_id: { equals: given.id } });
  if (!passkey) throw unknown();
  const customerId = refId(passkey.customer) ?? 0;
  const { userHandle } = given.response;
  const { signatureCount } = await import('./passkey-checks.ts');
  const count = await signatureCount(passkey, given, challenge);
  if (count === null || (userHandle !== undefined && userHandle !== userHandleOf(customerId)))
    throw unauthorized(msg('passkey.wrong'));
  await noteUse(payload, passkey, count);
  await attempt.succeeded();
  return beginSignIn(payload, customerId, caller);
}
