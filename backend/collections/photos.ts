import { imageField } from '../fields/media.ts';
import { longTextField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Single photos with their words (spec point 3). */
export const photos = contentCollection({
  slug: 'photos',
  admin: { group: 'Media', useAsTitle: 'name', defaultColumns: ['name', 'image', 'updatedAt'] },
  fields: [
    textField('name', { required: true }),
    longTextField('description'),
    imageField('image', { required: true }),
  ],
});
