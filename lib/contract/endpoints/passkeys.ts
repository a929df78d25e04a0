import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { tokensSchema } from '../entities/account.ts';
import {
  newPasskeySchema,
  MAX_PASSKEY_NAME,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeyAssertionSchema,
} from '../entities/passkeys.ts';
import { strict, wireId } from '../wire.ts';
import { done, fingerprint } from './params.ts';

/** GET /cognito/user/passkey: the customer's passkeys, the newest first. */
export const listPasskeys = endpoint({
  extension: 'passkeys',
  method: 'GET',
  path: '/cognito/user/passkey',
  auth: 'user',
  input: z.object({}),
  output: z.object({ data: z.array(passkeySchema) }),
});

/**
 * POST /cognito/user/passkey/sendCode: emails a code that confirms who is signed in, for `addOptions` and `remove`. Not needed right after
 * signing in.
 */
export const sendPasskeyCode = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/sendCode',
  auth: 'user',
  input: z.object({ language: z.string().max(10).optional() }),
  output: done(),
});

/** POST /cognito/user/passkey/checkCode: checks the emailed code, which then counts as having just signed in. */
export const checkPasskeyCode = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/checkCode',
  auth: 'user',
  input: z.object({ code: z.string().trim().min(4).max(64) }),
  output: done(),
});

/** POST /cognito/user/passkey/addOptions: starts creating a passkey. 401 with the text code CONFIRMATION_NEEDED if a code is needed first. */
export const preparePasskey = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/addOptions',
  auth: 'user',
  input: z.object({}),
  output: z.object({ options: strict(passkeyCreationSchema) }),
});

/** POST /cognito/user/passkey/add: saves the passkey that the browser created from the options; once, and only in the sign-in that requested them. */
export const addPasskey = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/add',
  auth: 'user',
  input: z.object({ credential: newPasskeySchema }),
  output: itemOf(passkeySchema),
});

/** POST /cognito/user/passkey/rename */
export const renamePasskey = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/rename',
  auth: 'user',
  input: z.object({ id: wireId(), name: z.string().trim().min(1).max(MAX_PASSKEY_NAME) }),
  output: itemOf(passkeySchema),
});

/**
 * POST /cognito/user/passkey/remove: also signs the account out in all other browsers. 401 with the text code CONFIRMATION_NEEDED if a code
 * is needed first.
 */
export const removePasskey = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/remove',
  auth: 'user',
  input: z.object({ id: wireId() }),
  output: done(),
});

/** POST /cognito/user/passkey/loginOptions: starts signing in with a passkey, whoever it belongs to. */
export const preparePasskeySignIn = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/loginOptions',
  auth: 'sign-in',
  input: z.object({ fingerprint: fingerprint() }),
  output: z.object({ options: strict(passkeyRequestSchema) }),
});

/** POST /cognito/user/passkey/login: 401 with the text code PASSKEY_UNKNOWN for a passkey that no account has, or no longer has. */
export const signInWithPasskey = endpoint({
  extension: 'passkeys',
  method: 'POST',
  path: '/cognito/user/passkey/login',
  auth: 'sign-in',
  input: z.object({ credential: passkeyAssertionSchema, fingerprint: fingerprint() }),
  output: tokensSchema,
});

/** Every call of this file. */
export const PASSKEY_ENDPOINTS = {
  listPasskeys,
  sendPasskeyCode,
  checkPasskeyCode,
  preparePasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  preparePasskeySignIn,
  signInWithPasskey,
} as const;
