import * as calls from '../../../lib/contract/endpoints/account.ts';
import {
  addAddress,
  addressesOf,
  changeAddress,
  disableAddress,
  removeAddress,
} from '../account/addresses.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { addressEntity } from '../account/customer.ts';

/*
 * Customers can always manage their addresses through these calls: the checkout needs them. The manage_addresses flag (spec point 6) only
 * controls the address screen in the site's profile.
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

export const deleteAddressRoute = handle(calls.deleteAddress, async ({ input, payload, customer }) => {
  await removeAddress(payload, customer.id, input.id);
  return { success: true, message: '' } as const;
});
