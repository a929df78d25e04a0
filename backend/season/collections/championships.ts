import { STANDINGS_OF } from '../../../lib/contract/entities/standings.ts';
import { hiddenFromGate } from '../../cms/access/hidden-from-officers.ts';
import { isResultsEditor } from '../../cms/access/permissions.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { numberField, sortField, textField, wordsField } from '../../cms/fields/text.ts';
import { standingsPreviewEndpoint } from '../standings/preview-endpoint.ts';
import { standingsPreviewField } from '../standings/standings-preview-field.ts';
import { rookiesAreToCome, validateRookies } from '../validation/championship-validation.ts';
import { checkNames } from '../standings/check-names.ts';

const AS_IN_RESULTS = 'Use names as they appear in the results.';

/** Championships: whose points are added up, over which rounds, by which scoring. */
export const championships = contentCollection({
  slug: 'championships',
  admin: {
    group: 'Racing',
    hidden: hiddenFromGate,
    useAsTitle: 'name',
    defaultColumns: ['name', 'season', 'category', 'of', 'scoring', 'sort'],
    listSearchableFields: ['name', 'season', 'url'],
  },
  access: { create: isResultsEditor, update: isResultsEditor },
  defaultSort: 'sort',
  hooks: { beforeChange: [checkNames] },
  endpoints: [standingsPreviewEndpoint],
  // A copy is public at once and for another season, so entrants and stewards' decisions aren't copied.
  fields: [
    textField('name', { required: true }),
    {
      type: 'row',
      fields: [
        textField('season', { description: 'Such as 2026/27.' }),
        {
          ...choiceField('of', STANDINGS_OF, { label: 'Standings of', defaultValue: 'drivers' }),
          required: true,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'relationship', relationTo: 'categories', required: true, index: true },
        { name: 'scoring', type: 'relationship', relationTo: 'scorings', required: true, index: true },
      ],
    },
    wordsField('classes', {
      description: 'Only these classes, with positions counted among them. Leave blank for all.',
    }),
    {
      name: 'rounds',
      type: 'relationship',
      relationTo: 'rounds',
      hasMany: true,
      required: true,
      admin: { description: 'All the season’s rounds, including those to come.' },
    },
    {
      ...wordsField('rookies', {
        description: `${AS_IN_RESULTS} Only these are in rookie standings.`,
      }),
      admin: {
        description: `${AS_IN_RESULTS} Only these are in rookie standings.`,
        condition: (data: { of?: string }) => data.of === 'rookies',
      },
      validate: validateRookies,
      hooks: {
        beforeDuplicate: [
          ({ req }) => {
            rookiesAreToCome(req);
            return [];
          },
        ],
      },
    },
    {
      ...wordsField('guests', { description: `${AS_IN_RESULTS} They don’t score points.` }),
      disableDuplicate: true,
    },
    {
      name: 'same_names',
      type: 'array',
      label: 'Alternative spellings',
      labels: { singular: 'Name', plural: 'Names' },
      disableDuplicate: true,
      admin: {
        initCollapsed: true,
        components: rowLabel('name', 'same_as'),
        description: 'Different spellings of the same driver or team. The table below suggests likely ones.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            textField('name', { required: true, description: AS_IN_RESULTS }),
            textField('same_as', { required: true, label: 'Counts as', description: AS_IN_RESULTS }),
          ],
        },
      ],
    },
    {
      name: 'session_points',
      type: 'array',
      label: 'Sessions with different points',
      labels: { singular: 'Session', plural: 'Sessions' },
      disableDuplicate: true,
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'session', type: 'relationship', relationTo: 'results', required: true },
            {
              ...choiceField('factor', ['0.5', '0', '2'], {
                label: 'Points',
                labels: { '0.5': 'Half points', '0': 'No points', '2': 'Double points' },
                defaultValue: '0.5',
              }),
              required: true,
            },
            textField('reason'),
          ],
        },
      ],
    },
    {
      name: 'adjustments',
      type: 'array',
      labels: { singular: 'Adjustment', plural: 'Adjustments' },
      disableDuplicate: true,
      admin: {
        initCollapsed: true,
        components: rowLabel('name', 'points', 'reason'),
        description: 'Points the stewards gave or took away. They can’t be dropped.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            textField('name', { required: true, description: 'The driver or team, as in the results.' }),
            {
              ...numberField('points', { required: true, min: -1000, max: 1000 }),
              validate: (value: number | number[] | null | undefined) =>
                (typeof value === 'number' && value !== 0 && Math.abs(value) <= 1000) ||
                'Enter the points to add, with a minus sign to deduct them.',
            },
            {
              name: 'round',
              type: 'relationship',
              relationTo: 'rounds',
              admin: { description: 'From this round on. Leave blank to start from the first.' },
            },
          ],
        },
        textField('reason', { required: true, description: 'Shown below the table.' }),
      ],
    },
    standingsPreviewField('championship'),
    slugField(),
    sortField(),
  ],
});
