import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { invalidToken } from '../auth/access-token.ts';
import type { Customer } from '../payload-types.ts';

/** Mail addresses are compared without case and outer blanks. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The customer with a mail address; null if there is none. */
export const customerByEmail = (payload: Payload, email: string): Promise<Customer | null> =>
  findOne(payload, 'customers', { email: { equals: plainEmail(email) } });

/**
 * The customer with an id, as of now.
 * @throws Failure 401 TOKEN_INVALID for one that was deleted in between
 */
export async function customerById(payload: Payload, id: number): Promise<Customer> {
  const record = await findOne(payload, 'customers', { id: { equals: id } });
  if (!record) throw invalidToken();
  return record;
}
