import { recordCollection } from '../../cms/collections/record-collection.ts';
import { keyField } from '../../cms/fields/records.ts';
import { longTextField, textField } from '../../cms/fields/text.ts';

/** The office's emailed replies to form submissions. Stored with the submission, and deleted with it. */
export const formReplies = recordCollection({
  slug: 'form-replies',
  labels: { singular: 'Reply', plural: 'Replies to submissions' },
  admin: { useAsTitle: 'text', defaultColumns: ['text', 'to', 'account', 'createdAt'] },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'form-submissions', index: true },
    longTextField('text'),
    textField('to'),
    textField('account', { label: 'Written by' }),
    keyField('key'),
  ],
});
