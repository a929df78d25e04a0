import type { Payload } from 'payload';
import { spendCode, withoutSecrets } from '../auth/one-time-secrets.ts';
import { hashPassword } from '../auth/password.ts';
import { withoutOtherSignIns } from '../auth/sign-ins.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import type { Customer } from '../../payload-types.ts';
import { countGuess, countMail } from './account-limits.ts';
import { sendAccountNotice } from './change-mails.ts';
import { customerByEmail, plainEmail } from './customer.ts';
import { sendLoginMail } from './login-mail.ts';
import { checkNewPassword } from './password-rules.ts';
import { requirePasswords, wrongCode, type MailCaller } from './sign-in.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Sets a customer's new password and emails a notice. All browsers but one are signed out, and all links and codes are revoked.
 * @param password accepted by `checkNewPassword`
 * @param keep the token family of the browser that stays signed in; null for none
 */
export async function setPassword(
  payload: Payload,
  customer: Customer,
  password: string,
  keep: string | null,
): Promise<void> {
  const { id: customerId } = customer;
  const hash = await hashPassword(password);
  await runInTransaction(payload, [
    sql`UPDATE customers SET password_hash = ${hash}, has_password = ${true}, updated_at = ${new Date().toISOString()}
        WHERE id = ${customerId}`,
    withoutOtherSignIns(customerId, keep),
    withoutSecrets(customerId),
  ]);
  await sendAccountNotice(payload, { template: 'password_changed', to: customer.email, customer });
}

/** Emails a code for a new password. Doesn't reveal whether the account exists. @throws Failure 403, 429 */
export async function sendRecoveryCode(
  payload: Payload,
  { email, language }: { readonly email: string; readonly language?: string | undefined },
  { address, site }: Pick<MailCaller, 'address' | 'site'>,
): Promise<void> {
  await requirePasswords(payload);
  await countMail(email, address);
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

/** Sets a new password using an emailed code. @throws Failure 422 for a common password, 401 for a wrong code, 403, 429 */
export async function recoverPassword(
  payload: Payload,
  given: { readonly email: string; readonly code: string; readonly newpassword: string },
  address: string,
): Promise<void> {
  await requirePasswords(payload);
  await checkNewPassword(given.newpassword, plainEmail(given.email));
  const guess = await countGuess(given.email, address);
  const customer = await customerByEmail(payload, given.email);
  const isRight = await spendCode(payload, 'recovery', customer?.id ?? null, given.code, '');
  if (!isRight || !customer) throw wrongCode();
  await guess.succeeded();
  await setPassword(payload, customer, given.newpassword, null);
  await verifyEmail(payload, customer.id);
}
