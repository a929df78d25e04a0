import { randomBytes, randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { hashOfShortSecret, hashOfToken } from './keys.ts';

/** What a secret is good for: signing in by link or code, choosing a new password, and the code of the authorize page. */
export type SecretPurpose = 'sign-in' | 'recovery' | 'authorization';

/** How long links and codes work, in minutes (safety rule: at most ten). */
export const SECRET_MINUTES = 10;
/** How long the code of the authorize page works, in seconds. */
const AUTHORIZATION_SECONDS = 60;
/** A code dies after so many wrong ones. */
const MAX_TRIES = 5;
const SECRET_BYTES = 32;
const CODE_DIGITS = 8;
/** The second part of an address in the browser id's place, for codes that are bound to none. */
const ANY_BROWSER = '';

const browserHash = (fingerprint: string) =>
  fingerprint === ANY_BROWSER ? ANY_BROWSER : hashOfShortSecret('one-time browser', fingerprint);
const codeHash = (purpose: SecretPurpose, customerId: number | null, code: string) =>
  hashOfShortSecret(`code ${purpose} ${String(customerId)}`, code);

/** A code as it was typed: people add spaces and hyphens. */
const typedCode = (code: string): string => code.replace(/[\s-]/g, '');

/** Eight random digits. */
const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** 12345678 → 1234 5678, easier to read and to type. */
export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

export type IssuedSecret = { readonly secret: string; readonly code: string };

/** What goes with an authorization code. */
export type AuthorizationBinding = { readonly codeChallenge: string; readonly redirectUri: string };

/**
 * Issues a link's secret and a code; either works, once, for ten minutes.
 * @param customerId null for an address without an account: the same work is done, and nobody will ever find it
 * @param fingerprint the browser that asked, or '' where a code is bound to none
 */
export async function issueSecret(
  payload: Payload,
  purpose: SecretPurpose,
  customerId: number | null,
  fingerprint: string,
  now: Date = new Date(),
  binding: AuthorizationBinding | null = null,
): Promise<IssuedSecret> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const code = newCode();
  const seconds = purpose === 'authorization' ? AUTHORIZATION_SECONDS : SECRET_MINUTES * 60;
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO one_time_secrets
          (purpose, customer_id, secret_hash, code_hash, fingerprint_hash, code_challenge, redirect_uri, tries, expires_at)
        VALUES (${purpose}, ${customerId}, ${hashOfToken(secret)}, ${codeHash(purpose, customerId, code)},
                ${browserHash(fingerprint)}, ${binding?.codeChallenge ?? ''}, ${binding?.redirectUri ?? ''}, 0, ${expiresAt})`,
  );
  return { secret, code };
}

/**
 * Uses up a link's secret: of all who come with it, in that browser, one succeeds.
 * @returns the customer, or null for a secret that is wrong, used, expired, or of another browser (which leaves it usable)
 */
export async function spendSecret(
  payload: Payload,
  purpose: SecretPurpose,
  secret: string,
  fingerprint: string,
  now: Date = new Date(),
): Promise<number | null> {
  const moment = now.toISOString();
  const { rows } = await runStatement(
    payload,
    sql`UPDATE one_time_secrets SET used_at = ${moment}
        WHERE secret_hash = ${hashOfToken(secret)} AND purpose = ${purpose} AND used_at IS NULL
          AND expires_at > ${moment} AND fingerprint_hash = ${browserHash(fingerprint)} AND customer_id IS NOT NULL
        RETURNING customer_id`,
  );
  return rows[0] ? Number(rows[0]['customer_id']) : null;
}

/**
 * Uses up an authorization code, whatever it was bound to: one that is presented wrongly is worth nothing either.
 * @returns the customer and the binding, or null for a code that is wrong, used or expired
 */
export async function spendAuthorizationCode(
  payload: Payload,
  code: string,
  now: Date = new Date(),
): Promise<(AuthorizationBinding & { customerId: number }) | null> {
  const moment = now.toISOString();
  const { rows } = await runStatement(
    payload,
    sql`UPDATE one_time_secrets SET used_at = ${moment}
        WHERE secret_hash = ${hashOfToken(code)} AND purpose = ${'authorization'} AND used_at IS NULL
          AND expires_at > ${moment}
        RETURNING customer_id, code_challenge, redirect_uri`,
  );
  const row = rows[0];
  if (!row) return null;
  return {
    customerId: Number(row['customer_id']),
    codeChallenge: String(row['code_challenge']),
    redirectUri: String(row['redirect_uri']),
  };
}

/**
 * Uses up a mailed code. A wrong one counts against every code of this customer and browser that is still alive; the fifth kills them.
 * @param customerId null for an address without an account: the same work is done
 * @returns whether it was right
 */
export async function spendCode(
  payload: Payload,
  purpose: SecretPurpose,
  customerId: number | null,
  code: string,
  fingerprint: string,
  now: Date = new Date(),
): Promise<boolean> {
  const moment = now.toISOString();
  const browser = browserHash(fingerprint);
  const alive = sql`purpose = ${purpose} AND customer_id = ${customerId ?? 0} AND fingerprint_hash = ${browser}
    AND used_at IS NULL AND expires_at > ${moment} AND tries < ${MAX_TRIES}`;
  const { rows } = await runStatement(
    payload,
    sql`UPDATE one_time_secrets SET used_at = ${moment}
        WHERE code_hash = ${codeHash(purpose, customerId, typedCode(code))} AND ${alive}
        RETURNING id`,
  );
  if (rows.length > 0) return true;
  await runStatement(payload, sql`UPDATE one_time_secrets SET tries = tries + 1 WHERE ${alive}`);
  return false;
}

/** Makes every link and code of a customer worthless: after a new password. */
export async function endSecrets(payload: Payload, customerId: number): Promise<void> {
  await runStatement(payload, sql`DELETE FROM one_time_secrets WHERE customer_id = ${customerId}`);
}

/** Deletes what has expired. */
export async function forgetOneTimeSecrets(payload: Payload, now: Date = new Date()): Promise<void> {
  await runStatement(payload, sql`DELETE FROM one_time_secrets WHERE expires_at < ${now.toISOString()}`);
}
