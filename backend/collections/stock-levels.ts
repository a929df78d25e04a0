import { numberField } from '../fields/text.ts';
import { recordCollection } from './record-collection.ts';

/** How many pieces of a size orders have taken, ever, less what came back. See `shop/stock.ts`. */
export const stockLevels = recordCollection({
  slug: 'stock-levels',
  fields: [
    { ...numberField('sku', { required: true }), unique: true },
    numberField('taken', { required: true, defaultValue: 0 }),
  ],
});
