import { PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../payments/payment.ts';
import { choiceField } from '../fields/choices.ts';
import { centsField, customerField, innerData, keyField, notedAt } from '../fields/records.ts';
import { flagField, numberField, textField } from '../fields/text.ts';
import { recordCollection } from './record-collection.ts';

/** What is paid through the payment gateway: one record a visit to its page. */
export const payments = recordCollection({
  slug: 'payments',
  admin: {
    group: 'Shop',
    useAsTitle: 'id',
    defaultColumns: ['id', 'purpose', 'amount_cents', 'status', 'customer', 'createdAt'],
    description: 'What the gateway says decides; it is asked every minute.',
  },
  fields: [
    choiceField('purpose', PAYMENT_PURPOSES),
    { ...choiceField('status', PAYMENT_STATUSES, { defaultValue: 'open' }), required: true, index: true },
    centsField('amount_cents', { label: 'Amount without surcharge' }),
    centsField('surcharge_cents'),
    textField('description'),
    numberField('subject', { label: 'Number of the order or submission', index: true }),
    customerField(),
    numberField('supplier', { defaultValue: 1 }),
    choiceField('gateway', ['sandbox', 'stripe']),
    { ...keyField('gateway_reference', { isShown: true }), label: 'Reference at the gateway' },
    notedAt('paid_at'),
    notedAt('fulfilled_at', { label: 'Carried out', index: true }),
    notedAt('refunded_at'),
    { ...flagField('refund_wanted', { label: 'To be paid back', index: true }) },
    textField('email'),
    textField('language'),
    { ...keyField('reference'), required: true },
    { ...keyField('token_hash'), required: true },
    keyField('caller_key'),
    { ...textField('request_hash'), admin: { hidden: true } },
    { ...textField('address'), admin: { hidden: true } },
    { ...textField('return_url'), admin: { hidden: true } },
    innerData('details'),
  ],
});
