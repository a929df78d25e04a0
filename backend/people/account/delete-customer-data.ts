import type { CollectionBeforeDeleteHook } from 'payload';
import { anonymiseRecords } from './anonymise-records.ts';

/** Data that belongs to a customer alone and is deleted with the account. Orders and payments stay, anonymised: the law requires them. */
const OWN_COLLECTIONS = ['customer-sessions', 'customer-passkeys', 'one-time-secrets', 'addresses'] as const;

/** Deletes a customer's data before the customer, in the same transaction, after anonymising what stays. */
export const deleteCustomerData: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
