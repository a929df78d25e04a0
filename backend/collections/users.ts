import type { CollectionConfig } from 'payload';
import { hiddenFromOfficers } from '../access/hidden-from-officers.ts';
import { isAdmin, isAdminField } from '../access/is-admin.ts';
import { isSelfOrAdmin } from '../access/is-self-or-admin.ts';
import { ROLES } from '../access/roles.ts';
import { auditChange, auditDelete } from '../audit/record-change.ts';
import { keepLastAdmin, keepOneAdmin, refuseShortPassword } from '../hooks/guard-accounts.ts';
import { textField } from '../fields/text.ts';

const LOCK_MINUTES = 15;

/** Accounts of the CMS. Customers of the site are not kept here. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'CMS account', plural: 'CMS accounts' },
  auth: { maxLoginAttempts: 5, lockTime: LOCK_MINUTES * 60_000, cookies: { sameSite: 'Lax' } },
  admin: {
    useAsTitle: 'email',
    group: 'Administration',
    defaultColumns: ['email', 'name', 'role'],
    // Their own account is behind the picture at the top.
    hidden: hiddenFromOfficers,
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: isSelfOrAdmin,
    create: isAdmin,
    update: isSelfOrAdmin,
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeValidate: [refuseShortPassword],
    beforeChange: [keepOneAdmin],
    beforeDelete: [keepLastAdmin],
    afterChange: [auditChange],
    afterDelete: [auditDelete],
  },
  fields: [
    textField('name'),
    {
      name: 'role',
      type: 'select',
      options: ROLES.map((value) => ({
        value,
        label: { admin: 'Administrator', editor: 'Editor', results: 'Results officer' }[value],
      })),
      defaultValue: 'editor',
      required: true,
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description:
          'Administrators manage accounts, editors all content, results officers rounds and session results alone.',
      },
    },
  ],
};
