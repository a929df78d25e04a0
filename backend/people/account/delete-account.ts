import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { issueSecret, readableCode, SECRET_MINUTES, spendCode } from '../auth/one-time-secrets.ts';
import { badFields, Failure } from '../../kernel/failure.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { countGuess, countMail } from './account-limits.ts';
import { sendAccountNotice } from './change-mails.ts';

/** An order with one of these statuses still needs its customer: to pay, pack or send it. */
const OPEN_ORDERS = ['placed', 'paid', 'packed'];

/** @throws Failure 409 while an order is open */
async function checkNothingOpen(payload: Payload, customerId: number): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'orders',
    where: { and: [{ customer: { equals: customerId } }, { status: { in: OPEN_ORDERS } }] },
  });
  if (totalDocs > 0) throw new Failure(409, msg('account.openOrder'));
}

/** Emails the code for deleting the account. @throws Failure 409 while an order is open, 429 */
export async function requestDeletion(
  payload: Payload,
  { id, record }: CurrentCustomer,
  { language }: { readonly language?: string | undefined },
  address: string,
): Promise<void> {
  await checkNothingOpen(payload, id);
  await countMail(record.email, address);
  const { code } = await issueSecret(payload, 'deletion', id, '');
  await sendMail(payload, {
    key: `deletion-${randomUUID()}`,
    to: record.email,
    template: 'account_deletion',
    language: language ?? record.language,
    name: record.first_name ?? '',
    data: { minutes: String(SECRET_MINUTES) },
    code: readableCode(code),
    isSecret: true,
    worthlessAt: new Date(Date.now() + SECRET_MINUTES * 60_000),
  });
}

/**
 * Deletes the caller's account using the emailed code, with everything that belongs to it. Records that the law requires are kept without a
 * name (`remove-belongings.ts`).
 * @throws Failure 422 for a wrong code, 409 while an order is open, 429
 */
export async function deleteAccount(
  payload: Payload,
  { id, record }: CurrentCustomer,
  { code }: { readonly code: string },
  address: string,
): Promise<void> {
  await checkNothingOpen(payload, id);
  const guess = await countGuess(record.email, address);
  if (!(await spendCode(payload, 'deletion', id, code, '')))
    throw badFields({ code: msg('signIn.wrongCode') });
  await guess.succeeded();
  await payload.delete({ collection: 'customers', id });
  await sendAccountNotice(payload, { template: 'account_deleted', to: record.email, customer: record });
}
