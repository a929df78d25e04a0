import type { Field } from 'payload';
import { refundPanelField } from '../refunds/panel-field.ts';
import { ORDER_STATUSES } from '../../../lib/contract/entities/documents.ts';
import { isShopkeeper } from '../../cms/access/permissions.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, innerData, keyField, notedAt } from '../../cms/fields/records.ts';
import { flagField, longTextField, textField } from '../../cms/fields/text.ts';
import { keepConcurrentChanges } from '../../cms/hooks/keep-concurrent-changes.ts';
import { moveOrderAlong } from '../orders/send-order.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** The fields that editors may change; everything else stays as ordered (`orders/send-order.ts`). */
const CHANGEABLE: ReadonlySet<string> = new Set(['status', 'tracking']);

const asOrdered = (field: Field): Field =>
  field.type === 'ui' || ('name' in field && CHANGEABLE.has(field.name))
    ? field
    : Object.assign(field, { admin: { ...field.admin, readOnly: true } });

/** The buyer of an order placed without an account; kept when the order later joins an account. */
const GUEST_FIELDS: Field[] = [
  textField('guest_email', {
    label: 'Guest’s email address',
    description: 'Of someone who ordered without an account.',
    index: true,
  }),
  textField('guest_first_name', { label: 'Guest’s first name' }),
  textField('guest_last_name', { label: 'Guest’s last name' }),
  { ...textField('guest_session', { index: true }), admin: { hidden: true } },
];

const FIELDS: Field[] = [
  {
    ...choiceField('status', ORDER_STATUSES, {
      defaultValue: 'placed',
      description:
        'placed → paid → packed → sent. Cancel or refund orders below, in full or in part. For pick-up orders, sent tells the customer that the order is ready. An order with only tickets is sent automatically once it’s paid.',
    }),
    required: true,
    index: true,
  },
  refundPanelField,
  longTextField('summary', { label: 'Items' }),
  longTextField('address_text', { label: 'To' }),
  textField('shipping_name', { label: 'Delivery method' }),
  longTextField('note', { label: 'Customer note' }),
  textField('tracking', {
    label: 'Tracking number',
    description:
      'The carrier’s tracking number, or the address of its tracking page. It’s in the email that tells the customer it’s been sent, and on their order’s page, as a link if the delivery method names NZ Post, Aramex, DHL, FedEx, UPS or Australia Post.',
  }),
  customerField(),
  ...GUEST_FIELDS,
  centsField('subtotal_cents'),
  centsField('discount_cents'),
  centsField('shipping_cents', { label: 'Delivery' }),
  centsField('surcharge_cents'),
  centsField('credit_cents', { label: 'Paid with credit or a gift voucher' }),
  { name: 'voucher', label: 'Gift voucher', type: 'relationship', relationTo: 'gift-vouchers', index: true },
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
  // For limits per customer (`purchase-limits/buyer.ts`).
  { ...textField('buyer_key', { index: true }), admin: { hidden: true } },
];

/** Orders. Editors move them from status to status; everything else stays as ordered. */
export const orders = recordCollection({
  slug: 'orders',
  admin: {
    group: 'Shop',
    useAsTitle: 'id',
    defaultColumns: ['id', 'customer', 'guest_email', 'status', 'total_cents', 'shipping_name', 'createdAt'],
    description:
      'Cancelling or refunding an order puts its items back in stock and returns the customer’s money.',
  },
  access: { update: isShopkeeper },
  // A status change emails the customer: nobody should send many at once by mistake.
  disableBulkEdit: true,
  hooks: { beforeChange: [moveOrderAlong, keepConcurrentChanges] },
  fields: FIELDS.map(asOrdered),
});
