import { groupsField } from '../fields/groups.ts';
import { richTextField } from '../fields/rich-text.ts';
import { sortField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Small pieces of text that several pages show (spec point 3). */
export const snippets = contentCollection({
  slug: 'snippets',
  admin: { group: 'Site', useAsTitle: 'name', defaultColumns: ['name', 'groups', 'sort', 'updatedAt'] },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    richTextField('content', { label: 'Text' }),
    groupsField('Snippet'),
    sortField(),
  ],
});
