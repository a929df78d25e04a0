import type { Payload } from 'payload';
import { recordEndpoints } from '../../../lib/contract/endpoints/records.ts';
import type { Address } from '../../payload-types.ts';
import { addressOf, addressesOf, changeAddress } from '../account/addresses.ts';
import { customerById, addressEntity, customerEntity } from '../account/customer.ts';
import { createCustomer, setCustomerEnabled } from '../account/managed-by-admin.ts';
import { copyPhoto } from '../account/photo.ts';
import { refId } from '../../cms/records/refs.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { requireAdmin } from '../../kernel/calls/require-admin.ts';
import { badFields, Failure, missing, unauthorized } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { handle, type Route } from '../../kernel/calls/handle.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { imageEntity } from '../../media/image-entity.ts';
import { mediaByAddress, mediaByIds } from '../../media/media-library.ts';

/** @throws Failure 401 for anonymous callers: these records have an owner */
function owner(customer: CurrentCustomer | null): CurrentCustomer {
  if (!customer) throw unauthorized(msg('session.none'));
  return customer;
}

const numberIn = (url: string): number => recordIdIn(url) ?? 0;

const address = recordEndpoints('/sell/address');
const user = recordEndpoints('/cognito/user');

/** An address with its picture. */
async function addressRecord(payload: Payload, record: Address) {
  const id = refId(record.image);
  const picture = id === null ? undefined : (await mediaByIds(payload, [id])).get(id);
  return { ...addressEntity(record), image: picture ? imageEntity(picture, DEFAULT_CROPS.photo) : null };
}

const addressRoutes: readonly Route[] = [
  handle(address.list, async ({ payload, customer }) => ({
    data: await Promise.all(
      (await addressesOf(payload, owner(customer).id)).map((data) => addressRecord(payload, data)),
    ),
  })),
  handle(address.get, async ({ input, payload, customer }) => ({
    item: await addressRecord(payload, await addressOf(payload, owner(customer).id, numberIn(input.url))),
  })),
  handle(address.addPhoto, async ({ input, payload, customer }) => {
    await addressOf(payload, customer.id, input.id);
    const picture = await mediaByAddress(payload, input.key);
    if (picture?.folder !== 'media') throw badFields({ key: 'key isn’t a picture.' });
    const changed = await changeAddress(payload, customer.id, input.id, { image: picture.id });
    return { item: await addressRecord(payload, changed) };
  }),
];

const userRoutes: readonly Route[] = [
  handle(user.list, async ({ payload, customer }) => ({
    data: [await customerEntity(payload, owner(customer).record)],
  })),
  handle(user.get, async ({ input, payload, customer }) => {
    const { id } = owner(customer);
    if (numberIn(input.url) !== id) throw missing('customer');
    return { item: await customerEntity(payload, await customerById(payload, id)) };
  }),
  handle(user.create, async ({ input, payload, customer }) => {
    requireAdmin(customer);
    return { item: await customerEntity(payload, await createCustomer(payload, input)) };
  }),
  // Administrators can enable and disable accounts but not read them, so the response only confirms the change.
  handle(user.enable, async ({ input, payload, customer }) => {
    requireAdmin(customer);
    return { item: await setCustomerEnabled(payload, customer.id, input.id, true) };
  }),
  handle(user.disable, async ({ input, payload, customer }) => {
    requireAdmin(customer);
    return { item: await setCustomerEnabled(payload, customer.id, input.id, false) };
  }),
  handle(user.delete, () => {
    const sentence =
      'Accounts are deleted by their owners, with the code from deleteAccount, or by the office in the CMS.';
    throw new Failure(403, sentence);
  }),
  handle(user.addPhoto, async ({ input, payload, customer }) => {
    if (input.id !== customer.id) throw missing('customer');
    return { item: await customerEntity(payload, await copyPhoto(payload, customer.id, input.key)) };
  }),
];

/**
 * The generic calls for customers' own records, besides those that the contract names (updateUser, the address calls). Somebody else's
 * record looks like a missing one.
 */
export const OWN_RECORD_ROUTES: readonly Route[] = [...addressRoutes, ...userRoutes];
