import type { Payload } from 'payload';
import type { Tokens } from '../../../lib/contract/entities/account.ts';
import { LINK_OF_OTHER_BROWSER } from '../../../lib/contract/text-codes.ts';
import { isSecretOfOtherBrowser, spendCode, spendSecret } from '../auth/one-time-secrets.ts';
import { isPassword } from '../auth/password.ts';
import { beginSignIn, renewSignIn, type KnownBrowser } from '../auth/sign-ins.ts';
import { invalidToken } from '../auth/access-token.ts';
import { configuration } from '../../site/domain.ts';
import { Failure, unauthorized } from '../../kernel/failure.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { countGuess } from './account-limits.ts';
import { customerByEmail, plainEmail } from './customer.ts';
import { verifyEmail } from './verify-email.ts';

/** Prefix of the refresh tokens in login links. */
export const LINK_PREFIX = 'link.';

/** The caller: browser id and network address. */
export type Caller = { readonly fingerprint: string; readonly address: string };
/** A caller who is signing in, with their browser. */
export type SigningIn = Caller & KnownBrowser;
/** A caller who requests a link, with the site they are on, which it will lead to. */
export type MailCaller = Caller & { readonly site: string };

/** @throws Failure 403 on a site that only allows sign-in by emailed code */
export async function requirePasswords(payload: Payload): Promise<void> {
  const { login_code_only } = await configuration(payload);
  if (login_code_only) throw new Failure(403, msg('signIn.codeOnly'));
}

/** A customer whose password was right, with its stored hash. */
type PasswordOwner = { readonly id: number; readonly hash: string };

/** Checks an email address and password. @returns null if they're wrong; both take equally long */
export async function customerOfPassword(
  payload: Payload,
  email: string,
  password: string,
): Promise<PasswordOwner | null> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id, password_hash FROM customers WHERE email = ${plainEmail(email)}`,
  );
  const stored = rows[0]?.['password_hash'];
  const hash = typeof stored === 'string' && stored !== '' ? stored : null;
  const isRight = await isPassword(password, hash);
  return isRight && rows[0] && hash !== null ? { id: Number(rows[0]['id']), hash } : null;
}

/**
 * Checks an email address and password, rate limited.
 * @throws Failure 401 with the same message for an unknown account and a wrong password, 429 after five failures, 403 if passwords are off
 */
export async function checkPassword(
  payload: Payload,
  email: string,
  password: string,
  address: string,
): Promise<PasswordOwner> {
  await requirePasswords(payload);
  const guess = await countGuess(email, address);
  const owner = await customerOfPassword(payload, email, password);
  if (owner === null) throw unauthorized(msg('signIn.wrongPassword'));
  await guess.succeeded();
  return owner;
}

/** Signs in with a password. @throws Failure 401, 403, 429 */
export async function signInByPassword(
  payload: Payload,
  given: { readonly username: string; readonly password: string },
  caller: SigningIn,
): Promise<Tokens> {
  const { id, hash } = await checkPassword(payload, given.username, given.password, caller.address);
  // Checking takes a while: a password that is changed meanwhile must not sign anybody in any more.
  return beginSignIn(payload, id, caller, new Date(), { condition: sql`password_hash = ${hash}` });
}

/** Signs in with an emailed code, in the browser that requested it. @throws Failure 401, 429 */
export async function signInByCode(
  payload: Payload,
  given: { readonly email: string; readonly code: string },
  caller: SigningIn,
): Promise<Tokens> {
  const guess = await countGuess(given.email, caller.address);
  const customer = await customerByEmail(payload, given.email);
  const isRight = await spendCode(payload, 'sign-in', customer?.id ?? null, given.code, caller.fingerprint);
  if (!isRight || !customer) throw wrongCode();
  await guess.succeeded();
  await verifyEmail(payload, customer.id);
  return beginSignIn(payload, customer.id, caller);
}

/** 401 for an emailed code, whatever is wrong with it. */
export const wrongCode = () => unauthorized(msg('signIn.wrongCode'));

/**
 * Exchanges a refresh token for new ones; a login link's token starts a sign-in.
 * @throws Failure 401 TOKEN_INVALID, or LINK_OTHER_BROWSER for a link that only works in the browser that requested it
 */
export async function renewTokens(payload: Payload, refreshToken: string, by: KnownBrowser): Promise<Tokens> {
  if (!refreshToken.startsWith(LINK_PREFIX)) return renewSignIn(payload, refreshToken, by);
  const secret = refreshToken.slice(LINK_PREFIX.length);
  const customerId = await spendSecret(payload, 'sign-in', secret, by.fingerprint);
  if (customerId === null) {
    // Whoever has the secret may learn that it works in the requesting browser.
    if (await isSecretOfOtherBrowser(payload, 'sign-in', secret, by.fingerprint))
      throw unauthorized(msg('signIn.otherBrowser'), LINK_OF_OTHER_BROWSER);
    throw invalidToken();
  }
  await verifyEmail(payload, customerId);
  return beginSignIn(payload, customerId, by);
}
