import { imageField } from '../../cms/fields/media.ts';
import { enabledField, longTextField, textField } from '../../cms/fields/text.ts';
import { hiddenFromAllButAdmins } from '../../cms/access/hidden-from-officers.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Single photos with captions (spec point 3), for callers of the contract: no screen of the site shows them. */
export const photos = contentCollection({
  slug: 'photos',
  admin: {
    group: 'Media',
    hidden: hiddenFromAllButAdmins,
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'updatedAt'],
  },
  fields: [
    textField('name', { required: true }),
    longTextField('description'),
    imageField('image', { required: true }),
    enabledField(),
  ],
});
