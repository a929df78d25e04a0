import type { CollectionBeforeDeleteHook } from 'payload';

/** What is a customer's alone and goes with the account. Orders and payments stay: the law asks for them. */
const BELONGINGS = ['customer-sessions', 'one-time-secrets', 'addresses'] as const;

/** Deletes what belongs to a customer before the customer, in the same transaction. */
export const removeCustomerBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const customer = await req.payload.findByID({ collection: 'customers', id, depth: 0, req });
  await req.payload.update({
    collection: 'customers',
    id,
    data: { current_address: null, photo: null },
    req,
  });
  for (const collection of BELONGINGS) {
    await req.payload.delete({ collection, where: { customer: { equals: id } }, req });
  }
  if (typeof customer.photo === 'number')
    await req.payload.delete({ collection: 'customer-photos', id: customer.photo, req });
};
