import type { PayloadRequest } from 'payload';
import type { Customer } from '../../payload-types.ts';
import { customerRecords } from './customer-records.ts';

/**
 * Removes a customer's name, addresses and free text from everything that outlives the account: the law requires orders, invoices, payments
 * and the credit ledger to be kept, but not the name. Form submissions and emails are deleted. Runs in the request's transaction.
 */
export async function anonymiseRecords(
  req: PayloadRequest,
  { id, email, is_verified }: Pick<Customer, 'id' | 'email' | 'is_verified'>,
): Promise<void> {
  // One after another: they share a transaction.
  for (const { anonymise } of customerRecords.all()) await anonymise(req, id);
  // Pending emails still go out, and emails to an unverified address may be somebody else's.
  if (is_verified)
    await req.payload.delete({
      collection: 'mails',
      where: { and: [{ to: { equals: email } }, { status: { not_equals: 'queued' } }] },
      req,
    });
}
