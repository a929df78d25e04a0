import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { linkField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { classColoursField } from './class-colours.ts';
import { raiseEntriesOfCategory } from './raise-revisions.ts';

const FULL_ADDRESS = 'The full address, starting with https://.';

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
    richTextField('information', { description: 'About the category, on its page.' }),
    imageField('hero_photo', {
      label: 'Large photo',
      description: 'Behind the name on the category’s page, and on its card in lists.',
    }),
    imageField('logo', { description: 'Shown beside the name, always on a white background.' }),
    linkField('website', { description: 'The category’s own site. Its page links there.' }),
    {
      type: 'row',
      fields: [
        linkField('facebook', { description: FULL_ADDRESS }),
        linkField('instagram', { description: FULL_ADDRESS }),
      ],
    },
    classColoursField,
    slugField(),
    groupsField('Category'),
    sortField(),
  ],
});
