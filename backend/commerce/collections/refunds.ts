import { INVOICE_KINDS } from '../../../lib/contract/entities/documents.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, innerData, keyField, notedAt } from '../../cms/fields/records.ts';
import { longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';
import { refundEndpoints } from '../refunds/cms-endpoints.ts';

/** `owed`: the gateway hasn't confirmed the card's part yet. */
const REFUND_STATUSES = ['owed', 'done'] as const;

/** The ledger of refunds: one entry for each, written once. It determines what may still be refunded (`refunds/sale.ts`). */
export const refunds = recordCollection({
  slug: 'refunds',
  admin: {
    group: 'Shop',
    useAsTitle: 'number',
    defaultColumns: ['number', 'amount_cents', 'status', 'reason', 'account', 'requested_at'],
    listSearchableFields: ['number', 'reason', 'account'],
    description: 'Made on the order, voucher, booking or invoice, under Refund and cancel.',
  },
  endpoints: refundEndpoints,
  fields: [
    { ...keyField('number', { isShown: true }), required: true },
    choiceField('status', REFUND_STATUSES, { defaultValue: 'owed' }),
    centsField('amount_cents'),
    centsField('card_cents', { label: 'To the card' }),
    centsField('credit_cents', { label: 'To credit or a gift voucher' }),
    centsField('tax_cents', { label: 'GST included' }),
    longTextField('reason'),
    longTextField('cancelled', { label: 'Cancelled with it' }),
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders' },
    { name: 'payment', type: 'relationship', relationTo: 'payments', index: true },
    customerField(),
    choiceField('kind', INVOICE_KINDS),
    textField('gateway'),
    textField('account', { label: 'Made by' }),
    notedAt('requested_at', { index: true }),
    notedAt('done_at'),
    longTextField('last_error', { label: 'Last response from the gateway' }),
    notedAt('next_try_at', { label: 'Next attempt' }),
    { ...numberField('tries', { defaultValue: 0 }), admin: { hidden: true } },
    { ...notedAt('finished_at', { index: true }), admin: { hidden: true } },
    innerData('items'),
    { ...keyField('press'), required: true },
  ],
});
