import { isResultsEditor } from '../../cms/access/permissions.ts';
import { fileField, imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { momentField, shownMomentField } from '../../cms/fields/moment.ts';
import { linkField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { ROUND_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { validateRoundEnd, validateRoundStart } from '../validation/round-validation.ts';
import { importEntriesEndpoint } from '../table-import/import-entries.ts';
import { importField } from '../sheets/import-field.ts';
import { importTimetableEndpoint } from '../table-import/import-timetable.ts';
import { broadcastsField } from './broadcasts-field.ts';
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
  // Results officers also correct the times and documents of rounds.
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
                  description: 'When the first day begins.',
                  required: true,
                  index: true,
                  validate: validateRoundStart,
                }),
                momentField('end_date', {
                  label: 'Ends',
                  description: 'When the last day is over. It can’t be before the start.',
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
                {
                  name: 'venue',
                  type: 'relationship',
                  relationTo: 'venues',
                  index: true,
                  admin: { description: 'The circuit. All times of the round are in its time zone.' },
                },
                {
                  name: 'series',
                  type: 'relationship',
                  relationTo: 'series',
                  index: true,
                  admin: {
                    description: 'Its rounds are numbered by date. A round without a series has no number.',
                  },
                },
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
                {
                  ...textField('status_note', {
                    label: 'Reason',
                    description: 'Why it’s postponed or cancelled. Visitors see it with the status.',
                  }),
                  disableDuplicate: true,
                },
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
            richTextField('content', {
              label: 'Text',
              description: 'About the meeting, on the round’s page.',
            }),
            imageField('banner', {
              label: 'Banner picture',
              description:
                'A wide strip on the round’s page, if it has a banner link. Also used if there’s no background picture.',
            }),
            imageField('background', {
              label: 'Background picture',
              description: 'Behind the round’s name on its page, and on its cards elsewhere.',
            }),
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
            linkField('external_info_link', {
              label: 'More information link',
              description: 'A page elsewhere, such as the circuit’s. The round’s page links to it.',
            }),
            linkField('broadcast_link', {
              label: 'Broadcast',
              description: 'Where to watch it. The button disappears once the round is over.',
            }),
            linkField('banner_link', {
              label: 'Banner link',
              description: 'Where the banner picture goes. Without a link, the banner isn’t shown.',
            }),
            fileField('schedule_pdf', {
              label: 'Timetable (PDF)',
              description: 'For download, until the round has sessions.',
            }),
            fileField('driver_list_pdf', {
              label: 'Entry list (PDF)',
              description: 'For download, until the round has entries.',
            }),
          ],
        },
        {
          label: 'For visitors',
          fields: [
            textField('gates_open', {
              description: 'Such as 7:30am on both days. On the round’s page, its tickets and their emails.',
            }),
            longTextField('what_to_bring', {
              description: 'Such as a hat and sunscreen. Shown in the same places.',
            }),
            longTextField('parking', {
              description: 'Where to park and what it costs. Shown in the same places.',
            }),
          ],
        },
        {
          label: 'Timetable and entries',
          fields: [
            importField('import_timetable', {
              collection: 'rounds',
              path: 'import-timetable',
              label: 'Timetable from a table',
              unsaved: 'Save the round first, then you can import here: Timetable from a table.',
              source: {
                kind: 'table',
                hint: 'Columns: day, start, end, category, session, kind, distance, note. Times are local to the circuit.',
                endMissing: 'Cancel sessions that aren’t in the table',
              },
            }),
            importField('import_entries', {
              collection: 'rounds',
              path: 'import-entries',
              label: 'Entry list from a table',
              unsaved: 'Save the round first, then you can import here: Entry list from a table.',
              source: {
                kind: 'table',
                hint: 'Columns: number, name, category, class, team, car, status, note.',
                endMissing: 'Withdraw entries that aren’t in the table',
              },
            }),
          ],
        },
        {
          label: 'Broadcasts',
          fields: [broadcastsField],
        },
        {
          label: 'Categories, sponsors and FAQs',
          fields: [
            {
              name: 'categories',
              type: 'relationship',
              relationTo: 'categories',
              hasMany: true,
              admin: { description: 'Those that race here. The round appears on their pages.' },
            },
            {
              name: 'sponsors',
              type: 'relationship',
              relationTo: 'sponsors',
              hasMany: true,
              admin: { description: 'Shown on the round’s page.' },
            },
            {
              name: 'faqs',
              label: 'Questions and answers',
              type: 'relationship',
              relationTo: 'faqs',
              hasMany: true,
              admin: { description: 'Shown on the round’s page.' },
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
    // The latest change of the round that ticket holders were notified of (`commerce/round-tickets`).
    { ...textField('holders_told'), disableDuplicate: true, admin: { hidden: true } },
    // SEQUENCE of its entry in calendars, and when what they show last changed (docs/decisions/0131).
    { ...numberField('revision', { defaultValue: 0 }), disableDuplicate: true, admin: { hidden: true } },
    { ...momentField('revised_at'), disableDuplicate: true, admin: { hidden: true } },
    slugField(),
  ],
});
