import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, keyField } from '../../cms/fields/records.ts';
import { numberField } from '../../cms/fields/text.ts';
import { CREDIT_REASONS } from '../money/reasons.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** The credit ledger: entries are added, never changed. The balance is their sum. */
export const creditEntries = recordCollection({
  slug: 'credit-entries',
  labels: { singular: 'Credit entry', plural: 'Credit entries' },
  admin: {
    group: 'Shop',
    useAsTitle: 'reference',
    defaultColumns: ['customer', 'cents', 'reason', 'reference', 'createdAt'],
    description: 'Credit used is negative.',
  },
  fields: [
    customerField(),
    { ...numberField('supplier', { required: true, defaultValue: 1 }) },
    centsField('cents'),
    choiceField('reason', CREDIT_REASONS),
    { ...keyField('reference', { isShown: true }), required: true },
  ],
});
