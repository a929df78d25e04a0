import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { withEmptiedValues } from './incoming-data.ts';

const GROUP: Field = { name: 'display', type: 'group', fields: [{ name: 'start', type: 'date' }] };
const FIELDS: readonly Field[] = [
  GROUP,
  {
    type: 'tabs',
    tabs: [
      { name: 'look', fields: [GROUP] },
      { label: 'More', fields: [{ name: 'tags', type: 'text', hasMany: true }] },
    ],
  },
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'heading', fields: [GROUP] }] },
];

test('at any depth, an emptied date is null, and an emptied list or group is empty', () => {
  expect(
    withEmptiedValues(FIELDS, {
      display: { start: '' },
      look: { display: null },
      tags: null,
      blocks: [{ blockType: 'heading', display: null }],
    }),
  ).toEqual({
    display: { start: null },
    look: { display: {} },
    tags: [],
    blocks: [{ blockType: 'heading', display: {} }],
  });
  expect(withEmptiedValues(FIELDS, { display: null, look: null })).toEqual({ display: {}, look: {} });
});

test('missing values aren’t added', () => {
  expect(withEmptiedValues(FIELDS, {})).toEqual({});
});
