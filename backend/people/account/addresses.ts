import type { Payload } from 'payload';
import type { z } from 'zod';
import type { addressChangeSchema, addressInputSchema } from '../../../lib/contract/entities/account.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { badInput, missing } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Address } from '../../payload-types.ts';

/** Maximum number of saved addresses per customer, disabled ones included. */
const MAX_ADDRESSES = 100;

type AddressData = z.output<typeof addressInputSchema>;

/** The customer's addresses, oldest first. */
export async function addressesOf(payload: Payload, customerId: number): Promise<Address[]> {
  const { docs } = await payload.find({
    collection: 'addresses',
    where: { customer: { equals: customerId } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** One of the customer's addresses. @throws Failure 404, also for somebody else's */
export async function addressOf(payload: Payload, customerId: number, id: number): Promise<Address> {
  const address = await findOne(payload, 'addresses', {
    and: [{ id: { equals: id } }, { customer: { equals: customerId } }],
  });
  if (!address) throw missing('address');
  return address;
}

/** Saves a new address. @throws Failure 422 if there are too many */
export async function addAddress(payload: Payload, customerId: number, data: AddressData): Promise<Address> {
  const { totalDocs } = await payload.count({
    collection: 'addresses',
    where: { customer: { equals: customerId } },
  });
  if (totalDocs >= MAX_ADDRESSES) throw badInput(msg('profile.tooManyAddresses', { max: MAX_ADDRESSES }));
  return payload.create({
    collection: 'addresses',
    data: { ...data, customer: customerId, enabled: true },
    depth: 0,
  });
}

/** Updates one of the customer's addresses. @throws Failure 404 */
export async function changeAddress(
  payload: Payload,
  customerId: number,
  id: number,
  data: z.output<typeof addressChangeSchema> & { readonly enabled?: boolean; readonly image?: number },
): Promise<Address> {
  await addressOf(payload, customerId, id);
  const sent = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  return payload.update({ collection: 'addresses', id, data: sent, depth: 0 });
}

/** Disables an address; it also stops being the default. @throws Failure 404 */
export async function disableAddress(payload: Payload, customerId: number, id: number): Promise<Address> {
  const address = await changeAddress(payload, customerId, id, { enabled: false });
  await runStatement(
    payload,
    sql`UPDATE customers SET current_address_id = ${null} WHERE id = ${customerId} AND current_address_id = ${id}`,
  );
  return address;
}

/** Deletes an address for good: orders have their own copy. @throws Failure 404 */
export async function removeAddress(payload: Payload, customerId: number, id: number): Promise<void> {
  await disableAddress(payload, customerId, id);
  await payload.delete({ collection: 'addresses', id, depth: 0 });
}
