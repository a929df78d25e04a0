import { propertyOf } from '../../../lib/shared/record.ts';
import { isResultsEditor } from '../../cms/access/rules.ts';
import { fileField, imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { momentField, shownMomentField } from '../../cms/fields/moment.ts';
import { flagField, linkField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { BROADCAST_KINDS, ROUND_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { validateRoundEnd, validateRoundStart } from '../validation/round-validation.ts';
import { importEntriesEndpoint } from '../table-import/import-entries.ts';
import { importField } from '../table-import/import-field.ts';
import { importTimetableEndpoint } from '../table-import/import-timetable.ts';
import { isCountryList, isLanguageCode } from './broadcast-codes.ts';
import { rememberStart } from './remember-start.ts';
import { DETAIL_PAGES } from '../../../lib/contract/paths.ts';
import { RECORD_BRIDGE, recordLivePreview } from '../../content/preview/live-preview.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

/** Rounds: race meetings of one or more days (spec point 3). */
export const rounds = contentCollection({
  slug: 'rounds',
  admin: {
    group: 'Racing',
    hidden: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'start_date', 'end_date', 'venue', 'series', '_status'],
    livePreview: recordLivePreview(DETAIL_PAGES.round),
    components: { edit: { beforeDocumentControls: [RECORD_BRIDGE] } },
    listSearchableFields: ['name', 'url'],
  },
  // Results officers also correct the times and documents of race meetings.
  access: { update: isResultsEditor },
  defaultSort: 'start_date',
  hooks: { beforeChange: [rememberStart] },
  endpoints: [importTimetableEndpoint, importEntriesEndpoint],
  versions: drafts,
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Meeting',
          fields: [
            {
              type: 'row',
              fields: [
                momentField('start_date', {
                  label: 'Starts',
                  required: true,
                  index: true,
                  validate: validateRoundStart,
                }),
                momentField('end_date', {
                  label: 'Ends',
                  required: true,
                  onDayOf: 'start_date',
                  index: true,
                  validate: validateRoundEnd,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'venue', type: 'relationship', relationTo: 'venues', index: true },
                { name: 'series', type: 'relationship', relationTo: 'series', index: true },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  ...choiceField('round_status', ROUND_STATUSES, {
                    label: 'Status',
                    description: 'A postponed round keeps its dates until it has new ones.',
                    defaultValue: 'scheduled',
                  }),
                  disableDuplicate: true,
                },
                { ...textField('status_note', { label: 'Reason' }), disableDuplicate: true },
                shownMomentField('previous_start_date', { label: 'Previous start date' }),
                {
                  name: 'previous_venue',
                  label: 'Previous venue',
                  type: 'relationship',
                  relationTo: 'venues',
                  disableDuplicate: true,
                  admin: { readOnly: true },
                },
              ],
            },
            richTextField('content', { label: 'Text' }),
            imageField('banner', { label: 'Banner picture' }),
            imageField('background', { label: 'Background picture' }),
            {
              name: 'gallery',
              type: 'relationship',
              relationTo: 'galleries',
              admin: { description: 'Its first pictures are shown on the round’s page.' },
            },
          ],
        },
        {
          label: 'Links and documents',
          fields: [
            linkField('spectator_purchase_link', {
              label: 'Buy tickets',
              description:
                'Where others sell them. Tickets of this round in your own shop are sold on its page.',
            }),
            linkField('external_info_link', { label: 'More information link' }),
            linkField('broadcast_link', { label: 'Broadcast' }),
            linkField('banner_link', { label: 'Banner link' }),
            fileField('schedule_pdf', { label: 'Timetable (PDF)' }),
            fileField('driver_list_pdf', { label: 'Entry list (PDF)' }),
          ],
        },
        {
          label: 'For visitors',
          fields: [
            textField('gates_open', {
              description: 'Such as 7:30am on both days. On the round’s page, its tickets and their emails.',
            }),
            longTextField('what_to_bring'),
            longTextField('parking'),
          ],
        },
        {
          label: 'Timetable and entries',
          fields: [
            importField('import_timetable', {
              label: 'Timetable from a table',
              path: 'import-timetable',
              hint: 'Columns: day, start, end, category, session, kind, distance, note. Times are local to the circuit.',
              endMissing: 'Cancel sessions that aren’t in the table',
            }),
            importField('import_entries', {
              label: 'Entry list from a table',
              path: 'import-entries',
              hint: 'Columns: number, name, category, class, team, car, status, note.',
              endMissing: 'Withdraw entries that aren’t in the table',
            }),
          ],
        },
        {
          label: 'Broadcasts',
          fields: [
            {
              name: 'broadcasts',
              type: 'array',
              labels: { singular: 'Broadcast', plural: 'Broadcasts' },
              admin: { initCollapsed: true, components: rowLabel('broadcaster') },
              fields: [
                {
                  type: 'row',
                  fields: [
                    textField('broadcaster', { required: true }),
                    {
                      ...choiceField('kind', BROADCAST_KINDS, { labels: { tv: 'TV' }, defaultValue: 'tv' }),
                      required: true,
                    },
                    linkField('link'),
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
                    flagField('is_free', { label: 'Free to watch' }),
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
                      onDayOf: 'starts_at',
                      validate: (
                        value: Date | string | null | undefined,
                        { siblingData }: { siblingData: object },
                      ) => {
                        const start = propertyOf(siblingData, 'starts_at');
                        const isBefore =
                          value && typeof start === 'string' && new Date(value) < new Date(start);
                        return isBefore ? 'A broadcast can’t end before it starts.' : true;
                      },
                    }),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Categories, sponsors and FAQs',
          fields: [
            { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
            { name: 'sponsors', type: 'relationship', relationTo: 'sponsors', hasMany: true },
            {
              name: 'faqs',
              label: 'Questions and answers',
              type: 'relationship',
              relationTo: 'faqs',
              hasMany: true,
            },
          ],
        },
      ],
    },
    {
      name: 'round_tickets',
      type: 'ui',
      admin: {
        components: { Field: '/commerce/round-tickets/round-tickets-panel.client.tsx#RoundTicketsPanel' },
      },
    },
    // The change of it that its tickets' holders were told of (`commerce/round-tickets`).
    { ...textField('holders_told'), disableDuplicate: true, admin: { hidden: true } },
    // SEQUENCE of its entry in calendars, and when what they show last changed (docs/decisions/0131).
    { ...numberField('revision', { defaultValue: 0 }), disableDuplicate: true, admin: { hidden: true } },
    { ...momentField('revised_at'), disableDuplicate: true, admin: { hidden: true } },
    slugField(),
  ],
});
