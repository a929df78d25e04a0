import { randomBytes, randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement, runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { hashOfShortSecret } from './keys.ts';

/**
 * What a secret is for: signing in by link or code, choosing a new password, the authorize page's code, changing the email address (a code
 * to each), deleting the account, confirming who is signed in, or a passkey's challenge (`passkey-challenges.ts`).
 */
export type SecretPurpose =
  | 'sign-in'
  | 'recovery'
  | 'authorization'
  | 'email-old'
  | 'email-new'
  | 'deletion'
  | 'confirmation'
  | 'passkey-new'
  | 'passkey-sign-in';

/** Lifetime of links and codes in minutes (safety rule: at most ten). */
export const SECRET_MINUTES = 10;
/** Lifetime of the authorize page's code, in seconds. */
const AUTHORIZATION_SECONDS = 60;
/** Wrong attempts after which a code is void. */
const MAX_TRIES = 5;
const SECRET_BYTES = 32;
const CODE_DIGITS = 8;
/** Stands in for the browser id with codes that aren't bound to one. */
const ANY_BROWSER = '';

/** The stored hash of the browser that a secret is bound to. */
export const browserHash = (fingerprint: string) =>
  fingerprint === ANY_BROWSER ? ANY_BROWSER : hashOfShortSecret('one-time browser', fingerprint);
const codeHash = (purpose: SecretPurpose, customerId: number | null, code: string) =>
  hashOfShortSecret(`code ${purpose} ${String(customerId)}`, code);

/** Normalises a typed code: people add spaces and hyphens. */
const typedCode = (code: string): string => code.replace(/[\s-]/g, '');

/** Eight random digits. */
const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** 12345678 → 1234 5678, easier to read and type. */
export const readableCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

export type IssuedSecret = { readonly secret: string; readonly code: string };

/** Data bound to an authorization code. Its request may have had no challenge: ''. */
export type AuthorizationBinding = { readonly codeChallenge: string; readonly redirectUri: string };

/**
 * Issues a link's secret and a code; either works, once, for ten minutes.
 * @param customerId null for an address without an account: the same work is done, but nobody can ever use it
 * @param fingerprint the requesting browser, or '' if a code isn't bound to one
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
        VALUES (${purpose}, ${customerId}, ${hashOf(secret)}, ${codeHash(purpose, customerId, code)},
                ${browserHash(fingerprint)}, ${binding?.codeChallenge ?? ''}, ${binding?.redirectUri ?? ''}, 0, ${expiresAt})`,
  );
  return { secret, code };
}

/**
 * Uses up a link's secret: of concurrent attempts in that browser, one succeeds.
 * @returns the customer, or null for a secret that is wrong, used, expired, or for another browser (which leaves it usable)
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
        WHERE secret_hash = ${hashOf(secret)} AND purpose = ${purpose} AND used_at IS NULL
          AND expires_at > ${moment} AND fingerprint_hash = ${browserHash(fingerprint)} AND customer_id IS NOT NULL
        RETURNING customer_id`,
  );
  return rows[0] ? Number(rows[0]['customer_id']) : null;
}

/**
 * Uses up an authorization code, whatever it is bound to: a failed attempt invalidates it too.
 * @returns the customer and the bound data, or null for a code that is wrong, used or expired
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
        WHERE secret_hash = ${hashOf(code)} AND purpose = ${'authorization'} AND used_at IS NULL
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
 * Uses up an emailed code. A wrong one counts against all active codes of this customer and browser; the fifth voids them.
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

/**
 * Uses up several emailed codes, all or none. A wrong one counts against the codes for its purpose.
 * @param binding what the codes were issued for, in place of the browser id: a new address
 * @returns the purposes with a wrong code; empty if all were right
 */
export async function spendCodes<P extends SecretPurpose>(
  payload: Payload,
  customerId: number,
  binding: string,
  codes: Readonly<Record<P, string>>,
  now: Date = new Date(),
): Promise<P[]> {
  const moment = now.toISOString();
  const alive = (purpose: P) => sql`purpose = ${purpose} AND customer_id = ${customerId}
    AND fingerprint_hash = ${browserHash(binding)} AND used_at IS NULL AND expires_at > ${moment} AND tries < ${MAX_TRIES}`;
  const right = (purpose: P) =>
    sql`code_hash = ${codeHash(purpose, customerId, typedCode(codes[purpose]))} AND ${alive(purpose)}`;
  const purposes = keysOf(codes);
  const found = await runInTransaction(
    payload,
    purposes.map((purpose) => sql`SELECT id FROM one_time_secrets WHERE ${right(purpose)}`),
  );
  const wrong = purposes.filter((_, index) => found[index]?.rows.length === 0);
  if (wrong.length > 0) {
    await runInTransaction(
      payload,
      wrong.map((purpose) => sql`UPDATE one_time_secrets SET tries = tries + 1 WHERE ${alive(purpose)}`),
    );
    return wrong;
  }
  const used = await runInTransaction(
    payload,
    purposes.map((purpose) => sql`UPDATE one_time_secrets SET used_at = ${moment} WHERE ${right(purpose)}`),
  );
  return purposes.filter((_, index) => used[index]?.changed === 0);
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/** Whether a link's secret would work in another browser than this one: it is right, unused and not expired. */
export async function isSecretOfOtherBrowser(
  payload: Payload,
  purpose: SecretPurpose,
  secret: string,
  fingerprint: string,
  now: Date = new Date(),
): Promise<boolean> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM one_time_secrets
        WHERE secret_hash = ${hashOf(secret)} AND purpose = ${purpose} AND used_at IS NULL
          AND expires_at > ${now.toISOString()} AND fingerprint_hash <> ${browserHash(fingerprint)}
          AND customer_id IS NOT NULL`,
  );
  return rows.length > 0;
}

/** The statement that revokes a customer's links and codes, after a password change. */
export const withoutSecrets = (customerId: number): Statement =>
  sql`DELETE FROM one_time_secrets WHERE customer_id = ${customerId}`;

/** Deletes what has expired. */
export async function purgeOneTimeSecrets(payload: Payload, now: Date = new Date()): Promise<void> {
  await runStatement(payload, sql`DELETE FROM one_time_secrets WHERE expires_at < ${now.toISOString()}`);
}
