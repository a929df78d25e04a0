import type { CollectionConfig, FieldAccess } from 'payload';
import { isAdmin } from './is-admin.ts';
import { isEditor } from './is-editor.ts';

type AccessRules = NonNullable<CollectionConfig['access']>;

/** Rules of what belongs to a customer: read by editors, written by admins. The customers themselves come through the contract. */
export const customerAccess: AccessRules = {
  read: isEditor,
  create: isAdmin,
  update: isAdmin,
  delete: isAdmin,
};

/** Rules of what only this program writes, and an admin may read. */
export const recordAccess: AccessRules = {
  read: isAdmin,
  create: () => false,
  update: () => false,
  delete: isAdmin,
};

/** Rules of what nobody sees in the CMS, not even an admin. */
export const secretAccess: AccessRules = {
  read: () => false,
  create: () => false,
  update: () => false,
  delete: () => false,
};

const nobody: FieldAccess = () => false;

/** Rules of a field that never leaves the program, and cannot be asked for in a filter either. */
export const secretField = { read: nobody, create: nobody, update: nobody };
