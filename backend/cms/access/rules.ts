import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { roleOf } from './roles.ts';

type AccessRules = NonNullable<CollectionConfig['access']>;

const nobody = () => false;

/** Accounts with the admin role. */
export const isAdmin: Access = ({ req }) => roleOf(req.user) === 'admin';

/** The same rule for a single field. */
export const isAdminField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin';

/** Accounts that may edit content: admins and editors. */
export const isEditor: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};

/** Accounts that may edit session results: every role but gate staff. */
export const isResultsEditor: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role !== null && role !== 'gate';
};

/** Admins can access every account, everyone else only their own. */
export const isSelfOrAdmin: Access = ({ req }) => {
  if (!req.user) return false;
  return roleOf(req.user) === 'admin' ? true : { id: { equals: req.user.id } };
};

/** Every CMS account except gate staff, who only scan tickets. Public reads go through the contract, which uses the local API. */
export const isSignedIn: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role !== null && role !== 'gate';
};

/** Ordinary content: any account but gate staff can read it, editors can write it. */
export const contentAccess: AccessRules = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
};

/** Business records: editors can read them, only the program writes them. */
export const recordsAccess: AccessRules = {
  read: isEditor,
  create: nobody,
  update: nobody,
  delete: nobody,
};

/** Customers' data: editors can read it, admins can write it. Customers themselves go through the contract. */
export const customerAccess: AccessRules = {
  read: isEditor,
  create: isAdmin,
  update: isAdmin,
  delete: isAdmin,
};

/** Written by the program only; admins can read it. */
export const recordAccess: AccessRules = {
  read: isAdmin,
  create: nobody,
  update: nobody,
  delete: isAdmin,
};

/** Not visible in the CMS to anyone, admins included. */
export const secretAccess: AccessRules = {
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
};

/** A field that never leaves the backend and can't be used in a filter either. */
export const secretField = { read: nobody, create: nobody, update: nobody };

/** An audit trail: admins can read it, only the program adds to it, nobody changes it. */
export const appendOnlyAccess: AccessRules = {
  read: isAdmin,
  create: nobody,
  update: nobody,
  delete: nobody,
};
