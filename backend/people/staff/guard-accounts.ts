import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { PASSWORD_MIN } from '../../../lib/contract/limits.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import type { Role } from '../../cms/access/roles.ts';
import { InUse } from '../../cms/hooks/refuse-while-used.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { lockForDeletion, lockRow, takeSharedLock } from '../../kernel/database/sql.ts';
import type { User } from '../../payload-types.ts';

const ADMIN: Role = 'admin';

/** The administrators that a request has let go. A change of several accounts handles them all at once, before it writes any. */
const leaving = new WeakMap<PayloadRequest, Set<number | string>>();

/** Lets an administrator go unless nobody else would be left, who could create another. @throws InUse (409) */
async function letGo(req: PayloadRequest, id: number | string): Promise<void> {
  // The second of two requests waits here, and then sees whom the first has let go.
  await takeSharedLock(req, 'administrators');
  const { docs } = await req.payload.find({
    collection: 'users',
    // An invited administrator may never accept, so only accounts with a password count.
    where: { role: { equals: ADMIN }, hash: { exists: true } },
    select: { role: true },
    depth: 0,
    pagination: false,
    req,
  });
  const gone = leaving.get(req) ?? new Set<number | string>();
  const isAdmin = docs.some((account) => account.id === id);
  if (isAdmin && docs.every((account) => account.id === id || gone.has(account.id)))
    throw new InUse('This is the only administrator. Add another one first.');
  leaving.set(req, gone.add(id));
}

/** @throws ValidationError on the password */
function checkLength(password: unknown, req: PayloadRequest): void {
  if (typeof password !== 'string' || password.length >= PASSWORD_MIN) return;
  const message = `Use ${String(PASSWORD_MIN)} characters or more.`;
  throw new ValidationError(
    { collection: 'users', errors: [{ path: 'password', label: 'Password', message }] },
    req.t,
  );
}

/** Rejects a CMS password shorter than the minimum for customers. @throws ValidationError on the password */
export const refuseShortPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  checkLength(data?.['password'], req);
  return data;
};

/** The same for a password chosen through an emailed link, which isn't in the record's data. @throws ValidationError on the password */
export const refuseShortReset: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation === 'resetPassword') checkLength(propertyOf(propertyOf(args, 'data'), 'password'), req);
};

/** Of two uses of an emailed link at the same moment, the second waits here, and is then refused by Payload: the link has been used. */
export const holdResetLink: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const token = propertyOf(propertyOf(args, 'data'), 'token');
  if (typeof token !== 'string' || token === '') return;
  const account = await findOne(req.payload, 'users', { resetPasswordToken: { equals: token } });
  if (account !== null) await lockRow(req, 'users', account.id);
};

/** Keeps at least one administrator. @throws InUse (409) */
export const keepOneAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const role: unknown = data['role'];
  // Whether the account is an administrator's is read once others have to wait: it may just have become one.
  const isGiven = operation === 'update' && role !== undefined && role !== originalDoc?.role;
  if (isGiven && role !== ADMIN) await letGo(req, originalDoc.id);
  return data;
};

/** The same when an account is deleted. Whoever signs in to it at that moment does so before, or finds no account. @throws InUse (409) */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await letGo(req, id);
  await lockForDeletion(req, 'users', id);
};

/** Revokes password links sent to an address that is no longer the account's. */
export const revokeLinks: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation }) =>
  operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data;
