import { groupsField } from '../fields/groups.ts';
import { imageField } from '../fields/media.ts';
import { slugField } from '../fields/slug.ts';
import { sortField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Galleries: slides in an order (spec point 3). */
export const galleries = contentCollection({
  slug: 'galleries',
  admin: { group: 'Media', useAsTitle: 'name', defaultColumns: ['name', 'url', 'groups', 'sort'] },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    { type: 'row', fields: [textField('heading'), textField('sub_heading')] },
    imageField('image', { label: 'Tile picture', description: "Empty for the first slide's." }),
    {
      name: 'slides',
      type: 'relationship',
      relationTo: 'slides',
      hasMany: true,
      admin: { description: 'Drag to change their order.' },
    },
    slugField(),
    groupsField('Gallery'),
    sortField(),
  ],
});
