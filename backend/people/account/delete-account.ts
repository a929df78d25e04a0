import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { OrderStatus } from '../../../lib/contract/entities/documents.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { lockForDeletion } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { Failure } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { sendAccountNotice } from './change-mails.ts';
import { customerRecords } from './customer-records.ts';
import { emailCode, spendEmailedCode } from './emailed-code.ts';
import { hasOrder, OPEN, TO_SEND } from './unfinished-orders.ts';

/** A code for deleting the account works in every browser of its owner. */
const DELETION = { kind: 'deletion', binding: '' } as const;

/** @throws Failure 409 while the customer has an order with one of these statuses */
async function checkNone(
  payload: Payload,
  customerId: number,
  statuses: readonly OrderStatus[],
  req?: PayloadRequest,
): Promise<void> {
  if (await hasOrder(payload, customerId, statuses, req)) throw new Failure(409, msg('account.openOrder'));
}

/** Emails the code for deleting the account. @throws Failure 409 while an order has to be sent, 429 */
export async function requestDeletion(
  payload: Payload,
  customer: CurrentCustomer,
  { language }: { readonly language?: string | undefined },
  address: string,
): Promise<void> {
  await checkNone(payload, customer.id, TO_SEND);
  await emailCode(payload, customer, { ...DELETION, template: 'account_deletion', language }, address);
}

/**
 * Deletes the caller's account using the emailed code, with everything that belongs to it. Payment pages that the customer left are closed
 * first. Records that the law requires are kept without a name (`delete-customer-data.ts`).
 * @throws Failure 422 for a wrong code, 409 while an order is open, 429, 503 if a payment page can't be closed
 */
export async function deleteAccount(
  payload: Payload,
  customer: CurrentCustomer,
  { code }: { readonly code: string },
  address: string,
): Promise<void> {
  const { id, record } = customer;
  await checkNone(payload, id, TO_SEND);
  // Before the code, which works once: whoever has to try again needs no other.
  for (const { endUnfinished } of customerRecords.all()) await endUnfinished?.(payload, id);
  await checkNone(payload, id, OPEN);
  await spendEmailedCode(payload, customer, { ...DELETION, code }, address);
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await lockForDeletion(req, 'customers', id);
    // One may have been placed in another tab since.
    await checkNone(payload, id, OPEN, req);
    await payload.delete({ collection: 'customers', id, req });
  });
  await sendAccountNotice(payload, { template: 'account_deleted', to: record.email, customer: record });
}
