import { SITE_CLIENT_ID } from '@/lib/contract/authorization';
import {
  authToken,
  login,
  loginRecoveryCode,
  recoverPassword,
  recoverPasswordCheck,
  registerLink,
  sendLoginLink,
} from '@/lib/contract/endpoints/account';
import { sendOrderLinks } from '@/lib/contract/endpoints/cart';
import type { EndpointInput } from '@/lib/contract/endpoint';
import type { Tokens } from '@/lib/contract/entities/account';
import { accountCalls } from '@/lib/account/calls';
import { asLanguage } from '@/lib/i18n/language';
import { browserApi } from '@/lib/session/browser-api';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { BLANK_PROFILE, browserSession } from '@/lib/session/store';
import { loadCustomer } from '@/lib/session/customer-call';

/** Begins a session with the tokens from the server, and loads the customer (spec point 4). @returns null, or why not */
export async function enter(tokens: Result<Tokens, ApiError>): Promise<ApiError | null> {
  if (!tokens.ok) return tokens.error;
  const session = browserSession();
  session.setProfile(BLANK_PROFILE);
  session.setTokens(tokens.value);
  await loadCustomer(browserApi(), session);
  return null;
}

const fingerprint = () => browserSession().ensureFingerprint();

/** Signs in with a password. @returns null, or why not */
export const signInByPassword = async (username: string, password: string): Promise<ApiError | null> =>
  enter(await accountCalls().call(login, { username, password, fingerprint: fingerprint() }));

/** Signs in with an emailed code, in the browser that requested it. @returns null, or why not */
export const signInByCode = async (email: string, code: string): Promise<ApiError | null> =>
  enter(await accountCalls().call(loginRecoveryCode, { email, code, fingerprint: fingerprint() }));

/** Completes a sign-in at the authorize endpoint. @returns null, or why not */
export async function signInByAuthorization(
  code: string,
  code_verifier: string,
  redirect_uri: string,
): Promise<ApiError | null> {
  return enter(
    await accountCalls().call(authToken, {
      grant_type: 'authorization_code',
      code,
      client_id: SITE_CLIENT_ID,
      redirect_uri,
      code_verifier,
      fingerprint: fingerprint(),
    }),
  );
}

const refusalOf = (answer: Result<unknown, ApiError>): ApiError | null => (answer.ok ? null : answer.error);

/** Requests an email with a link and a code, or a code alone. @returns null, or why not */
export const askForLink = async (
  asked: Omit<EndpointInput<typeof sendLoginLink>, 'fingerprint'>,
): Promise<ApiError | null> =>
  refusalOf(await accountCalls().call(sendLoginLink, { ...asked, fingerprint: fingerprint() }));

/** Registers a customer, who is emailed a link that completes it. @returns null, or why not */
export const register = async (
  person: Omit<EndpointInput<typeof registerLink>, 'fingerprint'>,
): Promise<ApiError | null> =>
  refusalOf(await accountCalls().call(registerLink, { ...person, fingerprint: fingerprint() }));

/** Requests an emailed code that sets a new password. @returns null, or why not */
export const askForNewPassword = async (
  asked: EndpointInput<typeof recoverPassword>,
): Promise<ApiError | null> => refusalOf(await accountCalls().call(recoverPassword, asked));

/** Sets a new password with an emailed code. @returns null, or why not */
export const setNewPassword = async (
  given: EndpointInput<typeof recoverPasswordCheck>,
): Promise<ApiError | null> => refusalOf(await accountCalls().call(recoverPasswordCheck, given));

/** Requests an email with links to what was bought with an address. @returns null, or why not */
export const askForOrders = async (email: string, lang: string): Promise<ApiError | null> =>
  refusalOf(await accountCalls().call(sendOrderLinks, { email, language: asLanguage(lang) }));
