import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Tokens } from '../../../lib/contract/entities/account.ts';
import { HTTP_TIMEOUT_MS } from '../../../lib/contract/limits.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { CurrentCustomer, FindCustomer } from '../../kernel/calls/caller.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { Failure, unauthorized } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { invalidToken, issueAccessToken, readAccessToken } from './access-token.ts';
import { isSame } from '../../../lib/shared/node/is-same.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { browserNames } from '../browser-name.ts';
import { hashOfShortSecret, signed } from './keys.ts';

/*
 * A customer's sign-in on one browser: beginning and ending it, renewing its tokens, and finding whose it is when a call brings one.
 */

/** Lifetime of a refresh token: a browser not used for this long has to sign in again. */
const REFRESH_DAYS = 30;
/**
 * How long the previous token still works, for two tabs refreshing at once and for lost responses: a browser waits HTTP_TIMEOUT_MS for the
 * response, and as long again for a second attempt.
 */
const PREDECESSOR_MS = 2 * HTTP_TIMEOUT_MS + 20_000;
const SECRET_BYTES = 32;
const FAMILY_BYTES = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Stands in for a browser's hash until a browser first renews the sign-in. */
export const ANY_BROWSER = '';

/** The browser that a customer signs in with. */
export type SignInBrowser = {
  /** Its id; null if unknown: the sign-in then belongs to the first browser that renews it. */
  readonly fingerprint: string | null;
  /** Its User-Agent header. Only the names in it are stored. */
  readonly agent: string | null;
};
/** A browser whose id is known. */
export type KnownBrowser = SignInBrowser & { readonly fingerprint: string };

const fingerprintHash = (fingerprint: string) => hashOfShortSecret('browser', fingerprint);
const refreshTokenOf = (family: string, secret: string) => `${family}.${secret}`;
const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** A secret's successor in its family. It is derived, not random: whoever asks twice gets the same one, so a family never splits. */
const successorOf = (family: string, secret: string) => signed('refresh-rotation', `${family}\n${secret}`);

async function tokensOf(customerId: number, family: string, secret: string, now: Date): Promise<Tokens> {
  return {
    access_token: await issueAccessToken({ customerId, family }, now),
    refresh_token: refreshTokenOf(family, secret),
  };
}

const endAt = (now: Date) => new Date(now.getTime() + REFRESH_DAYS * DAY_MS).toISOString();

/** Why a proven owner can't sign in: 403 for an account that the office has disabled, else 401. */
async function refusalOf(payload: Payload, customerId: number): Promise<Failure> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM customers WHERE id = ${customerId} AND enabled = ${false}`,
  );
  return rows.length > 0 ? new Failure(403, msg('signIn.off')) : invalidToken();
}

/** The family that an authorization code starts. It is derived, so that a code that comes back leads to it. */
export const familyOfCode = (code: string): string => signed('code-session', code);

type Beginning = {
  /** The name of its family, if that must be found again (`familyOfCode`). */
  readonly family?: string;
  /** What must still be true of the customer, such as the password that was checked. */
  readonly condition?: Statement;
};

/**
 * Signs a customer in on one browser by starting a refresh token family.
 * @throws Failure 403 for a disabled account; 401 TOKEN_INVALID if it has been deleted, or the condition isn't met
 */
export async function beginSignIn(
  payload: Payload,
  customerId: number,
  { fingerprint, agent }: SignInBrowser,
  now: Date = new Date(),
  { family = random(FAMILY_BYTES), condition = sql`1 = 1` }: Beginning = {},
): Promise<Tokens> {
  const secret = random(SECRET_BYTES);
  const hash = fingerprint === null ? ANY_BROWSER : fingerprintHash(fingerprint);
  const { browser, system } = browserNames(agent);
  const isAllowed = sql`id = ${customerId} AND enabled IS NOT FALSE AND ${condition}`;
  const [, begun] = await runInTransaction(payload, [
    // Locks the customer: whoever ends all sign-ins at the same moment ends this one, too, or has changed what it depends on.
    sql`UPDATE customers SET last_sign_in = ${now.toISOString()} WHERE ${isAllowed}`,
    sql`INSERT INTO customer_sessions (family, customer_id, fingerprint_hash, current_hash, browser, system, expires_at)
        SELECT ${family}, id, ${hash}, ${hashOf(secret)}, ${browser}, ${system}, ${endAt(now)}
        FROM customers WHERE ${isAllowed}`,
  ]);
  if (begun?.changed !== 1) throw await refusalOf(payload, customerId);
  return tokensOf(customerId, family, secret, now);
}

/** Revokes a family: its refresh and access tokens are invalid from now on. */
export async function endSignIn(payload: Payload, family: string): Promise<void> {
  await runStatement(payload, sql`DELETE FROM customer_sessions WHERE family = ${family}`);
}

/** The statement that revokes a customer's families except one, after a password change. `keep` null revokes all. */
export const withoutOtherSignIns = (customerId: number, keep: string | null): Statement =>
  sql`DELETE FROM customer_sessions WHERE customer_id = ${customerId} AND family <> ${keep ?? ''}`;

/** Revokes a customer's families except one. `keep` null revokes all. */
export async function endOtherSignIns(
  payload: Payload,
  customerId: number,
  keep: string | null,
): Promise<void> {
  await runStatement(payload, withoutOtherSignIns(customerId, keep));
}

/** Whether a family is still active. */
export async function isSignInActive(payload: Payload, family: string): Promise<boolean> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM customer_sessions WHERE family = ${family}`,
  );
  return rows.length > 0;
}

/** Deletes families whose refresh token has expired. */
export async function purgeExpiredSignIns(payload: Payload, now: Date = new Date()): Promise<void> {
  await runStatement(payload, sql`DELETE FROM customer_sessions WHERE expires_at < ${now.toISOString()}`);
}

/**
 * Rotates a token in one statement: of concurrent callers with the same one, one succeeds. The time of a sign-in's last rotation is also
 * when its browser was last active.
 * @returns the customer, or null
 */
async function rotate(payload: Payload, family: string, secret: string, by: KnownBrowser, now: Date) {
  const moment = now.toISOString();
  const current = hashOf(secret);
  const hash = fingerprintHash(by.fingerprint);
  const { browser, system } = browserNames(by.agent);
  const { rows } = await runStatement(
    payload,
    sql`UPDATE customer_sessions
        SET previous_hash = current_hash, current_hash = ${hashOf(successorOf(family, secret))},
            fingerprint_hash = ${hash}, browser = ${browser}, system = ${system}, rotated_at = ${moment},
            expires_at = ${endAt(now)}, updated_at = ${moment}
        WHERE family = ${family} AND current_hash = ${current}
          AND fingerprint_hash IN (${hash}, ${ANY_BROWSER}) AND expires_at > ${moment}
        RETURNING customer_id`,
  );
  return rows[0] ? Number(rows[0]['customer_id']) : null;
}

/** The customer whose previous token this is, if it was replaced only a short while ago; else null. */
async function predecessor(payload: Payload, family: string, secret: string, fingerprint: string, now: Date) {
  const { rows } = await runStatement(
    payload,
    sql`SELECT customer_id, previous_hash, fingerprint_hash FROM customer_sessions
        WHERE family = ${family} AND rotated_at > ${new Date(now.getTime() - PREDECESSOR_MS).toISOString()}`,
  );
  const row = rows[0];
  const isHonoured =
    row !== undefined &&
    isSame(String(row['previous_hash']), hashOf(secret)) &&
    isSame(String(row['fingerprint_hash']), fingerprintHash(fingerprint));
  return isHonoured ? Number(row['customer_id']) : null;
}

/**
 * Exchanges a refresh token for new ones. The previous token is accepted for two minutes and returns the same successor; an older one, or
 * one from another browser, must have been stolen: it revokes the family (RFC 9700, 4.14.2).
 * @throws Failure 401 TOKEN_INVALID
 */
export async function renewSignIn(
  payload: Payload,
  refreshToken: string,
  by: KnownBrowser,
  now: Date = new Date(),
): Promise<Tokens> {
  const [family = '', secret = '', ...more] = refreshToken.split('.');
  if (family === '' || secret === '' || more.length > 0) throw invalidToken();
  const customerId =
    (await rotate(payload, family, secret, by, now)) ??
    (await predecessor(payload, family, secret, by.fingerprint, now));
  if (customerId === null) {
    await endSignIn(payload, family);
    throw invalidToken();
  }
  return tokensOf(customerId, family, successorOf(family, secret), now);
}

/* The caller. */

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** A call's bearer token, or null without one. @throws Failure 401 for any other Authorization scheme */
function bearerToken(request: Request): string | null {
  const header = request.headers.get('authorization');
  if (header === null || header.trim() === '') return null;
  const token = BEARER.exec(header.trim())?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}

async function customerOf(payload: Payload, token: string): Promise<CurrentCustomer> {
  const { customerId, family } = await readAccessToken(token);
  const [record, isAlive] = await Promise.all([
    findOne(payload, 'customers', { id: { equals: customerId } }),
    isSignInActive(payload, family),
  ]);
  if (!record || record.enabled === false || !isAlive) throw invalidToken();
  return { id: customerId, record, family };
}

/**
 * The caller. A token that is sent has to be valid even where none is required: a customer's cart must not silently become an anonymous
 * one. Sign-in calls ignore the token.
 * @throws Failure 401; text code TOKEN_EXPIRED if a refresh helps, TOKEN_INVALID if not
 */
export const currentCustomer: FindCustomer = async (payload, request, auth) => {
  const token = auth === 'none' || auth === 'sign-in' ? null : bearerToken(request);
  if (token !== null) return customerOf(payload, token);
  if (auth === 'user') throw unauthorized(msg('session.none'));
  return null;
};
