import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import {
  issueSecret,
  readableCode,
  SECRET_MINUTES,
  spendCodes,
  withoutSecrets,
} from '../auth/one-time-secrets.ts';
import { withoutOtherSignIns } from '../auth/sign-ins.ts';
import { deleteWhile } from '../../kernel/database/delete-while.ts';
import { badFields } from '../../kernel/failure.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Customer } from '../../payload-types.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { countGuess, countMail } from './account-limits.ts';
import { sendAccountNotice } from './change-mails.ts';
import { customerByEmail, customerById, plainEmail } from './customer.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Emails one code to the current address and another to the new one. Both are bound to the new address. If that belongs to another account,
 * it gets an email saying so; the caller learns nothing.
 * @throws Failure 422 for the current address, 429
 */
export async function requestEmailChange(
  payload: Payload,
  { id, record }: CurrentCustomer,
  given: { readonly email: string; readonly language?: string | undefined },
  address: string,
): Promise<void> {
  const to = plainEmail(given.email);
  if (to === record.email) throw badFields({ email: msg('email.same') });
  await countMail(record.email, address);
  await countMail(to, address);
  const owner = await customerByEmail(payload, to);
  const language = given.language ?? record.language;
  const sendCode = async (purpose: 'email-old' | 'email-new', reader: string) => {
    const { code } = await issueSecret(payload, purpose, id, to);
    await sendMail(payload, {
      key: `email-change-${randomUUID()}`,
      to: reader,
      template: 'email_change',
      language,
      name: record.first_name ?? '',
      data: { minutes: String(SECRET_MINUTES), old: record.email, new: to },
      code: readableCode(code),
      isSecret: true,
      worthlessAt: new Date(Date.now() + SECRET_MINUTES * 60_000),
    });
  };
  await sendCode('email-old', record.email);
  if (owner?.is_verified) await sendAccountNotice(payload, { template: 'email_taken', to, customer: owner });
  else await sendCode('email-new', to);
}

/** Whether the address is now this customer's; false if another account has taken it in the meantime. */
async function takeEmail(payload: Payload, id: number, email: string): Promise<boolean> {
  const unproven = await customerByEmail(payload, email);
  // An unfinished registration can't keep an address from the person who reads its email.
  if (unproven && !unproven.is_verified)
    await deleteWhile(payload, 'customers', unproven.id, { is_verified: { not_equals: true } });
  const { changed } = await runStatement(
    payload,
    sql`UPDATE customers SET email = ${email}, updated_at = ${new Date().toISOString()}
        WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM customers other WHERE other.email = ${email})`,
  );
  if (changed === 1) await verifyEmail(payload, id);
  return changed === 1;
}

/**
 * Changes the address using the codes from both emails. Signs out all other browsers, and notifies both addresses.
 * @throws Failure 422 naming the wrong code, 429
 */
export async function changeEmail(
  payload: Payload,
  { id, record, family }: CurrentCustomer,
  given: { readonly email: string; readonly code: string; readonly new_code: string },
  address: string,
): Promise<Customer> {
  const email = plainEmail(given.email);
  const guess = await countGuess(record.email, address);
  const wrong = await spendCodes(payload, id, email, {
    'email-old': given.code,
    'email-new': given.new_code,
  });
  if (wrong.length > 0) {
    const names = { 'email-old': 'code', 'email-new': 'new_code' } as const;
    throw badFields(Object.fromEntries(wrong.map((purpose) => [names[purpose], msg('signIn.wrongCode')])));
  }
  await guess.succeeded();
  if (!(await takeEmail(payload, id, email))) throw badFields({ email: msg('email.taken') });
  await runInTransaction(payload, [withoutOtherSignIns(id, family), withoutSecrets(id)]);
  for (const to of [record.email, email])
    await sendAccountNotice(payload, {
      template: 'email_changed',
      to,
      customer: record,
      data: { old: record.email, new: email },
    });
  return customerById(payload, id);
}
