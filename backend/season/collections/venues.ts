import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { isTimeZone } from '../../../lib/shared/date-forms.ts';
import { imageField } from '../../cms/fields/media.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { raiseEntriesOfVenue } from './raise-revisions.ts';

const isLapTime = (value: string): boolean => /^(?:\d{1,2}:[0-5]\d|\d{1,2})\.\d{3}$/.test(value);

/** Circuits (spec point 3). */
export const venues = contentCollection({
  slug: 'venues',
  admin: {
    group: 'Racing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'corners', 'length', 'timezone', 'url'],
  },
  defaultSort: 'name',
  hooks: { afterChange: [raiseEntriesOfVenue] },
  fields: [
    textField('name', { required: true }),
    { ...slugField(), required: false },
    {
      type: 'row',
      fields: [
        numberField('corners', { min: 0, step: 1 }),
        numberField('length', { label: 'Lap length (metres)', min: 0, step: 1 }),
      ],
    },
    {
      ...textField('timezone', {
        description: `All round times are shown in this zone, such as ${CHAMPIONSHIP_TIME_ZONE}.`,
        required: true,
      }),
      defaultValue: CHAMPIONSHIP_TIME_ZONE,
      validate: (value: string | null | undefined) =>
        (value && isTimeZone(value)) || `Use an IANA time zone such as ${CHAMPIONSHIP_TIME_ZONE}.`,
    },
    imageField('circuit_layout', { description: 'A drawing of the track, as SVG if possible.' }),
    longTextField('corner_names', { description: 'One per line, in lap order.' }),
    {
      name: 'lap_record',
      label: 'Lap record',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...textField('time', { description: 'As on timing sheets, such as 1:24.380.' }),
              validate: (value: string | null | undefined) =>
                !value || isLapTime(value) || 'Enter minutes, seconds and thousandths, such as 1:24.380.',
            },
            textField('driver'),
            textField('car'),
            numberField('year', { min: 1900, step: 1 }),
          ],
        },
      ],
    },
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
