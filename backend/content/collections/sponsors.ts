import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { linkField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Sponsors (spec point 3). */
export const sponsors = contentCollection({
  slug: 'sponsors',
  admin: {
    group: 'People and partners',
    useAsTitle: 'name',
    defaultColumns: ['name', 'groups', 'website', 'sort'],
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    richTextField('information'),
    {
      type: 'row',
      fields: [
        imageField('logo', { label: 'Logo' }),
        imageField('logo_dark', { label: 'Logo for dark backgrounds' }),
      ],
    },
    imageField('hero_photo', { label: 'Large photo' }),
    { type: 'row', fields: [linkField('website'), linkField('facebook')] },
    groupsField('Sponsor'),
    sortField(),
  ],
});
