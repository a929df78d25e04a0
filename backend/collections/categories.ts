import { groupsField } from '../fields/groups.ts';
import { imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { slugField } from '../fields/slug.ts';
import { linkField, sortField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Racing categories (spec point 3). Their rounds are those that name them. */
export const categories = contentCollection({
  slug: 'categories',
  admin: {
    group: 'Racing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'groups', 'sort'],
    listSearchableFields: ['name', 'url'],
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    richTextField('information'),
    imageField('hero_photo', { label: 'Large photo' }),
    imageField('logo'),
    linkField('website'),
    { type: 'row', fields: [linkField('facebook'), linkField('instagram')] },
    slugField(),
    groupsField('Category'),
    sortField(),
  ],
});
