import { expect, test } from 'vitest';
import { textAt, typedFields, unsavedText } from './unsaved-text.ts';

const textOf = (...children: object[]) => ({ root: { children } });
const paragraph = (text: string) => textOf({ type: 'paragraph', children: [{ type: 'text', text }] });

test('lists differences from the saved version, as plain text', () => {
  const saved = { name: 'Old', blocks: [{ heading: 'Same', html: paragraph('Before') }] };
  const text = unsavedText(
    {
      name: { value: 'New' },
      blocks: { value: 1, rows: [] },
      'blocks.0.heading': { value: 'Same' },
      'blocks.0.html': { value: paragraph('After') },
      updatedAt: { value: '2027-01-27T00:00:00.000Z' },
    },
    saved,
  );
  expect(text).toBe('Name:\nNew\n\nBlocks, 1, html:\nAfter');
});

test('a reason typed into an older version can be restored, and a line of a list is copied by hand', () => {
  const typed = typedFields(
    {
      status_note: { value: 'Rain at turn 4' },
      'rows.0.penalties': { value: '5 s' },
      content: { value: paragraph('Words') },
      position: { value: 3 },
    },
    { status_note: '', position: 2 },
  );
  expect(typed).toEqual([
    { path: 'status_note', label: 'Status note', text: 'Rain at turn 4', value: 'Rain at turn 4' },
    { path: 'rows.0.penalties', label: 'Rows, 1, penalties', text: '5 s' },
    { path: 'content', label: 'Content', text: 'Words' },
    { path: 'position', label: 'Position', text: '3', value: 3 },
  ]);
  expect(textAt({ status_note: { value: 'Fog' } }, 'status_note')).toBe('Fog');
  expect(textAt({}, 'status_note')).toBe('');
});

test('an emptied field is included, too, but not one that the form doesn’t have', () => {
  expect(
    typedFields(
      { status_note: { value: '' }, position: { value: null }, computed: {} },
      { status_note: 'Rain', position: 2, computed: 'Shown' },
    ),
  ).toEqual([
    { path: 'status_note', label: 'Status note', text: '', value: '' },
    { path: 'position', label: 'Position', text: '', value: null },
  ]);
  expect(unsavedText({ status_note: { value: '' } }, { status_note: 'Rain' })).toBe('Status note:\n(blank)');
});

test('a quotation between the paragraphs of a text is typed, too', () => {
  const quotation = (text: string) => textOf({ type: 'block', fields: { blockType: 'quotation', text } });
  const fields = { content: { value: quotation('We were fast.') } };
  expect(unsavedText(fields, { content: quotation('We were lucky.') })).toBe('Content:\nWe were fast.');
});

test('is empty if everything is saved', () => {
  expect(unsavedText({ name: { value: 'Same' } }, { name: 'Same' })).toBe('');
});
