import { recordEndpoints } from '../../../lib/contract/endpoints/records.ts';
import { addressOf, addressesOf, removeAddress } from '../account/addresses.ts';
import { customerById, addressEntity, customerEntity } from '../account/customer.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { missing, unauthorized } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { handle, type Route } from '../../kernel/calls/handle.ts';

/** @throws Failure 401 for anonymous callers: these records have an owner */
function owner(customer: CurrentCustomer | null): CurrentCustomer {
  if (!customer) throw unauthorized(msg('session.none'));
  return customer;
}

const numberIn = (url: string): number => (/^\d{1,15}$/.test(url) ? Number(url) : 0);

const address = recordEndpoints('/sell/address');
const user = recordEndpoints('/cognito/user');

/**
 * The generic calls for customers' own records, besides those that the contract names (updateUser, the address calls). Somebody else's
 * record looks like a missing one. Accounts are created by registering, and photos by uploadImage.
 */
export const OWN_RECORD_ROUTES: readonly Route[] = [
  handle(address.list, async ({ payload, customer }) => ({
    data: (await addressesOf(payload, owner(customer).id)).map(addressEntity),
  })),
  handle(address.get, async ({ input, payload, customer }) => ({
    item: addressEntity(await addressOf(payload, owner(customer).id, numberIn(input.url))),
  })),
  handle(address.delete, async ({ input, payload, customer }) => {
    await removeAddress(payload, customer.id, input.id);
    return { success: true, message: '' } as const;
  }),
  handle(user.list, async ({ payload, customer }) => ({
    data: [await customerEntity(payload, owner(customer).record)],
  })),
  handle(user.get, async ({ input, payload, customer }) => {
    const { id } = owner(customer);
    if (numberIn(input.url) !== id) throw missing('customer');
    return { item: await customerEntity(payload, await customerById(payload, id)) };
  }),
];
