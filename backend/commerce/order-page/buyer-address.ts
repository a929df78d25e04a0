import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice } from '../../payload-types.ts';

/** The email address of an order's buyer: the account's present one, or else the payment's; '' for none. */
export async function buyerAddress(payload: Payload, { customer, email }: Invoice): Promise<string> {
  const account = await findOne(payload, 'customers', { id: { equals: refId(customer) ?? 0 } });
  return account?.email ?? email ?? '';
}
