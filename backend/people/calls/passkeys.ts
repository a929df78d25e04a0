import * as calls from '../../../lib/contract/endpoints/passkeys.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { addPasskey, passkeyCreation } from '../account/passkeys/add-passkey.ts';
import { confirmCustomer, sendConfirmationCode } from '../account/passkeys/confirm-customer.ts';
import { passkeyRequest, signInWithPasskey } from '../account/passkeys/passkey-sign-in.ts';
import { passkeyEntity, passkeysOf, removePasskey, renamePasskey } from '../account/passkeys/passkeys.ts';
import { deviceName } from '../browser-name.ts';
import { signingIn } from './account.ts';

const DONE = { success: true, message: '' } as const;

/** Name of a passkey created by an unknown browser. */
const NAMELESS = 'Passkey';

export const passkeyListRoute = handle(calls.listPasskeys, async ({ payload, customer }) => ({
  data: (await passkeysOf(payload, customer.id)).map(passkeyEntity),
}));

export const sendPasskeyCodeRoute = handle(
  calls.sendPasskeyCode,
  async ({ input, payload, customer, address }) => {
    await sendConfirmationCode(payload, customer, input, address);
    return DONE;
  },
);

export const checkPasskeyCodeRoute = handle(
  calls.checkPasskeyCode,
  async ({ input, payload, customer, address }) => {
    await confirmCustomer(payload, customer, input, address);
    return DONE;
  },
);

export const preparePasskeyRoute = handle(calls.preparePasskey, async ({ payload, customer }) => ({
  options: await passkeyCreation(payload, customer),
}));

export const addPasskeyRoute = handle(calls.addPasskey, async ({ input, payload, customer, request }) => {
  const name = deviceName(request.headers.get('user-agent')) || NAMELESS;
  return { item: passkeyEntity(await addPasskey(payload, customer, input.credential, name)) };
});

export const renamePasskeyRoute = handle(calls.renamePasskey, async ({ input, payload, customer }) => ({
  item: passkeyEntity(await renamePasskey(payload, customer, input)),
}));

export const removePasskeyRoute = handle(calls.removePasskey, async ({ input, payload, customer }) => {
  await removePasskey(payload, customer, input.id);
  return DONE;
});

export const preparePasskeySignInRoute = handle(
  calls.preparePasskeySignIn,
  async ({ input, payload, address }) => ({
    options: await passkeyRequest(payload, { fingerprint: input.fingerprint, address }),
  }),
);

export const passkeySignInRoute = handle(calls.signInWithPasskey, (call) =>
  signInWithPasskey(call.payload, call.input.credential, signingIn(call)),
);
