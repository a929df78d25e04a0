import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { enabledField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { deleteSlidesOfGallery, deleteRemovedSlides } from '../galleries/delete-slides.ts';

/** Galleries: ordered slides (spec point 3), which the office fills with pictures (docs/decisions/0094). */
export const galleries = contentCollection({
  slug: 'galleries',
  admin: { group: 'Media', useAsTitle: 'name', defaultColumns: ['name', 'url', 'groups', 'sort'] },
  defaultSort: 'sort',
  hooks: { afterChange: [deleteRemovedSlides], afterDelete: [deleteSlidesOfGallery] },
  fields: [
    textField('name', { required: true }),
    {
      type: 'row',
      fields: [
        textField('heading', { description: 'Shown above the pictures. Leave blank for the name.' }),
        textField('sub_heading', { description: 'A line below the heading.' }),
      ],
    },
    imageField('image', { label: 'Tile picture', description: 'Leave blank to use the first picture.' }),
    {
      name: 'slides',
      type: 'relationship',
      relationTo: 'slides',
      hasMany: true,
      label: 'Pictures',
      admin: {
        description: 'Drag a picture by its thumbnail to move it, or use its arrows.',
        components: { Field: '/content/galleries/pictures-field.client.tsx#GalleryPictures' },
      },
    },
    slugField(),
    groupsField('Gallery', { description: 'Where it’s listed, for blocks that only show one group.' }),
    sortField(),
    enabledField(),
  ],
});
