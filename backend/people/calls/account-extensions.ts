import * as calls from '../../../lib/contract/endpoints/account-extensions.ts';
import { changeEmail, requestEmailChange } from '../account/change-email.ts';
import { deleteAccount, requestDeletion } from '../account/delete-account.ts';
import { exportAccount } from '../account/export-account.ts';
import { handle, type Route } from '../../kernel/calls/handle.ts';
import { customerEntity } from '../account/customer.ts';
import { removePhoto } from '../account/photo.ts';

const DONE = { success: true, message: '' } as const;

/** Account calls beyond the specification. */
export const ACCOUNT_EXTENSION_ROUTES: readonly Route[] = [
  handle(calls.requestEmailChange, async ({ input, payload, customer, address }) => {
    await requestEmailChange(payload, customer, input, address);
    return DONE;
  }),
  handle(calls.confirmEmailChange, async ({ input, payload, customer, address }) => ({
    item: await customerEntity(payload, await changeEmail(payload, customer, input, address)),
  })),
  handle(calls.removeImage, async ({ payload, customer }) => ({
    item: await customerEntity(payload, await removePhoto(payload, customer.id)),
  })),
  handle(calls.requestAccountDeletion, async ({ input, payload, customer, address }) => {
    await requestDeletion(payload, customer, input, address);
    return DONE;
  }),
  handle(calls.confirmAccountDeletion, async ({ input, payload, customer, address }) => {
    await deleteAccount(payload, customer, input, address);
    return DONE;
  }),
  handle(calls.exportAccountData, ({ payload, customer }) => exportAccount(payload, customer)),
];
