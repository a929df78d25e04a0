import type { CollectionBeforeDeleteHook } from 'payload';
import { InUse } from '../../cms/hooks/refuse-while-used.ts';
import { lockForDeletion } from '../../kernel/database/sql.ts';
import { anonymiseRecords } from './anonymise-records.ts';
import { hasOrder, OPEN } from './unfinished-orders.ts';

/** Data that belongs to a customer alone and is deleted with the account. Orders and payments stay, anonymised: the law requires them. */
const OWN_COLLECTIONS = ['customer-sessions', 'customer-passkeys', 'one-time-secrets', 'addresses'] as const;

/**
 * Deletes a customer's data before the customer, in the same transaction, after anonymising what stays.
 * @throws InUse (409) while an order is open, which would then be nobody's
 */
export const deleteCustomerData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Whatever changes the customer or orders for them at the same moment comes before, or finds nobody: nothing of it is left behind.
  await lockForDeletion(req, 'customers', id);
  if (await hasOrder(req.payload, Number(id), OPEN, req))
    throw new InUse(
      'This customer has an open order. You can delete the account once it’s been sent or cancelled.',
    );
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
