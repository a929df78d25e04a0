import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { linkField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { classColoursField } from './class-colours.ts';
import { raiseEntriesOfCategory } from './raise-revisions.ts';

/** Racing categories (spec point 3). A category's rounds are those that list it. */
export const categories = contentCollection({
  slug: 'categories',
  admin: {
    group: 'Racing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'groups', 'sort'],
    listSearchableFields: ['name', 'url'],
  },
  defaultSort: 'sort',
  hooks: { afterChange: [raiseEntriesOfCategory] },
  fields: [
    textField('name', { required: true }),
    richTextField('information'),
    imageField('hero_photo', { label: 'Large photo' }),
    imageField('logo'),
    linkField('website'),
    { type: 'row', fields: [linkField('facebook'), linkField('instagram')] },
    classColoursField,
    slugField(),
    groupsField('Category'),
    sortField(),
  ],
});
