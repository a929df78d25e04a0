import type { Payload } from 'payload';
import { z } from 'zod';
import { profileInputSchema } from '../../../lib/contract/endpoints/account.ts';
import { parseInput } from '../../kernel/calls/input.ts';
import { badFields, missing } from '../../kernel/failure.ts';
import type { Customer } from '../../payload-types.ts';
import { customerByEmail, plainEmail } from './customer.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { checkDateOfBirth } from './register.ts';

/** What an administrator may enter for somebody else. The password, the default address and the rights aren't theirs to set. */
const newCustomerSchema = z.strictObject({
  ...profileInputSchema.omit({ newpassword: true, password: true, current_address_id: true }).shape,
  email: z.email().max(254),
});

/** Values of a record that hasn't been filled in. */
const BLANK: ReadonlySet<unknown> = new Set([null, '', 0, false]);

/**
 * Creates an account for somebody, who signs in with a link or code sent to their address. Like an unfinished registration, it is deleted
 * if nobody does (`purge-unverified.ts`).
 * @throws Failure 422 naming a field that can't be set, or for an address that already has an account
 */
export async function createCustomer(
  payload: Payload,
  given: Readonly<Record<string, unknown>>,
): Promise<Customer> {
  const filledIn = Object.entries(given).filter(([, value]) => !BLANK.has(value));
  const { email, ...profile } = parseInput(newCustomerSchema, Object.fromEntries(filledIn));
  if (profile.date_of_birth) checkDateOfBirth(profile.date_of_birth);
  if (await customerByEmail(payload, email))
    throw badFields({ email: 'email already belongs to an account.' });
  return payload.create({
    collection: 'customers',
    depth: 0,
    data: {
      email: plainEmail(email),
      ...Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)),
    },
  });
}

/** Allows or blocks a customer's sign-in. @throws Failure 404, 422 for the administrator's own account */
export async function setCustomerEnabled(
  payload: Payload,
  adminId: number,
  id: number,
  isOn: boolean,
): Promise<{ readonly id: number; readonly enabled: boolean }> {
  if (id === adminId) throw badFields({ id: 'id can’t be your own account.' });
  if (!(await findOne(payload, 'customers', { id: { equals: id } }))) throw missing('customer');
  await payload.update({ collection: 'customers', id, data: { enabled: isOn }, depth: 0 });
  return { id, enabled: isOn };
}
