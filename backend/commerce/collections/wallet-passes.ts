import { recordCollection } from '../../cms/collections/record-collection.ts';
import { secretField } from '../../cms/access/permissions.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { numberField, textField } from '../../cms/fields/text.ts';

/** Copies of passes on phones and at Google, which must follow changes. See `wallet/pass-copies.ts`. */
export const walletPasses = recordCollection({
  slug: 'wallet-passes',
  labels: { singular: 'Wallet pass', plural: 'Wallet passes' },
  admin: { useAsTitle: 'serial', defaultColumns: ['serial', 'language', 'changed_at', 'due_at'] },
  fields: [
    textField('serial', { required: true, index: true }),
    textField('subject', { required: true, index: true }),
    // Whoever has these can find out about the phone's passes, or wake it.
    { ...textField('device', { required: true }), access: secretField },
    { ...textField('push_token'), access: secretField },
    textField('language', { required: true }),
    // A hash of the pass as last sent.
    { ...textField('said'), admin: { hidden: true } },
    momentField('changed_at', { required: true }),
    momentField('due_at', { index: true }),
    { ...numberField('tries', { defaultValue: 0 }), admin: { hidden: true } },
  ],
  indexes: [{ fields: ['device', 'serial'], unique: true }],
});
