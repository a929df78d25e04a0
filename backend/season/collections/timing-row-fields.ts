import type { Field } from 'payload';
import { ROW_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { flagField, numberField, textField } from '../../cms/fields/text.ts';
import { validatePosition } from '../validation/session-validation.ts';

/** The fields of a car in the timing rows of a session (spec point 3). */
export const timingRowFields: Field[] = [
  {
    type: 'row',
    fields: [
      { ...numberField('position', { min: 1, step: 1 }), validate: validatePosition },
      textField('race_number', { label: 'Number' }),
      textField('name', { required: true }),
      textField('class', { description: 'As in the entry list.' }),
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
  {
    type: 'row',
    fields: [
      choiceField('status', ROW_STATUSES, {
        description: 'Why the car has no position.',
        labels: { dnf: 'DNF', dns: 'DNS', dsq: 'DSQ', nc: 'NC' },
      }),
      textField('status_note', { label: 'Reason', description: 'Such as Lap 7, gearbox.' }),
      numberField('grid', { label: 'Grid position', min: 1, step: 1 }),
      numberField('points', {
        description: 'As on the sheet. The standings calculate their own, unless their scoring counts these.',
        min: 0,
      }),
      flagField('is_fastest_lap', { label: 'Fastest lap', description: 'Of all the cars in the session.' }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'drivers',
        type: 'relationship',
        relationTo: 'drivers',
        hasMany: true,
        admin: { description: 'One or more. The name above is shown if there are none.' },
      },
      textField('team'),
      textField('car'),
      textField('penalties', { description: 'Such as 5 s, track limits.' }),
    ],
  },
];
