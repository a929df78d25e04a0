import { choiceField } from '../fields/choices.ts';
import { centsField, customerField, keyField, notedAt } from '../fields/records.ts';
import { textField } from '../fields/text.ts';
import { voucherEndpoints } from '../vouchers/cms-endpoints.ts';
import { VOUCHER_STATUSES } from '../vouchers/voucher.ts';
import { recordCollection } from './record-collection.ts';

/** Gift vouchers that were sold. Of a code only a hash and the last four characters are kept. */
export const giftVouchers = recordCollection({
  slug: 'gift-vouchers',
  labels: { singular: 'Gift voucher', plural: 'Gift vouchers' },
  admin: {
    group: 'Shop',
    useAsTitle: 'last4',
    defaultColumns: ['last4', 'amount_cents', 'status', 'expires_on', 'buyer_email', 'redeemed_by'],
    listSearchableFields: ['last4', 'buyer_email'],
    components: {
      edit: { beforeDocumentControls: ['/components/voucher-actions.client.tsx#VoucherActions'] },
    },
  },
  endpoints: voucherEndpoints,
  fields: [
    textField('last4', { label: 'Last characters of the code' }),
    centsField('amount_cents'),
    { ...choiceField('status', VOUCHER_STATUSES, { defaultValue: 'active' }), required: true },
    textField('expires_on', { label: 'Last day' }),
    { name: 'theme', type: 'relationship', relationTo: 'gift-voucher-themes' },
    textField('buyer_email'),
    customerField('buyer'),
    customerField('redeemed_by'),
    notedAt('redeemed_at'),
    { name: 'payment', type: 'relationship', relationTo: 'payments', unique: true },
    { ...keyField('reference'), required: true },
    { ...keyField('code_hash'), required: true },
    keyField('redemption'),
    { ...textField('language'), admin: { hidden: true } },
  ],
});
