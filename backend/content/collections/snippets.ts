import { groupsField } from '../../cms/fields/groups.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Short texts that several pages share (spec point 3). */
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
