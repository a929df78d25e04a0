import { numberField } from '../../cms/fields/text.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Units of a SKU that orders have taken in total, minus returns. See `catalogue/stock.ts`. */
export const stockLevels = recordCollection({
  slug: 'stock-levels',
  labels: { singular: 'Stock level', plural: 'Stock levels' },
  fields: [
    { ...numberField('sku', { required: true }), unique: true },
    numberField('taken', { required: true, defaultValue: 0 }),
  ],
});
