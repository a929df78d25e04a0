import { imageField } from '../../cms/fields/media.ts';
import { enabledField, linkField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Links, listed under the link that is their parent (spec point 3). */
export const links = contentCollection({
  slug: 'links',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'link', 'parent', 'sort'],
    description: 'A link without a parent is a list. A Links block shows the links under it.',
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    linkField('link'),
    textField('icon', { description: 'The name of an icon, such as ticket or calendar.' }),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'links',
      index: true,
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    },
    imageField('image', { description: 'Shown in place of the icon.' }),
    sortField(),
    enabledField(),
  ],
});
