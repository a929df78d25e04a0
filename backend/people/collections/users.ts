import type { CollectionConfig } from 'payload';
import { hiddenFromOfficers } from '../../cms/access/hidden-from-officers.ts';
import { isAdmin, isAdminField, isSelfOrAdmin } from '../../cms/access/permissions.ts';
import { ROLE_NAMES, ROLES, ROLES_EXPLAINED } from '../../cms/access/roles.ts';
import { auditChange, auditDelete } from '../../cms/audit/record-change.ts';
import { limitSignIn, noteSignIn } from '../staff/cms-sign-in.ts';
import { forgotPasswordEndpoint } from '../staff/forgot-password.ts';
import { inviteEndpoints } from '../staff/invite-endpoints.ts';
import {
  holdResetLink,
  keepLastAdmin,
  keepOneAdmin,
  refuseShortPassword,
  refuseShortReset,
  revokeLinks,
} from '../staff/guard-accounts.ts';
import { signOutEndpoint } from '../staff/devices/device-endpoint.ts';
import { holdRefresh, holdSignOut, noteDevice, sessionsField } from '../staff/devices/devices.ts';
import { factorEndpoints } from '../staff/second-factor/factor-endpoints.ts';
import {
  askSecondStep,
  endResetSession,
  forgetFactor,
  returnRecoveryCodes,
  noteReset,
} from '../staff/second-factor/second-step.ts';
import { reportSignInStep } from '../staff/second-factor/sign-in-step.ts';
import { textField } from '../../cms/fields/text.ts';
import { keepConcurrentChanges } from '../../cms/hooks/keep-concurrent-changes.ts';

/** CMS accounts. The site's customers are stored elsewhere. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'CMS account', plural: 'CMS accounts' },
  // Payload would lock the account for everybody, whoever mistyped; `limitSignIn` replaces that.
  auth: { maxLoginAttempts: 0, cookies: { sameSite: 'Lax' } },
  endpoints: [forgotPasswordEndpoint, ...inviteEndpoints, ...factorEndpoints, signOutEndpoint],
  admin: {
    useAsTitle: 'email',
    group: 'Administration',
    defaultColumns: ['email', 'name', 'role', 'state'],
    components: {
      views: { edit: { default: { Component: '/people/staff/account-view.client.tsx#AccountView' } } },
    },
    // Officers reach their own account through the avatar at the top.
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
    beforeOperation: [limitSignIn, refuseShortReset, noteReset, holdResetLink, holdRefresh],
    beforeLogin: [askSecondStep],
    afterLogin: [noteSignIn, noteDevice, endResetSession],
    afterLogout: [holdSignOut],
    afterOperation: [returnRecoveryCodes],
    afterError: [reportSignInStep],
    beforeValidate: [refuseShortPassword],
    beforeChange: [keepOneAdmin, keepConcurrentChanges, revokeLinks],
    beforeDelete: [keepLastAdmin, forgetFactor],
    afterChange: [auditChange],
    afterDelete: [auditDelete],
  },
  fields: [
    textField('name'),
    {
      name: 'role',
      type: 'select',
      options: ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      defaultValue: 'editor',
      required: true,
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      admin: {
        description: ROLES_EXPLAINED,
      },
    },
    {
      name: 'state',
      type: 'ui',
      label: 'State',
      admin: {
        components: {
          Field: '/people/staff/account-state.tsx#AccountStateField',
          Cell: '/people/staff/account-state.tsx#AccountStateCell',
        },
      },
    },
    {
      name: 'second_factor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/people/staff/second-factor/factor-field.tsx#FactorField' },
      },
    },
    {
      name: 'devices',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/people/staff/devices/devices-field.tsx#DevicesField' },
      },
    },
    sessionsField,
  ],
};
