import type { ArrayField } from 'payload';
import { BROADCAST_KINDS } from '../../../lib/contract/entities/racing.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { flagField, linkField, textField } from '../../cms/fields/text.ts';
import { isCountryList, isLanguageCode } from './broadcast-codes.ts';

/** Who shows a round, where, and when. */
export const broadcastsField: ArrayField = {
  name: 'broadcasts',
  type: 'array',
  labels: { singular: 'Broadcast', plural: 'Broadcasts' },
  admin: {
    initCollapsed: true,
    components: rowLabel('broadcaster'),
    description: 'Who shows the round, on its page and under Where to watch.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        textField('broadcaster', {
          required: true,
          description: 'The channel or service, as viewers know it.',
        }),
        {
          ...choiceField('kind', BROADCAST_KINDS, { labels: { tv: 'TV' }, defaultValue: 'tv' }),
          required: true,
        },
        linkField('link', { description: 'Where viewers watch it.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...textField('countries', {
            description: 'Two-letter codes such as NZ, AU. Leave blank for everywhere.',
          }),
          validate: (value: string | null | undefined) =>
            isCountryList(value ?? '') || 'Enter two-letter country codes, such as NZ, AU.',
        },
        {
          ...textField('language', {
            label: 'Commentary language',
            description: 'A language code such as en or mi.',
          }),
          validate: (value: string | null | undefined) =>
            isLanguageCode(value ?? '') || 'Enter a language code, such as en.',
        },
        flagField('is_free', {
          label: 'Free to watch',
          description: 'Viewers pay nothing and need no subscription.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        momentField('starts_at', {
          label: 'Starts',
          description: 'Leave blank for the whole round.',
        }),
        momentField('ends_at', {
          label: 'Ends',
          description: 'Leave blank if you don’t know yet.',
          onDayOf: 'starts_at',
          validate: (value: Date | string | null | undefined, { siblingData }: { siblingData: object }) => {
            const start = propertyOf(siblingData, 'starts_at');
            const isBefore = value && typeof start === 'string' && new Date(value) < new Date(start);
            return isBefore ? 'A broadcast can’t end before it starts.' : true;
          },
        }),
      ],
    },
  ],
};
