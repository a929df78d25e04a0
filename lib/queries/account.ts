import { queryOptions } from '@tanstack/react-query';
import { accountCalls } from '@/lib/account/calls';
import { unwrap } from '@/lib/api/errors';
import { getAuthUser, getCreditBalance, getMyAccount, listAddresses } from '@/lib/contract/endpoints/account';
import { listDevices } from '@/lib/contract/endpoints/devices';
import { listPasskeys } from '@/lib/contract/endpoints/passkeys';

/** Everything here belongs to the signed-in customer; the cache is emptied on sign-out (`reconnect.ts`). */

/** The customer's own record. */
export const customerQuery = () =>
  queryOptions({
    queryKey: ['account', 'customer'],
    queryFn: async ({ signal }) => unwrap(await accountCalls().call(getAuthUser, {}, { signal })),
  });

/** The saved addresses, disabled ones included. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['account', 'addresses'],
    queryFn: async ({ signal }) => unwrap(await accountCalls().call(listAddresses, {}, { signal })).data,
  });

/** The customer's passkeys, the newest first. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: async ({ signal }) => unwrap(await accountCalls().call(listPasskeys, {}, { signal })).data,
  });

/** Where the customer is signed in, this device first. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['account', 'devices'],
    queryFn: async ({ signal }) => unwrap(await accountCalls().call(listDevices, {}, { signal })).data,
  });

/** The credit with one supplier, in dollars. */
export const creditQuery = (supplier: number) =>
  queryOptions({
    queryKey: ['account', 'credit', supplier],
    queryFn: async ({ signal }) =>
      unwrap(await accountCalls().call(getCreditBalance, { supplier }, { signal })).balance,
  });

/** The account's history, newest first. */
export const historyQuery = () =>
  queryOptions({
    queryKey: ['account', 'history'],
    queryFn: async ({ signal }) => unwrap(await accountCalls().call(getMyAccount, {}, { signal })).history,
  });
