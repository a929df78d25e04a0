import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Tokens } from '../../lib/contract/entities/account.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { invalidToken, issueAccessToken } from './access-token.ts';
import { hashOfShortSecret, hashOfToken, isSame, signed } from './keys.ts';

/** How long a refresh token is valid after it was issued: a browser not used for so long has to sign in again. */
const REFRESH_DAYS = 30;
/** How long the token before the current one is still answered: two tabs, or an answer that was lost on its way. */
const PREDECESSOR_MS = 10_000;
const SECRET_BYTES = 32;
const FAMILY_BYTES = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

const fingerprintHash = (fingerprint: string) => hashOfShortSecret('browser', fingerprint);
const refreshTokenOf = (family: string, secret: string) => `${family}.${secret}`;
const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/**
 * The secret that follows another in its family. It is derived, not random: whoever is answered twice within the ten seconds gets the
 * same successor, so a family never splits.
 */
const successorOf = (family: string, secret: string) => signed('refresh-rotation', `${family}\n${secret}`);

async function tokensOf(customerId: number, family: string, secret: string, now: Date): Promise<Tokens> {
  return {
    access_token: await issueAccessToken({ customerId, family }, now),
    refresh_token: refreshTokenOf(family, secret),
  };
}

const endAt = (now: Date) => new Date(now.getTime() + REFRESH_DAYS * DAY_MS).toISOString();

/** Signs a customer in on one browser: begins a family of refresh tokens. */
export async function beginSession(
  payload: Payload,
  customerId: number,
  fingerprint: string,
  now: Date = new Date(),
): Promise<Tokens> {
  const family = random(FAMILY_BYTES);
  const secret = random(SECRET_BYTES);
  await runStatement(
    payload,
    sql`INSERT INTO customer_sessions (family, customer_id, fingerprint_hash, current_hash, expires_at)
        VALUES (${family}, ${customerId}, ${fingerprintHash(fingerprint)}, ${hashOfToken(secret)}, ${endAt(now)})`,
  );
  await runStatement(
    payload,
    sql`UPDATE customers SET last_sign_in = ${now.toISOString()} WHERE id = ${customerId}`,
  );
  return tokensOf(customerId, family, secret, now);
}

/** Ends one family: its refresh and access tokens are worthless from now on. */
export async function endSession(payload: Payload, family: string): Promise<void> {
  await runStatement(payload, sql`DELETE FROM customer_sessions WHERE family = ${family}`);
}

/** Ends every family of a customer but one: after a new password. `keep` null ends all. */
export async function endOtherSessions(
  payload: Payload,
  customerId: number,
  keep: string | null,
): Promise<void> {
  await runStatement(
    payload,
    sql`DELETE FROM customer_sessions WHERE customer_id = ${customerId} AND family <> ${keep ?? ''}`,
  );
}

/** Whether a family still lives. */
export async function isSessionAlive(payload: Payload, family: string): Promise<boolean> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM customer_sessions WHERE family = ${family}`,
  );
  return rows.length > 0;
}

/** Forgets the families whose refresh token has expired. */
export async function forgetExpiredSessions(payload: Payload, now: Date = new Date()): Promise<void> {
  await runStatement(payload, sql`DELETE FROM customer_sessions WHERE expires_at < ${now.toISOString()}`);
}

/** Takes the successor's place in one statement: of two who come with the same token, one succeeds. Gives the customer, or null. */
async function rotate(payload: Payload, family: string, secret: string, fingerprint: string, now: Date) {
  const moment = now.toISOString();
  const current = hashOfToken(secret);
  const { rows } = await runStatement(
    payload,
    sql`UPDATE customer_sessions
        SET previous_hash = current_hash, current_hash = ${hashOfToken(successorOf(family, secret))},
            rotated_at = ${moment}, expires_at = ${endAt(now)}, updated_at = ${moment}
        WHERE family = ${family} AND current_hash = ${current}
          AND fingerprint_hash = ${fingerprintHash(fingerprint)} AND expires_at > ${moment}
        RETURNING customer_id`,
  );
  return rows[0] ? Number(rows[0]['customer_id']) : null;
}

/** The customer of a family whose token before the current one this is, replaced within the last ten seconds; else null. */
async function predecessor(payload: Payload, family: string, secret: string, fingerprint: string, now: Date) {
  const { rows } = await runStatement(
    payload,
    sql`SELECT customer_id, previous_hash, fingerprint_hash FROM customer_sessions
        WHERE family = ${family} AND rotated_at > ${new Date(now.getTime() - PREDECESSOR_MS).toISOString()}`,
  );
  const row = rows[0];
  const isHonoured =
    row !== undefined &&
    isSame(String(row['previous_hash']), hashOfToken(secret)) &&
    isSame(String(row['fingerprint_hash']), fingerprintHash(fingerprint));
  return isHonoured ? Number(row['customer_id']) : null;
}

/**
 * Exchanges a refresh token for new ones. The token before the current one is honoured for ten seconds and answered with the same
 * successor; one that is older, or comes from another browser, was copied by somebody: it ends the family (RFC 9700, 4.14.2).
 * @throws Failure 401 TOKEN_INVALID
 */
export async function refreshSession(
  payload: Payload,
  refreshToken: string,
  fingerprint: string,
  now: Date = new Date(),
): Promise<Tokens> {
  const [family = '', secret = '', ...more] = refreshToken.split('.');
  if (family === '' || secret === '' || more.length > 0) throw invalidToken();
  const customerId =
    (await rotate(payload, family, secret, fingerprint, now)) ??
    (await predecessor(payload, family, secret, fingerprint, now));
  if (customerId === null) {
    await endSession(payload, family);
    throw invalidToken();
  }
  return tokensOf(customerId, family, successorOf(family, secret), now);
}
