import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { enabledField, sortField, textField } from '../../cms/fields/text.ts';
import { fullNameField } from '../../cms/fields/full-name.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Staff and contacts (spec point 3). */
export const persons = contentCollection({
  slug: 'persons',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    group: 'People and partners',
    useAsTitle: 'full_name',
    defaultColumns: ['full_name', 'title', 'email', 'phone', 'sort'],
    listSearchableFields: ['full_name', 'title', 'email'],
  },
  defaultSort: 'sort',
  fields: [
    { type: 'row', fields: [textField('first_name'), textField('last_name')] },
    textField('title', { label: 'Role', description: 'Such as Clerk of the course.' }),
    { type: 'row', fields: [{ name: 'email', type: 'email' }, textField('phone')] },
    richTextField('description'),
    imageField('photo'),
    fullNameField(),
    groupsField('Person'),
    sortField(),
    enabledField(),
  ],
});
