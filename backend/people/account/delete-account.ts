import type { Payload } from 'payload';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { Failure } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { sendAccountNotice } from './change-mails.ts';
import { emailCode, spendEmailedCode } from './emailed-code.ts';

/** A code for deleting the account works in every browser of its owner. */
const DELETION = { kind: 'deletion', binding: '' } as const;

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
  customer: CurrentCustomer,
  { language }: { readonly language?: string | undefined },
  address: string,
): Promise<void> {
  await checkNothingOpen(payload, customer.id);
  await emailCode(payload, customer, { ...DELETION, template: 'account_deletion', language }, address);
}

/**
 * Deletes the caller's account using the emailed code, with everything that belongs to it. Records that the law requires are kept without a
 * name (`delete-customer-data.ts`).
 * @throws Failure 422 for a wrong code, 409 while an order is open, 429
 */
export async function deleteAccount(
  payload: Payload,
  customer: CurrentCustomer,
  { code }: { readonly code: string },
  address: string,
): Promise<void> {
  const { id, record } = customer;
  await checkNothingOpen(payload, id);
  await spendEmailedCode(payload, customer, { ...DELETION, code }, address);
  await payload.delete({ collection: 'customers', id });
  await sendAccountNotice(payload, { template: 'account_deleted', to: record.email, customer: record });
}
