import { groupsField } from '../fields/groups.ts';
import { imageField } from '../fields/media.ts';
import { slugField } from '../fields/slug.ts';
import { textField } from '../fields/text.ts';
import { fullName, fullNameField } from '../fields/full-name.ts';
import { contentCollection } from './content-collection.ts';

/** Drivers (spec point 3), each with the category it races in. */
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
        { name: 'category', type: 'relationship', relationTo: 'categories', index: true },
        textField('race_number', { description: 'As on the car; leading zeros count.' }),
      ],
    },
    { type: 'row', fields: [textField('vehicle'), textField('sponsor', { label: 'Team or sponsor' })] },
    textField('hometown'),
    imageField('headshot_photo', { label: 'Portrait' }),
    fullNameField(),
    slugField({ from: fullName }),
    groupsField('Driver'),
  ],
});
