import { createLocalReq, type Payload } from 'payload';
import { passkeySchema, type Passkey } from '../../../../lib/contract/entities/passkeys.ts';
import { findOne } from '../../../cms/records/find-one.ts';
import type { CurrentCustomer } from '../../../kernel/calls/caller.ts';
import { lockRow } from '../../../kernel/database/sql.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { missing } from '../../../kernel/failure.ts';
import type { CustomerPasskey } from '../../../payload-types.ts';
import { endOtherSignIns } from '../../auth/sign-ins.ts';
import { countPasskeyChange } from '../account-limits.ts';
import { sendAccountNotice } from '../change-mails.ts';
import { allOfCustomer } from '../customer-records.ts';
import { requireConfirmed } from './confirm-customer.ts';

/** A passkey on the wire. */
export const passkeyEntity = ({ id, name, createdAt, last_used_at }: CustomerPasskey): Passkey =>
  passkeySchema.parse({ id, name, created_at: createdAt, last_used_at });

/** A customer's passkeys, newest first. */
export async function passkeysOf(payload: Payload, customerId: number): Promise<CustomerPasskey[]> {
  const { docs } = await payload.find({ collection: 'customer-passkeys', ...allOfCustomer(customerId) });
  return docs;
}

/** Finds one of the customer's passkeys: somebody else's looks like a missing one. */
const own = (customerId: number, id: number) => ({
  and: [{ id: { equals: id } }, { customer: { equals: customerId } }],
});

/** Renames a passkey. @throws Failure 404, 429 */
export async function renamePasskey(
  payload: Payload,
  customer: CurrentCustomer,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<CustomerPasskey> {
  await countPasskeyChange(customer.id);
  const where = own(customer.id, id);
  const { docs } = await payload.update({ collection: 'customer-passkeys', where, data: { name }, depth: 0 });
  if (!docs[0]) throw missing('passkey');
  return docs[0];
}

/**
 * Removes a passkey and signs its owner out of all other browsers: whoever has the device may be signed in there.
 * @throws Failure 401 CONFIRMATION_NEEDED, 404, 429
 */
export async function removePasskey(payload: Payload, customer: CurrentCustomer, id: number): Promise<void> {
  const where = own(customer.id, id);
  if (!(await findOne(payload, 'customer-passkeys', where))) throw missing('passkey');
  await requireConfirmed(payload, customer);
  await countPasskeyChange(customer.id);
  const { record, family } = customer;
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await lockRow(req, 'customer-passkeys', id);
    const { docs } = await payload.delete({ collection: 'customer-passkeys', where, depth: 0, req });
    // Another tab may have removed it already.
    if (!docs[0]) throw missing('passkey');
    const notice = {
      template: 'passkey_removed',
      to: record.email,
      data: { passkey: docs[0].name },
    } as const;
    await sendAccountNotice(payload, { ...notice, customer: record }, req);
  });
  await endOtherSignIns(payload, customer.id, family);
}
