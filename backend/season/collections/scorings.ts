import { BONUSES, DEAD_HEATS, SCORING_KINDS, TIE_BREAKS } from '../standings/points/scoring.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { hiddenFromGate } from '../../cms/access/hidden-from-officers.ts';
import { isResultsEditor } from '../../cms/access/permissions.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { flagField, numberField, textField } from '../../cms/fields/text.ts';
import { standingsPreviewField } from '../standings/standings-preview-field.ts';
import { readPoints } from '../standings/points-text.ts';

const needsPoints = (value: unknown, { data }: { readonly data: unknown }): true | string =>
  (Array.isArray(value) && value.length > 0) ||
  propertyOf(data, 'takes_sheet_points') === true ||
  'A scoring needs points. Add at least one kind of session with its points by position.';

/** Checks that a part of the season doesn't end before it starts. */
const isNotBefore = (value: unknown, { siblingData }: { siblingData: { from?: number | null } }) =>
  typeof value !== 'number' || value >= (siblingData.from ?? 1) || 'The last round is before the first.';

/** How results become points, for one championship or several. */
export const scorings = contentCollection({
  slug: 'scorings',
  labels: { singular: 'Scoring', plural: 'Scorings' },
  admin: {
    group: 'Racing',
    hidden: hiddenFromGate,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  access: { create: isResultsEditor, update: isResultsEditor },
  defaultSort: 'name',
  fields: [
    textField('name', { required: true }),
    {
      name: 'points',
      type: 'array',
      label: 'Points by position',
      labels: { singular: 'Kind of session', plural: 'Kinds of session' },
      required: true,
      validate: needsPoints,
      admin: {
        components: rowLabel('kind', 'session', 'points'),
        description: 'A session scores by the first line that matches it. If none does, it doesn’t score.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { ...choiceField('kind', SCORING_KINDS, { defaultValue: 'race' }), required: true },
            textField('session', {
              label: 'Only this session',
              description: 'Such as Feature race. Leave blank for all of the kind.',
            }),
            {
              ...numberField('per_round', { label: 'Sessions per round', min: 0, max: 20, step: 1 }),
              defaultValue: 1,
              required: true,
            },
          ],
        },
        {
          ...textField('points', {
            required: true,
            description: 'For first, second and so on, separated by commas: 25, 18, 15, 12.5.',
          }),
          validate: (value: string | null | undefined) =>
            readPoints(value ?? '') !== null ||
            'Enter numbers separated by commas, such as 25, 18, 15, 12.5.',
        },
      ],
    },
    {
      name: 'bonuses',
      type: 'array',
      labels: { singular: 'Bonus', plural: 'Bonuses' },
      admin: { initCollapsed: true, components: rowLabel('kind', 'points') },
      fields: [
        {
          type: 'row',
          fields: [
            { ...choiceField('kind', BONUSES, { labels: { pole: 'Pole position' } }), required: true },
            numberField('points', { required: true, min: 0, max: 1000 }),
            numberField('within', {
              label: 'Only within the top',
              min: 1,
              step: 1,
              description: 'Such as 10. Leave blank for any position.',
            }),
          ],
        },
      ],
    },
    {
      name: 'drops',
      type: 'array',
      label: 'Dropped results',
      labels: { singular: 'Rule', plural: 'Rules' },
      admin: {
        initCollapsed: true,
        components: rowLabel('mode', 'count', 'by'),
        description:
          'Without a rule, every result counts. A missed round or session counts as one of the worst.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...choiceField('mode', ['keep', 'drop'], {
                labels: { keep: 'Count the best', drop: 'Drop the worst' },
                defaultValue: 'drop',
              }),
              required: true,
            },
            numberField('count', { label: 'How many', required: true, min: 1, max: 200, step: 1 }),
            {
              ...choiceField('by', ['round', 'session'], {
                label: 'Of',
                labels: { round: 'Rounds', session: 'Sessions' },
                defaultValue: 'round',
              }),
              required: true,
            },
          ],
        },
        {
          type: 'row',
          fields: [
            numberField('from', {
              label: 'From round',
              min: 1,
              step: 1,
              description: 'Counts the championship’s own rounds. Leave blank for the first.',
            }),
            {
              ...numberField('to', {
                label: 'To round',
                min: 1,
                step: 1,
                description: 'Leave blank for the last.',
              }),
              validate: isNotBefore,
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        numberField('minimum_distance', {
          label: 'Minimum distance (%)',
          min: 0,
          max: 100,
          description:
            'The share of the winner’s laps needed to score, rounded down to whole laps. Leave blank for no minimum.',
        }),
        numberField('round_limit', {
          label: 'Maximum points per round',
          min: 0,
          description: 'Leave blank for no limit.',
        }),
        numberField('cars_per_team', {
          min: 1,
          step: 1,
          description: 'How many of a team’s cars score in a session. Leave blank for all.',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...choiceField('guests', ['move_up', 'lost'], {
            label: 'A guest’s points',
            labels: { move_up: 'Go to those behind, who move up', lost: 'Go to nobody' },
            defaultValue: 'move_up',
          }),
          required: true,
        },
        {
          ...choiceField('shared_cars', ['each', 'divide'], {
            label: 'A shared car’s points',
            labels: { each: 'Go to each of its drivers', divide: 'Are shared between its drivers' },
            defaultValue: 'each',
          }),
          required: true,
        },
        choiceField('dead_heats', DEAD_HEATS, {
          label: 'Points in a dead heat',
          labels: {
            share: 'The points for the tied places, shared equally',
            each: 'The full points for the place, for each',
          },
          defaultValue: 'share',
        }),
        {
          ...choiceField('ties', TIE_BREAKS, {
            labels: {
              countback_then_latest: 'Countback, then the latest better result',
              countback: 'Countback: most wins, most seconds …',
              none: 'Not broken: they share the rank',
            },
            defaultValue: 'countback_then_latest',
          }),
          required: true,
        },
      ],
    },
    flagField('keeps_disqualifications', {
      label: 'Disqualifications can’t be dropped',
      description: 'A session that someone was disqualified from counts as zero.',
    }),
    flagField('ranks_rookies', {
      label: 'Rank rookies among themselves',
      description:
        'In a rookie championship, points go by position among the rookies. Otherwise rookies keep the points they scored overall.',
    }),
    flagField('takes_sheet_points', {
      label: 'Points as on the sheets',
      description:
        'For past seasons: counts the points in the results, bonuses and penalties included. Points by position and bonuses here are then ignored.',
    }),
    standingsPreviewField('scoring'),
  ],
});
