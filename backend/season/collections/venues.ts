import { imageField } from '../../cms/fields/media.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

const isTimeZone = (value: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};

/** Circuits (spec point 3). */
export const venues = contentCollection({
  slug: 'venues',
  admin: { group: 'Racing', useAsTitle: 'name', defaultColumns: ['name', 'corners', 'length', 'timezone'] },
  defaultSort: 'name',
  fields: [
    textField('name', { required: true }),
    {
      type: 'row',
      fields: [
        numberField('corners', { min: 0, step: 1 }),
        numberField('length', { label: 'Lap length (metres)', min: 0, step: 1 }),
      ],
    },
    {
      ...textField('timezone', {
        description: 'All round times are shown in it, such as Pacific/Auckland.',
        required: true,
      }),
      defaultValue: 'Pacific/Auckland',
      validate: (value: string | null | undefined) =>
        (value && isTimeZone(value)) || 'Use an IANA time zone such as Pacific/Auckland.',
    },
    imageField('circuit_layout', { description: 'A drawing of the track, as SVG if possible.' }),
    {
      name: 'address',
      type: 'group',
      fields: [
        textField('street_address'),
        {
          type: 'row',
          fields: [
            textField('suburb_name', { label: 'Suburb or town' }),
            textField('state', { label: 'Region' }),
          ],
        },
        { type: 'row', fields: [textField('postcode'), textField('country')] },
        {
          type: 'row',
          fields: [
            numberField('lat', { label: 'Latitude', min: -90, max: 90 }),
            numberField('lng', { label: 'Longitude', min: -180, max: 180 }),
          ],
        },
      ],
    },
  ],
});
