import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, keyField, notedAt } from '../../cms/fields/records.ts';
import { longTextField, textField } from '../../cms/fields/text.ts';
import { voucherEndpoints } from '../vouchers/cms-endpoints.ts';
import { showWhatIsLeft } from '../vouchers/show-what-is-left.ts';
import { VOUCHER_STATUSES } from '../vouchers/voucher.ts';
import { refundPanelField } from '../refunds/panel-field.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Gift vouchers sold. Only a hash and the last four characters of a code are stored. */
export const giftVouchers = recordCollection({
  slug: 'gift-vouchers',
  labels: { singular: 'Gift voucher', plural: 'Gift vouchers' },
  admin: {
    group: 'Shop',
    useAsTitle: 'last4',
    defaultColumns: [
      'last4',
      'amount_cents',
      'left_cents',
      'status',
      'expires_on',
      'buyer_email',
      'redeemed_by',
    ],
    listSearchableFields: ['last4', 'buyer_email', 'recipient_email'],
    components: {
      edit: { beforeDocumentControls: ['/commerce/vouchers/voucher-actions.client.tsx#VoucherActions'] },
    },
  },
  endpoints: voucherEndpoints,
  hooks: { afterRead: [showWhatIsLeft] },
  fields: [
    refundPanelField,
    textField('last4', { label: 'Last four characters of the code' }),
    centsField('amount_cents'),
    { ...centsField('left_cents', { label: 'Left', required: false }), virtual: true },
    { ...choiceField('status', VOUCHER_STATUSES, { defaultValue: 'active' }), required: true },
    textField('expires_on', { label: 'Last day' }),
    { name: 'theme', type: 'relationship', relationTo: 'gift-voucher-themes' },
    textField('buyer_email'),
    customerField('buyer'),
    textField('recipient_name', { description: 'Who it’s for. Blank if the buyer is keeping it.' }),
    textField('recipient_email'),
    longTextField('gift_message', { label: 'Message' }),
    textField('deliver_on', { label: 'Sent to the recipient on', index: true }),
    notedAt('delivered_at'),
    customerField('redeemed_by'),
    notedAt('redeemed_at'),
    { name: 'payment', type: 'relationship', relationTo: 'payments', unique: true },
    { ...keyField('reference'), required: true },
    { ...keyField('code_hash'), required: true },
    keyField('redemption'),
    { ...textField('language'), admin: { hidden: true } },
  ],
});
