import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Galleries: ordered slides (spec point 3). */
export const galleries = contentCollection({
  slug: 'galleries',
  admin: { group: 'Media', useAsTitle: 'name', defaultColumns: ['name', 'url', 'groups', 'sort'] },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    { type: 'row', fields: [textField('heading'), textField('sub_heading')] },
    imageField('image', { label: 'Tile picture', description: 'Leave blank to use the first slide’s.' }),
    {
      name: 'slides',
      type: 'relationship',
      relationTo: 'slides',
      hasMany: true,
      admin: { description: 'Drag to reorder.' },
    },
    slugField(),
    groupsField('Gallery'),
    sortField(),
  ],
});
