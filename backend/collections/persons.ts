import { groupsField } from '../fields/groups.ts';
import { imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { sortField, textField } from '../fields/text.ts';
import { fullNameField } from '../fields/full-name.ts';
import { contentCollection } from './content-collection.ts';

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
    textField('title', { label: 'Role', description: 'For example Clerk of the course.' }),
    { type: 'row', fields: [{ name: 'email', type: 'email' }, textField('phone')] },
    richTextField('description'),
    imageField('photo'),
    fullNameField(),
    groupsField('Person'),
    sortField(),
  ],
});
