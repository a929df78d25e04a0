import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { textField } from '../../cms/fields/text.ts';
import { fullNameField, recordName } from '../../cms/fields/full-name.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Drivers (spec point 3), each with their category. */
export const drivers = contentCollection({
  slug: 'drivers',
  admin: {
    group: 'Racing',
    useAsTitle: 'full_name',
    defaultColumns: ['full_name', 'race_number', 'category', 'vehicle', 'groups'],
    listSearchableFields: ['full_name', 'race_number', 'vehicle'],
  },
  defaultSort: 'last_name',
  fields: [
    { type: 'row', fields: [textField('first_name'), textField('last_name', { required: true })] },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'relationship',
          relationTo: 'categories',
          index: true,
          admin: { description: 'The category they race in. Shown on their page and in lists.' },
        },
        textField('race_number', { description: 'As on the car, including leading zeros.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        textField('vehicle', { description: 'Make and model of the car.' }),
        textField('sponsor', {
          label: 'Team or sponsor',
          description: 'Links to the team’s page if it’s spelt as in the entry lists.',
        }),
      ],
    },
    textField('hometown', { description: 'Where they’re from, such as Timaru.' }),
    imageField('headshot_photo', {
      label: 'Portrait',
      description: 'Shown upright (3:4) on their page and in lists of drivers.',
    }),
    fullNameField(),
    slugField({ from: recordName }),
    groupsField('Driver'),
  ],
});
