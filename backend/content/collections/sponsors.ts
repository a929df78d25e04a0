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
    richTextField('information', { description: 'A short text for the sponsor’s card.' }),
    {
      type: 'row',
      fields: [
        imageField('logo', { label: 'Logo', description: 'Always shown on a white background.' }),
        imageField('logo_dark', {
          label: 'Logo for dark backgrounds',
          description: 'For apps that read the site’s data. The site itself shows the other one.',
        }),
      ],
    },
    imageField('hero_photo', {
      label: 'Large photo',
      description: 'At the top of the sponsor’s card. Leave blank to show only the logo.',
    }),
    {
      type: 'row',
      fields: [
        linkField('website', { description: 'The sponsor’s own site. The card links there.' }),
        linkField('facebook', { description: 'The full address, starting with https://.' }),
      ],
    },
    groupsField('Sponsor'),
    sortField(),
  ],
});
