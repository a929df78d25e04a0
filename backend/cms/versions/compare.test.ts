import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { compareVersions, summaryOf } from './compare.ts';

const FIELDS: Field[] = [
  { name: 'name', type: 'text', label: 'Headline' },
  { name: 'edit_notice', type: 'ui', admin: {} },
  { name: 'changed_by', type: 'number', hidden: true },
  { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  { name: 'start', type: 'date', label: 'Starts' },
  {
    name: 'kind',
    type: 'select',
    options: [
      { value: 'a', label: 'Sprint' },
      { value: 'b', label: 'Feature race' },
    ],
  },
  { name: 'content', type: 'richText', label: 'Text' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Blocks',
        fields: [
          {
            name: 'blocks',
            type: 'blocks',
            blocks: [
              {
                slug: 'columns',
                labels: { singular: 'Two columns', plural: 'Two columns' },
                fields: [
                  {
                    type: 'group',
                    label: 'Content',
                    fields: [
                      { name: 'heading', type: 'text' },
                      { name: 'wide', type: 'checkbox', label: 'Full width' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

const block = (id: string, heading: string, wide = false) => ({ id, blockType: 'columns', heading, wide });
const paragraph = (...texts: string[]) => ({
  root: { children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
});
const summary = (before: object, after: object) => summaryOf(compareVersions(FIELDS, before, after));

test('names fields by their labels, and leaves out what nobody typed', () => {
  expect(summary({ name: 'Old', changed_by: 1, updatedAt: 'x' }, { name: 'New', changed_by: 2 })).toBe(
    'Headline',
  );
  expect(compareVersions(FIELDS, { kind: 'a' }, { kind: 'b' })).toEqual([
    {
      where: ['Kind'],
      what: 'changed',
      block: null,
      values: { kind: 'text', before: 'Sprint', after: 'Feature race' },
    },
  ]);
});

test('distinguishes blocks that were added, removed and moved from those that changed', () => {
  const before = { blocks: [block('1', 'One'), block('2', 'Two'), block('3', 'Three')] };
  expect(summary(before, { blocks: [block('3', 'Three'), block('1', 'One'), block('2', 'Two')] })).toBe(
    'Block 1 “Two columns: Three” moved',
  );
  expect(
    summary(before, { blocks: [block('1', 'One'), block('3', 'Three', true), block('4', 'Four')] }),
  ).toBe(
    'Block 2 “Two columns: Two” removed, Block 2 “Two columns: Three”: Full width, Block 3 “Two columns: Four” added',
  );
});

test('knows the block of a change', () => {
  const [change] = compareVersions(FIELDS, { blocks: [block('7', 'A')] }, { blocks: [block('7', 'B')] });
  expect(change).toMatchObject({ block: '7', where: ['Block 1 “Two columns: B”', 'Heading'] });
});

test('compares the text of a rich text, and reports if only its formatting changed', () => {
  const [change] = compareVersions(
    FIELDS,
    { content: paragraph('One') },
    { content: paragraph('One', 'Two') },
  );
  expect(change?.values).toEqual({ kind: 'text', before: 'One', after: 'One\nTwo' });
  const bold = {
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'One', format: 1 }] }] },
  };
  expect(summary({ content: paragraph('One') }, { content: bold })).toBe('Text (formatting)');
});

test('compares the words of a quotation in a text, and names the other blocks between its paragraphs', () => {
  const block = (blockType: string, fields: object) => ({
    type: 'block',
    version: 2,
    fields: { blockType, ...fields },
  });
  const quotation = (text: string) => block('quotation', { text, source: 'Aroha Tane' });
  const [change] = compareVersions(
    FIELDS,
    { content: { root: { children: [quotation('We were lucky.')] } } },
    {
      content: {
        root: {
          children: [
            quotation('We were fast.'),
            block('gallery', { gallery: 7 }),
            block('video', { video: 8, caption: 'The last lap' }),
          ],
        },
      },
    },
  );
  expect(change).toMatchObject({
    what: 'changed',
    values: {
      before: 'We were lucky.\nAroha Tane',
      after: 'We were fast.\nAroha Tane\n[Gallery]\n[Video]\nThe last lap',
    },
  });
});

test('treats a record as the same whether or not it is populated', () => {
  expect(summary({ image: 4 }, { image: { id: 4, alt: 'A car' } })).toBe('');
  const [change] = compareVersions(FIELDS, { image: 4 }, { image: null });
  expect(change?.values).toEqual({ kind: 'records', before: [{ collection: 'media', id: 4 }], after: [] });
});

test('finds nothing in the same version, or where nothing became blank', () => {
  expect(summary({ name: 'A', blocks: [] }, { name: 'A' })).toBe('');
  expect(summary({ name: null }, { name: '' })).toBe('');
});
