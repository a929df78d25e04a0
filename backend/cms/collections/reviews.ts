import { secretAccess } from '../access/permissions.ts';
import { ownCollection } from './own-collection.ts';
import { choiceField } from '../fields/choices.ts';
import { momentField } from '../fields/moment.ts';
import { longTextField, numberField, textField } from '../fields/text.ts';

const REVIEW_STATES = ['waiting', 'sent-back'] as const;

/** Drafts that are waiting for a second person, and those sent back with a reason; at most one per record. */
export const reviews = ownCollection({
  slug: 'reviews',
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  timestamps: true,
  fields: [
    { ...textField('key', { required: true }), unique: true },
    textField('model', { required: true }),
    numberField('document_id', { required: true }),
    choiceField('state', REVIEW_STATES),
    numberField('author', { required: true }),
    momentField('asked_at', { required: true }),
    longTextField('note'),
    numberField('reviewer'),
    longTextField('reason'),
    momentField('answered_at'),
  ],
});
