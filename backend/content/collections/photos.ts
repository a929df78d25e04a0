import { imageField } from '../../cms/fields/media.ts';
import { longTextField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Single photos with captions (spec point 3). */
export const photos = contentCollection({
  slug: 'photos',
  admin: { group: 'Media', useAsTitle: 'name', defaultColumns: ['name', 'image', 'updatedAt'] },
  fields: [
    textField('name', { required: true }),
    longTextField('description'),
    imageField('image', { required: true }),
  ],
});
