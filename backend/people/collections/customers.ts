import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { customerAccess, secretField, isAdminField } from '../../cms/access/permissions.ts';
import { emailChangedByOffice } from '../account/email-changed-by-office.ts';
import { signOutDisabled } from '../account/sign-out-disabled.ts';
import { deleteCustomerData } from '../account/delete-customer-data.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { dayField } from '../../cms/fields/day.ts';
import { innerData } from '../../cms/fields/records.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { flagField, numberField, textField } from '../../cms/fields/text.ts';
import { keepConcurrentChanges } from '../../cms/hooks/keep-concurrent-changes.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

const lowerCase = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** A value that only the program compares: never returned, and not filterable. */
const secret = (name: string, options: { index?: boolean } = {}) => ({
  ...textField(name, options),
  hidden: true,
  access: secretField,
});

/** The site's customers (spec point 3, user profile). CMS accounts are separate, see users. */
export const customers = ownCollection({
  slug: 'customers',
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'first_name', 'last_name', 'is_verified', 'last_sign_in', 'createdAt'],
    listSearchableFields: ['email', 'first_name', 'last_name', 'company_name'],
  },
  access: customerAccess,
  hooks: {
    beforeChange: [keepConcurrentChanges],
    afterChange: [emailChangedByOffice, signOutDisabled],
    beforeDelete: [deleteCustomerData],
  },
  fields: [
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      hooks: { beforeValidate: [lowerCase] },
    },
    { type: 'row', fields: [textField('first_name'), textField('last_name')] },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Person',
          fields: [
            { type: 'row', fields: [textField('mobile_phone'), dayField('date_of_birth')] },
            textField('additional_club_member', {
              description: 'The second person on a membership. Its label is set in Site settings.',
            }),
            {
              type: 'row',
              fields: [textField('emergency_contact_name'), textField('emergency_contact_phone')],
            },
            {
              type: 'row',
              fields: [
                textField('drivers_licence_number'),
                dayField('drivers_licence_expiry'),
                numberField('drivers_licence_state_of_issue_id', {
                  label: 'State of issue (number)',
                  min: 1,
                }),
              ],
            },
            { name: 'photo', type: 'upload', relationTo: 'customer-photos' },
          ],
        },
        {
          label: 'Company',
          fields: [
            { type: 'row', fields: [textField('company_name'), textField('company_phone')] },
            {
              type: 'row',
              fields: [textField('trading_name'), textField('abn', { label: 'Business number' })],
            },
            { type: 'row', fields: [textField('website'), textField('facebook_link')] },
          ],
        },
      ],
    },
    {
      name: 'current_address',
      type: 'relationship',
      relationTo: 'addresses',
      label: 'Default address',
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField('language', LANGUAGES, { description: 'Language for emails to this customer.' }),
      admin: { position: 'sidebar' },
    },
    flagField('enabled', {
      label: 'Can sign in',
      description: 'Turn off to sign the customer out everywhere and keep them out. Nothing is deleted.',
      inSidebar: true,
      defaultValue: true,
    }),
    flagField('is_verified', {
      label: 'Email verified',
      description: 'By a link or code sent to it.',
      inSidebar: true,
    }),
    {
      ...flagField('is_admin', {
        label: 'Can edit records through the site',
        description: 'Gives access to the generic content calls, not to this CMS.',
        inSidebar: true,
      }),
      access: { create: isAdminField, update: isAdminField },
    },
    {
      ...flagField('has_password', { inSidebar: true }),
      access: { create: () => false, update: () => false },
    },
    { ...momentField('last_sign_in', { inSidebar: true }), access: { update: () => false } },
    innerData('favourites'),
    secret('password_hash'),
    secret('google_subject', { index: true }),
  ],
});
