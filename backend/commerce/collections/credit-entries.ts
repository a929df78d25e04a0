import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, keyField } from '../../cms/fields/records.ts';
import { numberField } from '../../cms/fields/text.ts';
import { CREDIT_REASONS } from '../money/reasons.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** The ledger of credit and vouchers: entries are added, never changed. A customer's balance is their sum; a voucher's comes on top of its amount. */
export const creditEntries = recordCollection({
  slug: 'credit-entries',
  labels: { singular: 'Credit entry', plural: 'Credit entries' },
  admin: {
    group: 'Shop',
    useAsTitle: 'reference',
    defaultColumns: ['customer', 'voucher', 'cents', 'reason', 'reference', 'createdAt'],
    description:
      'Credit used is negative. An entry belongs to a customer or, if a guest paid with one, to a gift voucher.',
  },
  fields: [
    customerField(),
    { name: 'voucher', type: 'relationship', relationTo: 'gift-vouchers', index: true },
    { ...numberField('supplier', { required: true, defaultValue: 1 }) },
    centsField('cents'),
    choiceField('reason', CREDIT_REASONS),
    { ...keyField('reference', { isShown: true }), required: true },
  ],
});
