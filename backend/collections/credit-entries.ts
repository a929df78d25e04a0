import { choiceField } from '../fields/choices.ts';
import { centsField, customerField, keyField } from '../fields/records.ts';
import { numberField } from '../fields/text.ts';
import { CREDIT_REASONS } from '../money/reasons.ts';
import { recordCollection } from './record-collection.ts';

/** The ledger of credit: entries are added, never changed. A balance is their sum. */
export const creditEntries = recordCollection({
  slug: 'credit-entries',
  labels: { singular: 'Credit entry', plural: 'Credit entries' },
  admin: {
    group: 'Shop',
    useAsTitle: 'reference',
    defaultColumns: ['customer', 'cents', 'reason', 'reference', 'createdAt'],
    description: 'What was used has a minus.',
  },
  fields: [
    customerField(),
    { ...numberField('supplier', { required: true, defaultValue: 1 }) },
    centsField('cents'),
    choiceField('reason', CREDIT_REASONS),
    { ...keyField('reference', { isShown: true }), required: true },
  ],
});
