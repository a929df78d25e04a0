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
import type { User } from '../../payload-types.ts';

const ADMIN: Role = 'admin';

async function isLastAdmin(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    // An invited administrator may never accept, so only accounts with a password count.
    where: { role: { equals: ADMIN }, hash: { exists: true } },
    depth: 0,
    limit: 2,
    req,
  });
  return docs.length === 1 && docs[0]?.id === id;
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

/** Keeps at least one administrator: nobody else could create another. @throws InUse (409) */
export const keepOneAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemoted = operation === 'update' && originalDoc?.role === ADMIN && data['role'] !== ADMIN;
  if (isDemoted && data['role'] !== undefined && (await isLastAdmin(req, originalDoc.id)))
    throw new InUse('This is the only administrator. Add another one first.');
  return data;
};

/** The same when an account is deleted. @throws InUse (409) */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastAdmin(req, id)) throw new InUse('This is the only administrator. Add another one first.');
};

/** Revokes password links sent to an address that is no longer the account's. */
export const revokeLinks: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation }) =>
  operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data;
