import { customerAccess } from '../../cms/access/permissions.ts';
import { imageField } from '../../cms/fields/media.ts';
import { flagField, textField } from '../../cms/fields/text.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

/** Customers' saved addresses (spec point 3). A disabled one is kept for the orders that refer to it. */
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
    textField('display_name', { description: 'The customer’s name for it, such as Workshop.' }),
    { type: 'row', fields: [textField('first_name'), textField('last_name')] },
    { type: 'row', fields: [textField('email'), textField('phone')] },
    textField('company'),
    textField('street_address', { required: true }),
    textField('street_address_1', { label: 'Address line 2' }),
    {
      type: 'row',
      fields: [textField('postcode', { required: true }), textField('city', { required: true })],
    },
    { type: 'row', fields: [textField('state'), textField('country')] },
    imageField('image', {
      label: 'Picture',
      description: 'One of the library that the customer’s app gave it.',
    }),
    flagField('enabled', { defaultValue: true, inSidebar: true }),
  ],
});
