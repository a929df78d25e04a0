import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import {
  addressChangeSchema,
  addressInputSchema,
  addressSchema,
  customerSchema,
  myAccountSchema,
  tokensSchema,
} from '../entities/account.ts';
import { amountOrZero, done, fingerprint } from './params.ts';
import { MAX_INTEGER, PASSWORD_MIN } from '../limits.ts';
import { telephone } from '../telephone.ts';
import { extension, wireId, wireInt } from '../wire.ts';

const email = () => z.email().max(254);
/** Language of the email; the site's default if omitted. */
const language = () => extension('request-languages', z.string().max(10).optional());
const code = () => z.string().trim().min(4).max(64);
const personName = () => z.string().trim().min(1).max(80);
/** A date as y-MM-dd. */
const day = () => z.iso.date();
const PASSWORD_MAX = 200;
const newPassword = () => z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

/** A call that only returns whether it worked. */

/** Largest body of a call with a picture, in bytes: a 6 MB photo in base64. */
const PICTURE_BODY_BYTES = 9 * 1024 * 1024;

/** POST /cognito/user/login */
export const login = endpoint({
  method: 'POST',
  path: '/cognito/user/login',
  auth: 'none',
  input: z.object({
    username: email(),
    password: z.string().min(1).max(PASSWORD_MAX),
    fingerprint: fingerprint(),
  }),
  output: tokensSchema,
});

/** POST /cognito/user/refreshToken */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/cognito/user/refreshToken',
  auth: 'none',
  input: z.object({ refresh_token: z.string().min(1).max(4096), fingerprint: fingerprint() }),
  output: tokensSchema,
});

/** GET /cognito/user/logout: revokes the access token's refresh token family. */
export const logout = endpoint({
  method: 'GET',
  path: '/cognito/user/logout',
  auth: 'public',
  input: z.object({}),
  output: done(),
});

/** GET /cognito/user/authUser: who the access token belongs to. */
export const getAuthUser = endpoint({
  method: 'GET',
  path: '/cognito/user/authUser',
  auth: 'user',
  input: z.object({}),
  output: customerSchema,
});

/**
 * POST /cognito/user/sendLoginLink: emails a link and a code, or only a code. The response is the same whether or not the account exists.
 */
export const sendLoginLink = endpoint({
  method: 'POST',
  path: '/cognito/user/sendLoginLink',
  auth: 'sign-in',
  input: z.object({
    email: email(),
    fingerprint: fingerprint(),
    code_only: z.boolean().default(false),
    language: language(),
  }),
  output: done(),
});

/** POST /cognito/user/registerLink: emails a link that completes the registration. */
export const registerLink = endpoint({
  method: 'POST',
  path: '/cognito/user/registerLink',
  auth: 'sign-in',
  input: z.object({
    email: email(),
    first_name: personName(),
    last_name: personName(),
    date_of_birth: day().optional(),
    fingerprint: fingerprint(),
    language: language(),
  }),
  output: done(),
});

/** GET /cognito/user/recoverPassword: emails a code. */
export const recoverPassword = endpoint({
  method: 'GET',
  path: '/cognito/user/recoverPassword',
  auth: 'sign-in',
  input: z.object({ email: email(), language: language() }),
  output: done(),
});

/** GET /cognito/user/recoverPasswordCheck: sets a new password using the emailed code. */
export const recoverPasswordCheck = endpoint({
  method: 'GET',
  path: '/cognito/user/recoverPasswordCheck',
  auth: 'sign-in',
  input: z.object({ email: email(), code: code(), newpassword: newPassword() }),
  output: done(),
});

/** GET /cognito/user/loginRecoveryCode: signs in with an emailed code, in the browser that requested it. */
export const loginRecoveryCode = endpoint({
  method: 'GET',
  path: '/cognito/user/loginRecoveryCode',
  auth: 'sign-in',
  input: z.object({ email: email(), code: code(), fingerprint: fingerprint() }),
  output: tokensSchema,
});

/** GET /cognito/user/creditBalance: the customer's credit with one supplier, in dollars. */
export const getCreditBalance = endpoint({
  method: 'GET',
  path: '/cognito/user/creditBalance',
  auth: 'user',
  input: z.object({ supplier: wireId() }),
  output: z.object({ balance: amountOrZero() }),
});

/** GET /cognito/user/myAccount */
export const getMyAccount = endpoint({
  method: 'GET',
  path: '/cognito/user/myAccount',
  auth: 'user',
  input: z.object({}),
  output: myAccountSchema,
});

/** POST /cognito/user/uploadImage: the customer's photo as a data URI; returns the profile with its new URLs. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/cognito/user/uploadImage',
  auth: 'user',
  input: z.object({ image: z.string().min(1) }),
  output: itemOf(customerSchema),
  maxBodyBytes: PICTURE_BODY_BYTES,
});

/** GET /cognito/user/{url}: the caller's own record by id; anybody else's looks like a missing one. */
export const getUser = endpoint({
  method: 'GET',
  path: '/cognito/user/{url}',
  auth: 'user',
  input: z.object({
    url: z.string(),
    image_aspect: z.string().optional(),
    image_width: wireInt().optional(),
  }),
  output: itemOf(customerSchema),
});

/** Profile fields that a customer may send; which of them are accepted depends on the configuration (spec point 6). */
export const profileInputSchema = z
  .object({
    first_name: personName(),
    last_name: personName(),
    mobile_phone: telephone(),
    date_of_birth: z.union([z.literal(''), day()]),
    current_address_id: z.number().int().positive().max(MAX_INTEGER).nullable(),
    newpassword: newPassword(),
    /** The current password; required if there is one and a new one is set. */
    password: extension('account-management', z.string().max(PASSWORD_MAX)),
    company_name: z.string().trim().max(120),
    company_phone: telephone(),
    trading_name: z.string().trim().max(120),
    abn: z.string().trim().max(20).nullable(),
    website: z.string().trim().max(200).nullable(),
    facebook_link: z.string().trim().max(200).nullable(),
    drivers_licence_number: z.string().trim().max(40),
    drivers_licence_expiry: z.union([z.literal(''), day()]),
    drivers_licence_state_of_issue_id: z.number().int().positive().nullable(),
    emergency_contact_name: z.string().trim().max(120),
    emergency_contact_phone: telephone(),
    additional_club_member: extension('account-management', z.string().trim().max(120)),
  })
  .partial();
export type ProfileInput = z.input<typeof profileInputSchema>;

/** The profile's other fields: a client that sends the whole profile back sends these as it read them. A new photo is a data URI, as for `uploadImage`. */
const readOnlyProfile = {
  is_admin: z.unknown(),
  email: z.unknown(),
  image: z.unknown(),
  thumbnail: z.unknown(),
  has_password: extension('account-management', z.unknown()),
};

/**
 * POST /cognito/user/update: omitted fields are unchanged. 422 for a field that the configuration doesn't allow to be changed, or that is
 * read-only, and has another value.
 */
export const updateUser = endpoint({
  method: 'POST',
  path: '/cognito/user/update',
  auth: 'user',
  input: profileInputSchema
    .extend(z.object(readOnlyProfile).partial().shape)
    .extend({ id: z.number().int().positive() })
    .strict(),
  output: itemOf(customerSchema),
});

/**
 * POST /authtoken: the token endpoint (RFC 6749). The verifier (PKCE) belongs to the challenge of the request to the authorize endpoint: both
 * or neither.
 */
export const authToken = endpoint({
  method: 'POST',
  path: '/authtoken',
  auth: 'none',
  input: z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string().min(1).max(512),
    client_id: z.string().min(1).max(100),
    redirect_uri: extension('pkce', z.string().max(2000).optional()),
    code_verifier: extension(
      'pkce',
      z
        .string()
        .regex(/^[\w.~-]{43,128}$/, { message: 'must be 43 to 128 unreserved characters' })
        .optional(),
    ),
    fingerprint: extension('pkce', fingerprint().optional()),
  }),
  output: tokensSchema,
});

/** GET /sell/address: the customer's addresses, disabled ones included. */
export const listAddresses = endpoint({
  method: 'GET',
  path: '/sell/address',
  auth: 'user',
  input: z.object({}),
  output: z.object({ data: z.array(addressSchema) }),
});

/** POST /sell/address/create */
export const createAddress = endpoint({
  method: 'POST',
  path: '/sell/address/create',
  auth: 'user',
  input: addressInputSchema,
  output: itemOf(addressSchema),
});

/** POST /sell/address/update: omitted fields are unchanged. */
export const updateAddress = endpoint({
  method: 'POST',
  path: '/sell/address/update',
  auth: 'user',
  input: addressChangeSchema.extend({ id: wireId() }),
  output: itemOf(addressSchema),
});

/** POST /sell/address/enable */
export const enableAddress = endpoint({
  method: 'POST',
  path: '/sell/address/enable',
  auth: 'user',
  input: z.object({ id: wireId() }),
  output: itemOf(addressSchema),
});

/** POST /sell/address/disable */
export const disableAddress = endpoint({
  method: 'POST',
  path: '/sell/address/disable',
  auth: 'user',
  input: z.object({ id: wireId() }),
  output: itemOf(addressSchema),
});

/** POST /sell/address/delete: for good. Orders have their own copy. */
export const deleteAddress = endpoint({
  method: 'POST',
  path: '/sell/address/delete',
  auth: 'user',
  input: z.object({ id: wireId() }),
  output: done(),
});

/** Every call of this file. */
export const ACCOUNT_ENDPOINTS = {
  login,
  refreshToken,
  logout,
  getAuthUser,
  sendLoginLink,
  registerLink,
  recoverPassword,
  recoverPasswordCheck,
  loginRecoveryCode,
  getCreditBalance,
  getMyAccount,
  uploadImage,
  getUser,
  updateUser,
  authToken,
  listAddresses,
  createAddress,
  updateAddress,
  enableAddress,
  disableAddress,
  deleteAddress,
} as const;
