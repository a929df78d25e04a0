import type { Payload } from 'payload';
import type { Tokens } from '../../lib/contract/entities/account.ts';
import { spendCode, spendSecret } from '../auth/one-time-secrets.ts';
import { isPassword } from '../auth/password.ts';
import { beginSession, refreshSession } from '../auth/sessions.ts';
import { invalidToken } from '../auth/access-token.ts';
import { configuration } from '../contract/data/domain.ts';
import { Failure, unauthorized } from '../contract/failure.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { say } from '../words/sentences.ts';
import { countGuess } from './account-limits.ts';
import { customerByEmail, plainEmail } from './find-customer.ts';

/** What refresh tokens out of a login link begin with. */
export const LINK_PREFIX = 'link.';

/** Where the caller is: its browser's id, and its network address. */
export type Caller = { readonly fingerprint: string; readonly address: string };
/** One who has a link mailed: it leads to the site of ours that they are on. */
export type MailCaller = Caller & { readonly site: string };

/** @throws Failure 403 on a site that signs in by mailed codes alone */
export async function requirePasswords(payload: Payload): Promise<void> {
  const { login_code_only } = await configuration(payload);
  if (login_code_only) throw new Failure(403, say('signIn.codeOnly'));
}

/** Whether a mail address and a password belong together: the id of the customer, or null. Takes as long either way. */
export async function customerOfPassword(
  payload: Payload,
  email: string,
  password: string,
): Promise<number | null> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, password_hash FROM customers WHERE email = ${plainEmail(email)}`,
  );
  const kept = rows[0]?.['password_hash'];
  const isRight = await isPassword(password, typeof kept === 'string' && kept !== '' ? kept : null);
  return isRight && rows[0] ? Number(rows[0]['id']) : null;
}

/**
 * Checks mail address and password, with the limits on guessing.
 * @throws Failure 401 with the same words for an unknown account and a wrong password, 429 after five failures, 403 without passwords
 */
export async function checkPassword(
  payload: Payload,
  email: string,
  password: string,
  address: string,
): Promise<number> {
  await requirePasswords(payload);
  const guess = countGuess(email, address);
  const customerId = await customerOfPassword(payload, email, password);
  if (customerId === null) throw unauthorized(say('signIn.wrongPassword'));
  guess.succeeded();
  return customerId;
}

/** Signs in by password. @throws Failure 401, 403, 429 */
export async function signInByPassword(
  payload: Payload,
  given: { readonly username: string; readonly password: string },
  { fingerprint, address }: Caller,
): Promise<Tokens> {
  const customerId = await checkPassword(payload, given.username, given.password, address);
  return beginSession(payload, customerId, fingerprint);
}

/** Notes that a customer reads what is sent to the mail address. */
export async function proveEmail(payload: Payload, customerId: number): Promise<void> {
  await runStatement(payload, sql`UPDATE customers SET is_verified = ${true} WHERE id = ${customerId}`);
}

/** Signs in by a mailed code, in the browser that asked for it. @throws Failure 401, 429 */
export async function signInByCode(
  payload: Payload,
  given: { readonly email: string; readonly code: string },
  { fingerprint, address }: Caller,
): Promise<Tokens> {
  const guess = countGuess(given.email, address);
  const customer = await customerByEmail(payload, given.email);
  const isRight = await spendCode(payload, 'sign-in', customer?.id ?? null, given.code, fingerprint);
  if (!isRight || !customer) throw wrongCode();
  guess.succeeded();
  await proveEmail(payload, customer.id);
  return beginSession(payload, customer.id, fingerprint);
}

/** 401 for a mailed code, whatever is wrong with it. */
export const wrongCode = () => unauthorized(say('signIn.wrongCode'));

/**
 * Exchanges a refresh token for new ones; one out of a login link begins a session.
 * @throws Failure 401 TOKEN_INVALID
 */
export async function renewTokens(
  payload: Payload,
  refreshToken: string,
  fingerprint: string,
): Promise<Tokens> {
  if (!refreshToken.startsWith(LINK_PREFIX)) return refreshSession(payload, refreshToken, fingerprint);
  const secret = refreshToken.slice(LINK_PREFIX.length);
  const customerId = await spendSecret(payload, 'sign-in', secret, fingerprint);
  if (customerId === null) throw invalidToken();
  await proveEmail(payload, customerId);
  return beginSession(payload, customerId, fingerprint);
}
