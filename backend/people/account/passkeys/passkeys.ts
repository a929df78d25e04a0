import { createLocalReq, type Payload } from 'payload';
import { passkeySchema, type Passkey } from '../../../../lib/contract/entities/passkeys.ts';
import { findOne } from '../../../cms/records/find-one.ts';
import type { CurrentCustomer } from '../../../kernel/calls/caller.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { missing } from '../../../kernel/failure.ts';
import type { CustomerPasskey } from '../../../payload-types.ts';
import { endOtherSessions } from '../../auth/sessions.ts';
import { countPasskeyChange } from '../account-limits.ts';
import { sendAccountNotice } from '../change-mails.ts';
import { allOfCustomer } from '../customer-records.ts';
import { requireConfirmed } from './confirm-customer.ts';

/** A passkey on the wire. */
export const passkeyEntity = ({ id, name, createdAt, last_used_at }: CustomerPasskey): Passkey =>
  passkeySchema.parse({ id, name, created_at: createdAt, last_used_at });

/** A customer's passkeys, the newest first. */
export async function passkeysOf(payload: Payload, customerId: number): Promise<CustomerPasskey[]> {
  const { docs } = await payload.find({ collection: 'customer-passkeys', ...allOfCustomer(customerId) });
  return docs;
}

/** One of the customer's. @throws Failure 404, also for somebody else's */
async function passkeyOf(payload: Payload, customerId: number, id: number): Promise<CustomerPasskey> {
  const passkey = await findOne(payload, 'customer-passkeys', {
    and: [{ id: { equals: id } }, { customer: { equals: customerId } }],
  });
  if (!passkey) throw missing('passkey');
  return passkey;
}

/** Gives a passkey another name. @throws Failure 404, 429 */
export async function renamePasskey(
  payload: Payload,
  customer: CurrentCustomer,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<CustomerPasskey> {
  await countPasskeyChange(customer.id);
  await passkeyOf(payload, customer.id, id);
  return payload.update({ collection: 'customer-passkeys', id, data: { name }, depth: 0 });
}

/**
 * Removes a passkey, and signs its owner out in all other browsers: whoever has the device may be signed in there.
 * @throws Failure 401 CONFIRMATION_NEEDED, 404, 429
 */
export async function removePasskey(payload: Payload, customer: CurrentCustomer, id: number): Promise<void> {
  const { name } = await passkeyOf(payload, customer.id, id);
  await requireConfirmed(payload, customer);
  await countPasskeyChange(customer.id);
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await payload.delete({ collection: 'customer-passkeys', id, req });
    const notice = {
      template: 'passkey_removed',
      to: customer.record.email,
      data: { passkey: name },
    } as const;
    await sendAccountNotice(payload, { ...notice, customer: customer.record }, req);
  });
  await endOtherSessions(payload, customer.id, customer.family);
}
