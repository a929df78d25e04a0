import type { CollectionAfterDeleteHook, Field } from 'payload';
import { formSubmissionEndpoints } from '../cms-endpoints.ts';
import { HANDLING, HANDLING_LABELS, SUBMISSION_STATUSES } from '../submission.ts';
import { removeReplies } from '../office/replies.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { afterCommit } from '../../kernel/database/transactions.ts';
import { visibleChange } from '../../kernel/events.ts';
import { isEditor, isShopkeeper } from '../../cms/access/permissions.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { customerField, innerData, keyField } from '../../cms/fields/records.ts';
import { longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { removeSubmissionFiles } from '../files.ts';
import { refundPanelField } from '../../commerce/refunds/panel-field.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Announces that a deleted booking has released its places. */
const freePlaces: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const form = await findOne(req.payload, 'forms', { id: { equals: refId(doc.form) ?? 0 } }, 'all');
  // Counted after the commit, when it is gone.
  if (typeof form?.places === 'number')
    afterCommit(req, () => visibleChange({ model: 'forms', id: form.id }));
};

/** Makes a field read-only: nobody changes an answer. */
const asSent = (field: Field): Field =>
  'name' in field && field.type !== 'ui' ? Object.assign(field, { access: { update: () => false } }) : field;

const FIELDS: Field[] = [
  textField('form_name', { label: 'Form' }),
  {
    ...choiceField('status', SUBMISSION_STATUSES, {
      description:
        'Received means it was free of charge. Unpaid means its places were released. Test means it was sent from the form’s preview.',
      defaultValue: 'received',
    }),
    required: true,
  },
  longTextField('text', { label: 'Answers', description: 'As they were sent. They can’t be changed.' }),
  {
    name: 'replies_shown',
    type: 'ui',
    admin: { components: { Field: '/forms/office/reply-panel.client.tsx#ReplyPanel' } },
  },
  refundPanelField,
  {
    name: 'cancel_shown',
    type: 'ui',
    admin: { components: { Field: '/forms/office/cancel-panel.client.tsx#CancelPanel' } },
  },
  {
    name: 'files_shown',
    type: 'ui',
    admin: { components: { Field: '/forms/submission-files.client.tsx#SubmissionFiles' } },
  },
  { ...textField('summary'), admin: { hidden: true } },
  {
    name: 'form',
    type: 'relationship',
    relationTo: 'forms',
    index: true,
    admin: { description: 'The form as it is now. It may have changed since.' },
  },
  { ...customerField(), admin: { description: 'Whoever was signed in when it was sent.' } },
  {
    name: 'payment',
    type: 'relationship',
    relationTo: 'payments',
    index: true,
    admin: { description: 'How it was paid, if it costs something.' },
  },
  innerData('answers'),
  innerData('files'),
  { ...textField('sender'), admin: { hidden: true } },
  { ...textField('language'), admin: { hidden: true } },
  keyField('caller_key'),
  { ...textField('request_hash'), admin: { hidden: true } },
  keyField('captcha'),
  { ...numberField('places', { label: 'Places', defaultValue: 1, step: 1 }), admin: { hidden: true } },
  innerData('lines'),
];

/** Form submissions. Editors mark those that they have dealt with, and may delete one, which also deletes its files. */
export const formSubmissions = recordCollection({
  slug: 'form-submissions',
  labels: { singular: 'Form submission', plural: 'Form submissions' },
  admin: {
    group: 'Site',
    useAsTitle: 'form_name',
    defaultColumns: ['form_name', 'summary', 'createdAt', 'status', 'handling', 'notes'],
    listSearchableFields: ['form_name', 'summary', 'text'],
    components: { beforeListTable: ['/forms/office/submission-filters.client.tsx#SubmissionFilters'] },
  },
  access: { update: isShopkeeper, delete: isEditor },
  hooks: { beforeDelete: [removeReplies], afterDelete: [removeSubmissionFiles, freePlaces] },
  endpoints: formSubmissionEndpoints,
  fields: [
    {
      ...choiceField('handling', HANDLING, {
        label: 'Progress',
        defaultValue: 'new',
        labels: HANDLING_LABELS,
      }),
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Dealt with takes it off the list on the home screen.',
        isClearable: false,
      },
    },
    {
      ...longTextField('notes', {
        label: 'Notes',
        description: 'Only the office can see these.',
        inSidebar: true,
      }),
    },
    ...FIELDS.map(asSent),
  ],
});
