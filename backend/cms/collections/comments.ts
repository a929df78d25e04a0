import { secretAccess } from '../access/rules.ts';
import { ownCollection } from './own-collection.ts';
import { momentField } from '../fields/moment.ts';
import { longTextField, numberField, textField } from '../fields/text.ts';

/**
 * What the office says to each other about a record or one of its blocks. It belongs to no version: publishing and restoring leave it as it is.
 * Reached through calls of its own only (`../comments/comment-endpoints.ts`).
 */
export const comments = ownCollection({
  slug: 'comments',
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  timestamps: true,
  fields: [
    textField('model', { required: true, index: true }),
    numberField('document_id', { required: true }),
    // A block's id stays when it is moved, and is gone with it: then its comments are the record's.
    textField('block_id'),
    textField('block_name'),
    // A reply has the comment that began the thread.
    { ...numberField('thread'), index: true },
    longTextField('text', { required: true }),
    numberField('author', { required: true }),
    numberField('resolved_by'),
    momentField('resolved_at'),
  ],
});
