import { formSubmissionEndpoints } from '../forms/cms-endpoints.ts';
import { SUBMISSION_STATUSES } from '../forms/submission.ts';
import { isEditor } from '../access/is-editor.ts';
import { choiceField } from '../fields/choices.ts';
import { customerField, innerData, keyField } from '../fields/records.ts';
import { longTextField, textField } from '../fields/text.ts';
import { removeSubmissionFiles } from '../forms/files.ts';
import { recordCollection } from './record-collection.ts';

/** What visitors sent with forms. Editors may delete a submission, and its files go with it. */
export const formSubmissions = recordCollection({
  slug: 'form-submissions',
  labels: { singular: 'Form submission', plural: 'Form submissions' },
  admin: {
    group: 'Site',
    useAsTitle: 'form_name',
    defaultColumns: ['form_name', 'summary', 'status', 'customer', 'createdAt'],
    listSearchableFields: ['form_name', 'summary', 'text'],
    components: { beforeListTable: ['/components/export-submissions.client.tsx#ExportSubmissions'] },
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
      admin: { components: { Field: '/components/submission-files.client.tsx#SubmissionFiles' } },
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
