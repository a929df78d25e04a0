import { appendOnlyAccess } from '../access/permissions.ts';
import { choiceField } from '../fields/choices.ts';
import { textField, type SingleTextField } from '../fields/text.ts';
import { AUDITED_ACTIONS } from '../audit/actions.ts';
import { ownCollection } from './own-collection.ts';

const ACTION_LABELS = {
  created: 'Created',
  updated: 'Changed',
  published: 'Published',
  'published-alone': 'Published without a second person',
  'marked-ready': 'Marked as ready for review',
  'sent-back': 'Sent back',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  'schedule-failed': 'Scheduled change failed',
};

/** A column with a custom cell component. */
const withCell = (field: SingleTextField, cell: string): SingleTextField => ({
  ...field,
  admin: { ...field.admin, components: { Cell: `/cms/audit/audit-cells.client.tsx#${cell}` } },
});

/** Who did what to which record, and when. Only the program writes entries, and nobody changes them afterwards. */
export const auditEntries = ownCollection({
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  admin: {
    group: 'Administration',
    useAsTitle: 'document_title',
    description: 'Newest first. Can’t be changed.',
    defaultColumns: ['createdAt', 'account', 'action', 'model', 'document_title', 'changed_fields'],
    listSearchableFields: ['account', 'document_title', 'model'],
  },
  access: appendOnlyAccess,
  defaultSort: '-createdAt',
  timestamps: true,
  fields: [
    choiceField('action', AUDITED_ACTIONS, { labels: ACTION_LABELS }),
    // The account may be deleted; the entry stays.
    textField('account', { label: 'Account', index: true }),
    textField('role'),
    withCell(textField('model', { label: 'Record type', index: true }), 'ModelCell'),
    textField('document_id', { label: 'Record (number)', index: true }),
    withCell(textField('document_title', { label: 'Record' }), 'RecordCell'),
    withCell(textField('changed_fields', { label: 'What changed' }), 'ChangedCell'),
  ],
});
