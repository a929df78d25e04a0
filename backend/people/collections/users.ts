import type { CollectionConfig } from 'payload';
import { hiddenFromOfficers } from '../../cms/access/hidden-from-officers.ts';
import { isAdmin, isAdminField, isSelfOrAdmin } from '../../cms/access/rules.ts';
import { ROLES } from '../../cms/access/roles.ts';
import { auditChange, auditDelete } from '../../cms/audit/record-change.ts';
import { limitSignIn, noteSignIn } from '../staff/cms-sign-in.ts';
import { forgotPasswordEndpoint } from '../staff/forgot-password.ts';
import {
  keepLastAdmin,
  keepOneAdmin,
  refuseShortPassword,
  refuseShortReset,
} from '../staff/guard-accounts.ts';
import { textField } from '../../cms/fields/text.ts';

/** CMS accounts. The site's customers are stored elsewhere. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'CMS account', plural: 'CMS accounts' },
  // Payload would lock the account for everybody, whoever mistyped: `limitSignIn` replaces that.
  auth: { maxLoginAttempts: 0, cookies: { sameSite: 'Lax' } },
  endpoints: [forgotPasswordEndpoint],
  admin: {
    useAsTitle: 'email',
    group: 'Administration',
    defaultColumns: ['email', 'name', 'role'],
    // Their own account is behind the avatar at the top.
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
    beforeOperation: [limitSignIn, refuseShortReset],
    afterLogin: [noteSignIn],
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
        label: {
          admin: 'Administrator',
          editor: 'Editor',
          results: 'Results officer',
          gate: 'Gate staff',
          shop: 'Shop',
        }[value],
      })),
      defaultValue: 'editor',
      required: true,
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description:
          'Administrators manage accounts, editors manage all content, and results officers manage rounds and session results. Gate staff can only scan tickets. The shop handles orders, refunds and takings.',
      },
    },
  ],
};
