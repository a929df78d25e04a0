import { secretAccess } from '../access/permissions.ts';
import { ownCollection } from './own-collection.ts';
import { momentField } from '../fields/moment.ts';
import { longTextField, numberField, textField } from '../fields/text.ts';

/**
 * The office's comments on a record or one of its blocks. They belong to no version: publishing and restoring leave them unchanged. Only
 * accessible through their own calls (`../comments/comment-endpoints.ts`).
 */
export const comments = ownCollection({
  slug: 'comments',
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  timestamps: true,
  fields: [
    textField('model', { required: true, index: true }),
    numberField('document_id', { required: true }),
    // A block keeps its id when it is moved. Once the block is gone, its comments count as the record's.
    textField('block_id'),
    textField('block_name'),
    // In a reply, the comment that started the thread.
    { ...numberField('thread'), index: true },
    longTextField('text', { required: true }),
    numberField('author', { required: true }),
    numberField('resolved_by'),
    momentField('resolved_at'),
  ],
});
