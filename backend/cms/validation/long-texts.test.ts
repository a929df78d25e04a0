import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { code } from '../blocks/define-block.ts';
import { linkField, longTextField, textField, wordsField } from '../fields/text.ts';
import { longTexts } from './long-texts.ts';

const FACTS = { defaultValue: undefined, choices: [], min: undefined, max: undefined };

const fields: Field[] = [
  textField('name'),
  linkField('link'),
  longTextField('blurb'),
  wordsField('tags'),
  { ...textField('short'), maxLength: 10 },
  { name: 'email', type: 'email' },
  code().makeField('code', FACTS),
  { name: 'rows', type: 'array', fields: [{ type: 'row', fields: [textField('team')] }] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'heading', fields: [textField('heading')] }],
  },
];
const x = (length: number) => 'x'.repeat(length);
const pathsOf = (data: Readonly<Record<string, unknown>>) => longTexts(fields, data).map(({ path }) => path);

test('every text has a limit: its field’s own, or one for its kind', () => {
  expect(
    pathsOf({
      name: x(1000),
      link: `https://example.org/${x(2000)}`,
      blurb: x(20_000),
      tags: [x(1000), 'b'],
      short: x(10),
      email: `${x(200)}@example.org`,
      code: x(200_000),
      rows: [{ team: x(1000) }],
      blocks: [{ blockType: 'heading', heading: x(1000) }],
    }),
  ).toEqual([]);
  expect(
    pathsOf({
      name: x(10_000),
      link: `https://example.org/${x(3000)}`,
      blurb: x(20_001),
      tags: ['a', x(1001)],
      short: x(11),
      email: `${x(300)}@example.org`,
      code: x(200_001),
      rows: [{ team: 'Short' }, { team: x(1001) }],
      blocks: [{ blockType: 'heading', heading: x(1001) }],
    }),
  ).toEqual(['name', 'link', 'blurb', 'tags', 'short', 'email', 'code', 'rows.1.team', 'blocks.0.heading']);
});

test('the message gives the limit and the actual length', () => {
  expect(longTexts(fields, { name: x(10_000) })).toEqual([
    { path: 'name', label: 'Name', message: 'Use up to 1,000 characters. This has 10,000.' },
  ]);
  expect(pathsOf({ name: null, tags: undefined, rows: 0 })).toEqual([]);
});

test('the stored text may be sent back, or shortened', () => {
  const stored = {
    name: x(5000),
    tags: ['a', x(2000)],
    rows: [{ team: 'Short' }, { team: x(3000) }],
    blocks: [{ blockType: 'heading', heading: x(4000) }],
  };
  const longer = { name: x(5001), tags: [x(2001)], rows: [{ team: x(3001) }], blurb: x(20_001) };
  const found = (data: Readonly<Record<string, unknown>>) =>
    longTexts(fields, data, stored).map(({ path }) => path);
  expect(found(stored)).toEqual([]);
  expect(found({ name: x(4999), rows: [{ team: x(3000) }] })).toEqual([]);
  expect(found(longer)).toEqual(['name', 'blurb', 'tags', 'rows.0.team']);
});
