import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { PUBLISHED } from '../records/published.ts';
import { handlesMoney, roleOf, worksInShop } from './roles.ts';

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

/** Accounts that work in the shop: admins, editors and shop staff. */
export const isShopkeeper: Access = ({ req }) => worksInShop(req.user);

/** Accounts that may give refunds and see the takings: admins and shop staff. */
export const isCashier: Access = ({ req }) => handlesMoney(req.user);

/** Accounts that may edit session results: admins, editors and results officers. */
export const isResultsEditor: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor' || role === 'results';
};

/** Admins can access every account, everyone else only their own. */
export const isSelfOrAdmin: Access = ({ req }) => {
  if (!req.user) return false;
  return roleOf(req.user) === 'admin' ? true : { id: { equals: req.user.id } };
};

/** Every CMS account except gate staff, who only scan tickets. Public reads go through the contract, which uses the local API. */
const isSignedIn: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role !== null && role !== 'gate';
};

/**
 * Read access to content: accounts that may change it also read its drafts and versions; every other account but gate staff reads what is
 * published, for linking to it and selecting it.
 */
const readAccess = (update: Access, hasDrafts: boolean): AccessRules => ({
  read: async (args) => {
    if ((await update(args)) !== false) return true;
    return (await isSignedIn(args)) !== false && (hasDrafts ? PUBLISHED : true);
  },
  readVersions: update,
});

/** Ordinary content: editors can write it, unless the collection says who else; others read what is published. */
export function contentAccess(own: AccessRules, hasDrafts: boolean): AccessRules {
  const { update = isEditor } = own;
  return { ...readAccess(update, hasDrafts), create: isEditor, update, delete: isEditor, ...own };
}

/** The shop's products and terms: shop staff can write them, too. */
export const shopAccess: AccessRules = { create: isShopkeeper, update: isShopkeeper, delete: isShopkeeper };

/** Business records: editors and shop staff can read them, only the program writes them. */
export const recordsAccess: AccessRules = {
  read: isShopkeeper,
  create: nobody,
  update: nobody,
  delete: nobody,
};

/** Customers' data: editors and shop staff can read it, admins can write it. Customers themselves go through the contract. */
export const customerAccess: AccessRules = {
  read: isShopkeeper,
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

/** A field that never leaves the backend and isn't available in filters. */
export const secretField = { read: nobody, create: nobody, update: nobody };

/** An audit trail: admins can read it, only the program adds to it, nobody changes it. */
export const appendOnlyAccess: AccessRules = {
  read: isAdmin,
  create: nobody,
  update: nobody,
  delete: nobody,
};
