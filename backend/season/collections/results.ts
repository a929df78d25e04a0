import { isResultsEditor } from '../../cms/access/permissions.ts';
import { momentField, shownMomentField } from '../../cms/fields/moment.ts';
import { flagField, linkField, numberField, textField } from '../../cms/fields/text.ts';
import {
  CLASSIFICATIONS,
  DISTANCE_UNITS,
  SESSION_CHANGES,
  SESSION_KINDS,
  SESSION_STATUSES,
} from '../../../lib/contract/entities/racing.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { changeSessionEndpoint } from '../session-changes/change-endpoint.ts';
import { importLapsEndpoint } from '../laps/import-laps-endpoint.ts';
import { dropLapsOfDeleted } from '../laps/keep-laps.ts';
import { LAPS_LIMIT } from '../laps/laps-limit.ts';
import { sayMessageEndpoint } from '../race-control/messages-endpoint.ts';
import { importRowsEndpoint } from '../results-import/import-endpoint.ts';
import { importField } from '../sheets/import-field.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { fileField } from '../../cms/fields/media.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { mergeCars } from './merge-cars.ts';
import { completeSession, dateClassification, moveEnd, recordChanges } from './session-hooks.ts';
import { timingRowFields } from './timing-row-fields.ts';
import { validateReason } from '../validation/amendment-validation.ts';
import { validateCategory, validateEnd, validateStart } from '../validation/session-validation.ts';

/** Number of versions stored per session. */
const HISTORY = 60;

/** One session: a line of the timetable from the day it is planned, and its results once there are timing rows (spec point 3). */
export const results = contentCollection({
  slug: 'results',
  labels: { singular: 'Session', plural: 'Sessions' },
  admin: {
    group: 'Racing',
    hidden: false,
    useAsTitle: 'session_name',
    defaultColumns: ['session_name', 'category', 'round', 'date', 'session_status', '_status'],
    listSearchableFields: ['session_name'],
  },
  access: { create: isResultsEditor, update: isResultsEditor },
  defaultSort: ['-date', 'sort_order'],
  hooks: {
    beforeValidate: [completeSession],
    beforeChange: [dateClassification, recordChanges],
    afterDelete: [dropLapsOfDeleted],
  },
  endpoints: [importRowsEndpoint, importLapsEndpoint, changeSessionEndpoint, sayMessageEndpoint],
  // Every correction stays on record; half-entered results aren't autosaved.
  versions: { drafts: { schedulePublish: true }, maxPerDoc: HISTORY },
  // A copy is a new plan: what happened in the session isn't copied.
  fields: [
    textField('session_name', {
      label: 'Session',
      required: true,
      description: 'Such as Qualifying or Race 2.',
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'round',
          type: 'relationship',
          relationTo: 'rounds',
          required: true,
          index: true,
          admin: { description: 'Times are in its venue’s time zone.' },
        },
        {
          name: 'category',
          type: 'relationship',
          relationTo: 'categories',
          index: true,
          admin: { description: 'Leave blank for activities such as gates and pit walks.' },
          validate: validateCategory,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        momentField('date', {
          label: 'Starts',
          description: 'If you move it, the end moves by the same amount.',
          index: true,
          moves: 'ends_at',
          validate: validateStart,
        }),
        {
          ...momentField('ends_at', {
            label: 'Ends',
            description: 'Change it to make the session longer or shorter.',
            onDayOf: 'date',
            validate: validateEnd,
          }),
          hooks: { beforeValidate: [moveEnd] },
        },
        numberField('distance', { description: 'The planned distance or duration.', min: 0 }),
        choiceField('distance_unit', DISTANCE_UNITS, { label: 'Laps or minutes' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...choiceField('session_status', SESSION_STATUSES, {
            label: 'Status',
            description: 'Shown everywhere the session appears, as soon as it’s published.',
          }),
          disableDuplicate: true,
        },
        {
          ...textField('status_note', {
            label: 'Reason',
            description: 'Shown with the status, and recorded with every change of time or status.',
          }),
          disableDuplicate: true,
        },
      ],
    },
    linkField('live_timing_link', {
      label: 'Live timing',
      description: 'Linked from the session’s page, and from every page while the session is on.',
    }),
    {
      name: 'streams',
      type: 'array',
      labels: { singular: 'Stream', plural: 'Streams' },
      admin: {
        description: 'Where to watch it. The first one is linked from every page while the session is on.',
        initCollapsed: true,
        components: rowLabel('name'),
      },
      fields: [
        {
          type: 'row',
          fields: [textField('name', { required: true }), linkField('link', { required: true })],
        },
      ],
    },
    {
      name: 'documents',
      type: 'array',
      labels: { singular: 'Document', plural: 'Documents' },
      disableDuplicate: true,
      admin: {
        initCollapsed: true,
        components: rowLabel('name'),
        description: 'Grid sheet, result sheet, stewards’ decisions.',
      },
      fields: [
        {
          type: 'row',
          fields: [textField('name', { required: true }), fileField('file', { required: true })],
        },
      ],
    },
    importField('import_rows', {
      collection: 'results',
      path: 'import-rows',
      label: 'Import rows from a CSV file',
      unsaved: 'Save the session first. Then you can import its rows from a file.',
      source: { kind: 'file' },
    }),
    importField('import_laps', {
      collection: 'results',
      path: 'import-laps',
      label: 'Import laps from a CSV file',
      unsaved: 'Its laps, too, once it has rows.',
      source: { kind: 'file', limit: LAPS_LIMIT, removal: 'Remove its laps' },
    }),
    {
      name: 'rows',
      type: 'array',
      label: 'Timing rows',
      labels: { singular: 'Row', plural: 'Rows' },
      disableDuplicate: true,
      hooks: { beforeValidate: [mergeCars] },
      admin: {
        initCollapsed: true,
        components: rowLabel('position', 'race_number', 'name'),
        description:
          'In order. Write times as m:ss.SSS. For unclassified cars, leave the position blank and choose why, or enter DNF, DNS, DSQ or NC as the total time.',
      },
      fields: timingRowFields,
    },
    {
      name: 'changes',
      type: 'array',
      label: 'History',
      labels: { singular: 'Change', plural: 'Changes' },
      disableDuplicate: true,
      // Written only by the program: what visitors were told can't be edited.
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, initCollapsed: true, components: rowLabel('kind', 'after', 'reason') },
      fields: [
        {
          type: 'row',
          fields: [
            { ...momentField('at'), required: true },
            { ...choiceField('kind', SESSION_CHANGES), required: true },
            textField('before'),
            textField('after'),
            textField('reason'),
          ],
        },
      ],
    },
    {
      ...choiceField('kind', SESSION_KINDS),
      admin: { position: 'sidebar', description: 'Races show total times, other sessions best times.' },
    },
    {
      ...choiceField('classification', CLASSIFICATIONS, {
        defaultValue: 'provisional',
      }),
      disableDuplicate: true,
      admin: {
        position: 'sidebar',
        description: 'How final the timing rows are. Shown on the page, with the time it was set.',
      },
    },
    {
      ...textField('classification_note', {
        label: 'What was amended and why',
        description: 'Kept in the history, with the change.',
        inSidebar: true,
      }),
      validate: validateReason,
      disableDuplicate: true,
    },
    shownMomentField('classified_since', { label: 'Classified since', inSidebar: true }),
    shownMomentField('previous_starts_at', { label: 'Previous planned start', inSidebar: true }),
    // SEQUENCE of its entry in calendars, and when what they show last changed (docs/decisions/0131).
    { ...numberField('revision', { defaultValue: 0 }), disableDuplicate: true, admin: { hidden: true } },
    { ...momentField('revised_at'), disableDuplicate: true, admin: { hidden: true } },
    // Derived from the kind; clients that only know the specification's fields may set it instead.
    { ...flagField('is_a_race'), admin: { hidden: true } },
    // Derived from the rows, so that lists of results can be found without reading them.
    { ...flagField('has_sheet', { index: true }), disableDuplicate: true, admin: { hidden: true } },
    numberField('sort_order', {
      step: 1,
      label: 'Order on the day',
      description: 'Lower numbers come first.',
      inSidebar: true,
      defaultValue: 0,
    }),
  ],
});
