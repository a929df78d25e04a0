import { linkField, sortField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Links, listed under the link that is their parent (spec point 3). */
export const links = contentCollection({
  slug: 'links',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'link', 'parent', 'sort'],
    description: 'A link without a parent is a list; the links under it are what a Links block shows.',
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    linkField('link'),
    textField('icon', { description: 'Name of an icon, for example ticket or calendar.' }),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'links',
      index: true,
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    },
    sortField(),
  ],
});
