import * as calls from '../../../lib/contract/endpoints/account.ts';
import { addAddress, addressesOf, changeAddress, disableAddress } from '../../account/addresses.ts';
import { handle } from '../handle.ts';
import { addressEntity } from '../mappers/customer.ts';

/*
 * A customer's own addresses are always open: the checkout needs them. The flag manage_addresses (spec point 6) opens the screen for
 * them in the profile, which is the site's.
 */

export const addressListRoute = handle(calls.listAddresses, async ({ payload, customer }) => ({
  data: (await addressesOf(payload, customer.id)).map(addressEntity),
}));

export const createAddressRoute = handle(calls.createAddress, async ({ input, payload, customer }) => ({
  item: addressEntity(await addAddress(payload, customer.id, input)),
}));

export const updateAddressRoute = handle(calls.updateAddress, async ({ input, payload, customer }) => {
  const { id, ...data } = input;
  return { item: addressEntity(await changeAddress(payload, customer.id, id, data)) };
});

export const enableAddressRoute = handle(calls.enableAddress, async ({ input, payload, customer }) => ({
  item: addressEntity(await changeAddress(payload, customer.id, input.id, { enabled: true })),
}));

export const disableAddressRoute = handle(calls.disableAddress, async ({ input, payload, customer }) => ({
  item: addressEntity(await disableAddress(payload, customer.id, input.id)),
}));
