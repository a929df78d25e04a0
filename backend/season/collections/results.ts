import { isResultsEditor } from '../../cms/access/rules.ts';
import { flagField, momentField, numberField, shownMomentField, textField } from '../../cms/fields/text.ts';
import { RESULT_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { importRowsEndpoint } from '../results-import/import-endpoint.ts';
import { dateStatus } from './date-status.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';

/** Number of versions kept per session. */
const HISTORY = 60;

/** Results of one session, with its timing rows (spec point 3). */
export const results = contentCollection({
  slug: 'results',
  labels: { singular: 'Session result', plural: 'Session results' },
  admin: {
    group: 'Racing',
    hidden: false,
    useAsTitle: 'session_name',
    defaultColumns: ['session_name', 'category', 'round', 'date', 'is_a_race', '_status'],
    listSearchableFields: ['session_name'],
  },
  access: { create: isResultsEditor, update: isResultsEditor },
  defaultSort: ['-date', 'sort_order'],
  hooks: { beforeChange: [dateStatus] },
  endpoints: [importRowsEndpoint],
  // Every correction stays on record; half-entered results aren't autosaved.
  versions: { drafts: { schedulePublish: true }, maxPerDoc: HISTORY },
  fields: [
    textField('session_name', {
      label: 'Session',
      required: true,
      description: 'Such as Qualifying or Race 2.',
    }),
    {
      type: 'row',
      fields: [
        { name: 'round', type: 'relationship', relationTo: 'rounds', required: true, index: true },
        { name: 'category', type: 'relationship', relationTo: 'categories', required: true, index: true },
      ],
    },
    {
      name: 'import_rows',
      type: 'ui',
      admin: { components: { Field: '/season/results-import/import-rows.client.tsx#ImportRows' } },
    },
    {
      name: 'rows',
      type: 'array',
      label: 'Timing rows',
      labels: { singular: 'Row', plural: 'Rows' },
      admin: {
        initCollapsed: true,
        components: rowLabel('position', 'race_number', 'name'),
        description:
          'In order. Times read m:ss.SSS. Leave the position blank for unclassified cars and write DNF, DNS, DSQ or NC as their total time.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            numberField('position', { min: 1, step: 1 }),
            textField('race_number', { label: 'Number' }),
            textField('name', { required: true }),
            textField('class'),
          ],
        },
        {
          type: 'row',
          fields: [
            numberField('laps', { min: 0, step: 1 }),
            textField('best_time'),
            textField('total_time'),
            textField('diff', { label: 'Gap to leader' }),
            textField('gap', { label: 'Gap to car ahead' }),
          ],
        },
      ],
    },
    {
      ...choiceField('classification', RESULT_STATUSES, {
        labels: { provisional: 'Provisional', official: 'Official' },
        description: 'Shown on the page, with the time it was set.',
        defaultValue: 'provisional',
      }),
      admin: { position: 'sidebar' },
    },
    shownMomentField('classified_since', { label: 'Since', inSidebar: true }),
    momentField('date', { label: 'Starts', inSidebar: true, index: true }),
    flagField('is_a_race', {
      label: 'Is a race',
      description: 'Races show total times, other sessions best times.',
      inSidebar: true,
    }),
    numberField('sort_order', {
      step: 1,
      label: 'Order on the day',
      description: 'Lower comes first.',
      inSidebar: true,
      defaultValue: 0,
    }),
  ],
});
