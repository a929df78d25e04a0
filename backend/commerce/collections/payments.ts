import { PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../orders-and-payments.ts';
import { DIFFERENCES, DIFFERENCE_TITLES } from '../payments/difference.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, innerData, keyField, notedAt } from '../../cms/fields/records.ts';
import { flagField, numberField, textField } from '../../cms/fields/text.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Payments through the gateway: one record per payment page. */
export const payments = recordCollection({
  slug: 'payments',
  admin: {
    group: 'Shop',
    useAsTitle: 'id',
    defaultColumns: ['id', 'purpose', 'amount_cents', 'status', 'customer', 'createdAt'],
    description: 'Set by the payment gateway, which is checked every minute, then less often.',
  },
  fields: [
    choiceField('purpose', PAYMENT_PURPOSES),
    { ...choiceField('status', PAYMENT_STATUSES, { defaultValue: 'open' }), required: true, index: true },
    centsField('amount_cents', { label: 'Amount without surcharge' }),
    centsField('surcharge_cents'),
    textField('description'),
    numberField('subject', { label: 'Order or submission number', index: true }),
    customerField(),
    numberField('supplier', { defaultValue: 1 }),
    choiceField('gateway', ['sandbox', 'stripe']),
    { ...keyField('gateway_reference', { isShown: true }), label: 'Gateway reference' },
    notedAt('paid_at'),
    notedAt('fulfilled_at', { label: 'Fulfilled', index: true }),
    notedAt('refunded_at'),
    choiceField('difference', DIFFERENCES, {
      label: 'Differs from the gateway',
      labels: DIFFERENCE_TITLES,
      description: 'Compared with the gateway’s records every day for two months. Takings says what to do.',
    }),
    { ...notedAt('compared_at', { label: 'Compared with the gateway', index: true }) },
    { ...flagField('refund_wanted', { label: 'To be refunded', index: true }) },
    notedAt('next_try_at', { label: 'Next check', index: true }),
    { ...numberField('tries', { defaultValue: 0 }), admin: { hidden: true } },
    textField('email'),
    textField('language'),
    { ...keyField('reference'), required: true },
    { ...keyField('token_hash'), required: true },
    keyField('caller_key'),
    { ...textField('request_hash'), admin: { hidden: true } },
    // For the limit of gift vouchers (`vouchers/voucher-limit.ts`).
    { ...textField('buyer_key', { index: true }), admin: { hidden: true } },
    { ...textField('address'), admin: { hidden: true } },
    { ...textField('return_url'), admin: { hidden: true } },
    innerData('details'),
  ],
});
