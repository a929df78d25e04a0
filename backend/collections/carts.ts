import { customerField, keyField } from '../fields/records.ts';
import { numberField, textField } from '../fields/text.ts';
import { recordCollection } from './record-collection.ts';

/** Carts: a customer's own, or an anonymous one known by the hash of its key. */
export const carts = recordCollection({
  slug: 'carts',
  fields: [keyField('session_hash'), { ...customerField(), unique: true }],
});

/** What lies in carts: one line a size and set of additions. */
export const cartLines = recordCollection({
  slug: 'cart-lines',
  indexes: [{ fields: ['cart', 'sku', 'addons'], unique: true }],
  fields: [
    { name: 'cart', type: 'relationship', relationTo: 'carts', required: true, index: true },
    numberField('sku', { required: true }),
    textField('addons', { required: true }),
    numberField('qty', { required: true }),
  ],
});
