import type { Field } from 'payload';
import { ORDER_STATUSES } from '../../lib/contract/entities/documents.ts';
import { isEditor } from '../access/is-editor.ts';
import { choiceField } from '../fields/choices.ts';
import { centsField, customerField, innerData, keyField, notedAt } from '../fields/records.ts';
import { flagField, longTextField, textField } from '../fields/text.ts';
import { moveOrderAlong } from '../shop/order-hooks.ts';
import { recordCollection } from './record-collection.ts';

/** What an editor may change; everything else stays as it was ordered (`shop/order-hooks.ts`). */
const CHANGEABLE: ReadonlySet<string> = new Set(['status', 'tracking']);

const asOrdered = (field: Field): Field =>
  'name' in field && CHANGEABLE.has(field.name)
    ? field
    : Object.assign(field, { admin: { ...field.admin, readOnly: true } });

const FIELDS: Field[] = [
  {
    ...choiceField('status', ORDER_STATUSES, {
      defaultValue: 'placed',
      description: 'placed → paid → packed → sent; cancelled from placed; refunded from paid, packed, sent.',
    }),
    required: true,
    index: true,
  },
  longTextField('summary', { label: 'Goods' }),
  longTextField('address_text', { label: 'To' }),
  textField('shipping_name', { label: 'Shipping' }),
  longTextField('note', { label: 'Note of the customer' }),
  textField('tracking', {
    label: 'Tracking number',
    description: 'Stands in the mail that says it was sent.',
  }),
  customerField(),
  centsField('subtotal_cents'),
  centsField('discount_cents'),
  centsField('shipping_cents'),
  centsField('surcharge_cents'),
  centsField('credit_cents', { label: 'Paid by credit' }),
  centsField('total_cents'),
  textField('promotion_code'),
  { name: 'promotion', type: 'relationship', relationTo: 'promotion-codes', admin: { hidden: true } },
  { name: 'shipping_type', type: 'relationship', relationTo: 'shipping-types', admin: { hidden: true } },
  { name: 'payment', type: 'relationship', relationTo: 'payments', index: true },
  notedAt('paid_at'),
  { ...notedAt('finished_at'), admin: { hidden: true } },
  { ...flagField('stock_held'), admin: { hidden: true } },
  innerData('lines'),
  innerData('address'),
  textField('payment_type'),
  { ...textField('language'), admin: { hidden: true } },
  { ...keyField('reference'), required: true },
  keyField('caller_key'),
  { ...textField('request_hash'), admin: { hidden: true } },
];

/** Orders. An editor moves them along; everything else in them stays as it was ordered. */
export const orders = recordCollection({
  slug: 'orders',
  admin: {
    group: 'Shop',
    useAsTitle: 'id',
    defaultColumns: ['id', 'customer', 'status', 'total_cents', 'shipping_name', 'createdAt'],
    description: 'Cancelling or paying back returns the goods to stock and the money.',
  },
  access: { update: isEditor },
  hooks: { beforeChange: [moveOrderAlong] },
  fields: FIELDS.map(asOrdered),
});
