import { numberField, textField } from '../../cms/fields/text.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Units of a product that one buyer has taken in total, minus returns. See `purchase-limits/bought.ts`. */
export const boughtCounts = recordCollection({
  slug: 'bought-counts',
  labels: { singular: 'Bought count', plural: 'Bought counts' },
  fields: [
    textField('buyer', { required: true }),
    textField('thing', { required: true }),
    numberField('qty', { required: true, defaultValue: 0 }),
  ],
  indexes: [{ fields: ['buyer', 'thing'], unique: true }],
});
