import { flagField, longTextField, numberField, sortField, textField } from '../fields/text.ts';
import { readPostcodes } from '../shop/zones.ts';
import { contentCollection } from './content-collection.ts';

/** Ways to get the goods. One is quoted for a place where its country and its postcodes fit. */
export const shippingTypes = contentCollection({
  slug: 'shipping-types',
  labels: { singular: 'Shipping type', plural: 'Shipping types' },
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'countries', 'postcodes', 'is_pick_up', 'is_enabled'],
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    numberField('price', { label: 'Price in dollars', required: true, min: 0, step: 0.01 }),
    numberField('free_from', { label: 'Free from goods for dollars', min: 0, step: 0.01 }),
    textField('countries', { description: 'Names with commas between them; empty for every country.' }),
    {
      ...longTextField('postcodes', {
        description: 'Codes and ranges with commas between them, for example 0110-2699, 3110; empty for all.',
      }),
      validate: (value: string | null | undefined) =>
        readPostcodes(value ?? '') !== null || 'Write codes and ranges, for example 0110-2699, 3110.',
    },
    flagField('is_pick_up', { label: 'Fetched by the customer', inSidebar: true }),
    flagField('is_enabled', { label: 'Offered', defaultValue: true, inSidebar: true }),
    sortField(),
  ],
});
