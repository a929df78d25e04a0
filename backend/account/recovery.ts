import type { Payload } from 'payload';
import { endSecrets, spendCode } from '../auth/one-time-secrets.ts';
import { hashPassword } from '../auth/password.ts';
import { endOtherSessions } from '../auth/sessions.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { countGuess, countMail } from './account-limits.ts';
import { customerByEmail, plainEmail } from './find-customer.ts';
import { sendLoginMail } from './login-mail.ts';
import { proveEmail, requirePasswords, wrongCode, type MailCaller } from './sign-in.ts';

/**
 * Gives a customer a new password. Every browser but one is signed out, and every link and code is worthless.
 * @param keep the family of the browser that stays signed in, or null for none
 */
export async function setPassword(
  payload: Payload,
  customerId: number,
  password: string,
  keep: string | null,
): Promise<void> {
  const hash = await hashPassword(password);
  await runStatement(
    payload,
    sql`UPDATE customers SET password_hash = ${hash}, has_password = ${true}, updated_at = ${new Date().toISOString()}
        WHERE id = ${customerId}`,
  );
  await endOtherSessions(payload, customerId, keep);
  await endSecrets(payload, customerId);
}

/** Mails a code for a new password. Says nothing about whether there is an account. @throws Failure 403, 429 */
export async function sendRecoveryCode(
  payload: Payload,
  { email, language }: { readonly email: string; readonly language?: string | undefined },
  { address, site }: Pick<MailCaller, 'address' | 'site'>,
): Promise<void> {
  await requirePasswords(payload);
  countMail(email, address);
  await sendLoginMail(payload, {
    to: plainEmail(email),
    customer: await customerByEmail(payload, email),
    template: 'recovery',
    language,
    purpose: 'recovery',
    site,
    fingerprint: '',
    hasLink: false,
    hasCode: true,
  });
}

/** Sets a new password by a mailed code. @throws Failure 401 for a wrong code, 403, 429 */
export async function recoverPassword(
  payload: Payload,
  given: { readonly email: string; readonly code: string; readonly newpassword: string },
  address: string,
): Promise<void> {
  await requirePasswords(payload);
  const guess = countGuess(given.email, address);
  const customer = await customerByEmail(payload, given.email);
  const isRight = await spendCode(payload, 'recovery', customer?.id ?? null, given.code, '');
  if (!isRight || !customer) throw wrongCode();
  guess.succeeded();
  await setPassword(payload, customer.id, given.newpassword, null);
  await proveEmail(payload, customer.id);
}
