import { LANGUAGES } from '../../lib/contract/languages.ts';
import { customerAccess, secretField } from '../access/customer-access.ts';
import { isAdminField } from '../access/is-admin.ts';
import { removeCustomerBelongings } from '../account/remove-belongings.ts';
import { choiceField } from '../fields/choices.ts';
import { dayField } from '../fields/day.ts';
import { flagField, momentField, numberField, textField } from '../fields/text.ts';
import { ownCollection } from './own-collection.ts';

const lowerCase = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** A value that only the program compares: no answer and no filter reaches it. */
const secret = (name: string, options: { index?: boolean } = {}) => ({
  ...textField(name, options),
  hidden: true,
  access: secretField,
});

/** Customers of the site (spec point 3, user profile). The accounts of the CMS are others, see users. */
export const customers = ownCollection({
  slug: 'customers',
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'first_name', 'last_name', 'is_verified', 'last_sign_in', 'createdAt'],
    listSearchableFields: ['email', 'first_name', 'last_name', 'company_name'],
  },
  access: customerAccess,
  hooks: { beforeDelete: [removeCustomerBelongings] },
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
              description: 'The second person of a membership; site settings say what it is called.',
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
      ...choiceField('language', LANGUAGES, { description: 'Language of mails to this customer.' }),
      admin: { position: 'sidebar' },
    },
    flagField('is_verified', {
      label: 'Mail address proven',
      description: 'By a link or code that was mailed to it.',
      inSidebar: true,
    }),
    {
      ...flagField('is_admin', {
        label: 'May edit records through the site',
        description: 'Opens the generic record calls for content. It opens nothing in this CMS.',
        inSidebar: true,
      }),
      access: { create: isAdminField, update: isAdminField },
    },
    {
      ...flagField('has_password', { inSidebar: true }),
      access: { create: () => false, update: () => false },
    },
    { ...momentField('last_sign_in', { inSidebar: true }), access: { update: () => false } },
    secret('password_hash'),
    secret('google_subject', { index: true }),
  ],
});
