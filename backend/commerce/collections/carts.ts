import { customerField, keyField } from '../../cms/fields/records.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Carts: a customer's, or an anonymous one identified by its key's hash; with the chosen promotion code and delivery method. */
export const carts = recordCollection({
  slug: 'carts',
  fields: [
    keyField('session_hash'),
    { ...customerField(), unique: true },
    textField('promotion_code'),
    numberField('shipping_type', { label: 'Delivery method' }),
    numberField('shipping_address', { label: 'Delivery address' }),
  ],
});

/** Cart contents: one line per SKU and set of add-ons. */
export const cartLines = recordCollection({
  slug: 'cart-lines',
  labels: { singular: 'Cart line', plural: 'Cart lines' },
  indexes: [{ fields: ['cart', 'sku', 'addons'], unique: true }, { fields: ['sku', 'held_until'] }],
  fields: [
    { name: 'cart', type: 'relationship', relationTo: 'carts', required: true, index: true },
    numberField('sku', { required: true }),
    textField('addons', { required: true }),
    numberField('qty', { required: true }),
    numberField('held_qty', { label: 'Held for its cart' }),
    numberField('held_until', { label: 'Held until (milliseconds since 1970)' }),
  ],
});
