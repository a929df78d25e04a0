import * as calls from '../../../lib/contract/endpoints/account.ts';
import { exchangeCode } from '../account/authorize/exchange-code.ts';
import { customerById, customerEntity } from '../account/customer.ts';
import { historyOf } from '../account/history.ts';
import { siteOfCall } from '../account/own-sites.ts';
import { sendLoginLink } from '../account/passwordless.ts';
import { replacePhoto } from '../account/photo.ts';
import { updateProfile } from '../account/profile.ts';
import { recoverPassword, sendRecoveryCode } from '../account/recovery.ts';
import { register } from '../account/register.ts';
import { renewTokens, signInByCode, signInByPassword, type SigningIn } from '../account/sign-in.ts';
import { endOwnDevice } from '../auth/devices.ts';
import { missing } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';

const DONE = { success: true, message: '' } as const;

/** The customer's side of a sign-in call: browser and network address. */
export const signingIn = ({
  input,
  request,
  address,
}: {
  readonly input: { readonly fingerprint: string };
  readonly request: Request;
  readonly address: string;
}): SigningIn => ({
  fingerprint: input.fingerprint,
  agent: request.headers.get('user-agent'),
  address,
});

export const loginRoute = handle(calls.login, (call) =>
  signInByPassword(call.payload, call.input, signingIn(call)),
);

export const refreshTokenRoute = handle(calls.refreshToken, (call) =>
  renewTokens(call.payload, call.input.refresh_token, signingIn(call)),
);

export const logoutRoute = handle(calls.logout, async ({ payload, customer }) => {
  if (customer) await endOwnDevice(payload, customer);
  return DONE;
});

export const authUserRoute = handle(calls.getAuthUser, ({ payload, customer }) =>
  customerEntity(payload, customer.record),
);

export const sendLoginLinkRoute = handle(
  calls.sendLoginLink,
  async ({ input, payload, request, address }) => {
    const site = await siteOfCall(payload, request);
    await sendLoginLink(payload, input, { fingerprint: input.fingerprint, address, site });
    return DONE;
  },
);

export const registerLinkRoute = handle(calls.registerLink, async ({ input, payload, request, address }) => {
  const site = await siteOfCall(payload, request);
  await register(payload, input, { fingerprint: input.fingerprint, address, site });
  return DONE;
});

export const recoverPasswordRoute = handle(
  calls.recoverPassword,
  async ({ input, payload, request, address }) => {
    await sendRecoveryCode(payload, input, { address, site: await siteOfCall(payload, request) });
    return DONE;
  },
);

export const recoverPasswordCheckRoute = handle(
  calls.recoverPasswordCheck,
  async ({ input, payload, address }) => {
    await recoverPassword(payload, input, address);
    return DONE;
  },
);

export const loginRecoveryCodeRoute = handle(calls.loginRecoveryCode, (call) =>
  signInByCode(call.payload, call.input, signingIn(call)),
);

export const authTokenRoute = handle(calls.authToken, async ({ input, payload, request }) =>
  exchangeCode(payload, input, await siteOfCall(payload, request), request.headers.get('user-agent')),
);

export const myAccountRoute = handle(calls.getMyAccount, async ({ payload, customer }) => ({
  user: await customerEntity(payload, customer.record),
  history: await historyOf(payload, customer.id),
}));

export const uploadImageRoute = handle(calls.uploadImage, async ({ input, payload, customer }) => ({
  item: await customerEntity(payload, await replacePhoto(payload, customer.id, input.image)),
}));

export const userRoute = handle(calls.getUser, async ({ input, payload, customer }) => {
  if (input.url !== String(customer.id)) throw missing('customer');
  const crop = imageRequestOfCall(input, DEFAULT_CROPS.customer);
  return { item: await customerEntity(payload, await customerById(payload, customer.id), crop) };
});

export const updateUserRoute = handle(calls.updateUser, async ({ input, payload, customer, address }) => ({
  item: await customerEntity(payload, await updateProfile(payload, customer, input, address)),
}));
