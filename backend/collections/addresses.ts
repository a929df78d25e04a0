import { customerAccess } from '../access/customer-access.ts';
import { flagField, textField } from '../fields/text.ts';
import { ownCollection } from './own-collection.ts';

/** Saved addresses of customers (spec point 3). A disabled one is kept for the orders that name it. */
export const addresses = ownCollection({
  slug: 'addresses',
  admin: {
    group: 'Customers',
    useAsTitle: 'street_address',
    defaultColumns: ['customer', 'display_name', 'street_address', 'city', 'enabled'],
    listSearchableFields: ['display_name', 'street_address', 'city', 'last_name', 'company'],
  },
  access: customerAccess,
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    textField('display_name', { description: 'What the customer calls it, for example Workshop.' }),
    { type: 'row', fields: [textField('first_name'), textField('last_name')] },
    { type: 'row', fields: [textField('email'), textField('phone')] },
    textField('company'),
    textField('street_address', { required: true }),
    textField('street_address_1', { label: 'Second line' }),
    {
      type: 'row',
      fields: [textField('postcode', { required: true }), textField('city', { required: true })],
    },
    { type: 'row', fields: [textField('state'), textField('country')] },
    flagField('enabled', { defaultValue: true, inSidebar: true }),
  ],
});
