import { expect, test } from 'vitest';
import { unsavedText } from './unsaved-text.ts';

const paragraph = (text: string) => ({ root: { children: [{ children: [{ text }] }] } });

test('names what differs from the saved version, as plain text', () => {
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

test('is empty if everything is saved', () => {
  expect(unsavedText({ name: { value: 'Same' } }, { name: 'Same' })).toBe('');
});
