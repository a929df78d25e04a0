import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice } from '../../payload-types.ts';

/** Where an order's buyer is emailed: at their account's present address, or without one at that of the payment; '' for nobody. */
export async function buyerAddress(payload: Payload, { customer, email }: Invoice): Promise<string> {
  const account = await findOne(payload, 'customers', { id: { equals: refId(customer) ?? 0 } });
  return account?.email ?? email ?? '';
}
