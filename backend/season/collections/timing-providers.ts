import { hiddenFromAllButAdmins } from '../../cms/access/hidden-from-officers.ts';
import { isAdmin, secretField } from '../../cms/access/permissions.ts';
import { auditChange, auditDelete } from '../../cms/audit/record-change.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';
import { shownMomentField } from '../../cms/fields/moment.ts';
import { flagField, textField } from '../../cms/fields/text.ts';
import { newSecretEndpoint } from '../timing/new-secret-endpoint.ts';

/** Timing systems that may send the state and the rows of sessions (docs/decisions/0075). */
export const timingProviders = ownCollection({
  slug: 'timing-providers',
  labels: { singular: 'Timing provider', plural: 'Timing providers' },
  admin: {
    group: 'Racing',
    useAsTitle: 'name',
    hidden: hiddenFromAllButAdmins,
    defaultColumns: ['name', 'id', 'is_active', 'secret_since'],
    description:
      'Timing systems that send live timing automatically. The handbook’s page “Send live timing” says how.',
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  endpoints: [newSecretEndpoint],
  hooks: { afterChange: [auditChange], afterDelete: [auditDelete] },
  timestamps: true,
  fields: [
    textField('name', { required: true }),
    flagField('is_active', {
      label: 'Can send',
      defaultValue: true,
      description: 'If this is off, every call from this provider is refused.',
    }),
    {
      name: 'new_secret',
      type: 'ui',
      admin: { components: { Field: '/season/timing/new-secret.client.tsx#NewSecret' } },
    },
    shownMomentField('secret_since', { label: 'Secret since', inSidebar: true }),
    // The secret is derived from it, and stored nowhere (docs/decisions/0075). A copy would share it.
    {
      ...textField('secret_reference'),
      disableDuplicate: true,
      admin: { hidden: true },
      access: secretField,
    },
  ],
});
