import type { Payload } from 'payload';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { browserHash, issueSecret, type SecretPurpose } from './one-time-secrets.ts';

/** What a passkey signs a challenge for: being created, or signing in. */
export type ChallengePurpose = Extract<SecretPurpose, 'passkey-new' | 'passkey-sign-in'>;

/**
 * Issues a challenge: 32 random bytes, base64url, valid for one response within ten minutes.
 * @param customerId null where the response says who it is
 * @param binding the sign-in or browser that must respond
 */
export async function issueChallenge(
  payload: Payload,
  purpose: ChallengePurpose,
  customerId: number | null,
  binding: string,
  now: Date = new Date(),
): Promise<string> {
  const { secret } = await issueSecret(payload, purpose, customerId, binding, now);
  return secret;
}

/**
 * Uses up a challenge: of concurrent responses, one succeeds.
 * @returns whether it was issued for this purpose and binding, is unused and hasn't expired
 */
export async function spendChallenge(
  payload: Payload,
  purpose: ChallengePurpose,
  challenge: string,
  binding: string,
  now: Date = new Date(),
): Promise<boolean> {
  const moment = now.toISOString();
  const { changed } = await runStatement(
    payload,
    sql`UPDATE one_time_secrets SET used_at = ${moment}
        WHERE secret_hash = ${hashOf(challenge)} AND purpose = ${purpose} AND used_at IS NULL
          AND expires_at > ${moment} AND fingerprint_hash = ${browserHash(binding)}`,
  );
  return changed === 1;
}
