import type { CollectionBeforeDeleteHook } from 'payload';
import { lockRow } from '../../kernel/database/sql.ts';
import { anonymiseRecords } from './anonymise-records.ts';

/** Data that belongs to a customer alone and is deleted with the account. Orders and payments stay, anonymised: the law requires them. */
const OWN_COLLECTIONS = ['customer-sessions', 'customer-passkeys', 'one-time-secrets', 'addresses'] as const;

/** Deletes a customer's data before the customer, in the same transaction, after anonymising what stays. */
export const deleteCustomerData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Whatever changes the customer at the same moment comes before, or finds nobody: a new photo isn't left behind.
  await lockRow(req, 'customers', id);
  const customer = await req.payload.findByID({ collection: 'customers', id, depth: 0, req });
  await anonymiseRecords(req, customer);
  await req.payload.update({
    collection: 'customers',
    id,
    data: { current_address: null, photo: null },
    req,
  });
  for (const collection of OWN_COLLECTIONS) {
    await req.payload.delete({ collection, where: { customer: { equals: id } }, req });
  }
  if (typeof customer.photo === 'number')
    await req.payload.delete({ collection: 'customer-photos', id: customer.photo, req });
};
