import { formSubmissionEndpoints } from '../cms-endpoints.ts';
import { SUBMISSION_STATUSES } from '../submission.ts';
import { isEditor } from '../../cms/access/rules.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { customerField, innerData, keyField } from '../../cms/fields/records.ts';
import { longTextField, textField } from '../../cms/fields/text.ts';
import { removeSubmissionFiles } from '../files.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Form submissions. Editors may delete one, which also deletes its files. */
export const formSubmissions = recordCollection({
  slug: 'form-submissions',
  labels: { singular: 'Form submission', plural: 'Form submissions' },
  admin: {
    group: 'Site',
    useAsTitle: 'form_name',
    defaultColumns: ['form_name', 'summary', 'status', 'customer', 'createdAt'],
    listSearchableFields: ['form_name', 'summary', 'text'],
    components: { beforeListTable: ['/forms/export-submissions.client.tsx#ExportSubmissions'] },
  },
  access: { delete: isEditor },
  hooks: { afterDelete: [removeSubmissionFiles] },
  endpoints: formSubmissionEndpoints,
  fields: [
    textField('form_name', { label: 'Form' }),
    { ...choiceField('status', SUBMISSION_STATUSES, { defaultValue: 'received' }), required: true },
    longTextField('text', { label: 'Answers' }),
    {
      name: 'files_shown',
      type: 'ui',
      admin: { components: { Field: '/forms/submission-files.client.tsx#SubmissionFiles' } },
    },
    { ...textField('summary'), admin: { hidden: true } },
    { name: 'form', type: 'relationship', relationTo: 'forms', index: true },
    customerField(),
    { name: 'payment', type: 'relationship', relationTo: 'payments', index: true },
    innerData('answers'),
    innerData('files'),
    { ...textField('sender'), admin: { hidden: true } },
    { ...textField('language'), admin: { hidden: true } },
    keyField('caller_key'),
    { ...textField('request_hash'), admin: { hidden: true } },
    keyField('captcha'),
  ],
});
