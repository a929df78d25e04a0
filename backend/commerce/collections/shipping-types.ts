import { hiddenOutsideShop } from '../../cms/access/hidden-from-officers.ts';
import { isShopkeeper, shopAccess } from '../../cms/access/permissions.ts';
import { flagField, longTextField, numberField, sortField, textField } from '../../cms/fields/text.ts';
import { readPostcodes } from '../cart/zones.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Delivery methods. A method is offered for destinations that match its countries and postcodes. */
export const shippingTypes = contentCollection({
  slug: 'shipping-types',
  access: { ...shopAccess, read: isShopkeeper },
  labels: { singular: 'Delivery method', plural: 'Delivery methods' },
  admin: {
    group: 'Shop',
    hidden: hiddenOutsideShop,
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'countries', 'postcodes', 'is_pick_up', 'is_enabled'],
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    numberField('price', { label: 'Price (dollars)', required: true, min: 0, step: 0.01 }),
    numberField('free_from', { label: 'Free from (dollars)', min: 0, step: 0.01 }),
    textField('countries', {
      description: 'Country names separated by commas. Leave blank for every country.',
    }),
    {
      ...longTextField('postcodes', {
        description: 'Codes and ranges separated by commas, such as 0110-2699, 3110. Leave blank for all.',
      }),
      validate: (value: string | null | undefined) =>
        readPostcodes(value ?? '') !== null || 'Enter codes and ranges, such as 0110-2699, 3110.',
    },
    flagField('is_pick_up', { label: 'Customer pick-up', inSidebar: true }),
    flagField('is_enabled', { label: 'Available', defaultValue: true, inSidebar: true }),
    sortField(),
  ],
});
