import { expect, test } from 'vitest';
import { rowNotes } from './field-kinds.ts';

test('the row of a field says what it is, and a heading that was a field before only that', () => {
  const car = { type: 'text', subtype: '', label: 'Car', required: true, only_if: 'topic' };
  expect(rowNotes(car)).toBe('Short text, required, with a condition');
  expect(rowNotes({ ...car, required: false, only_if: '' })).toBe('Short text');
  expect(rowNotes({ ...car, type: 'header', subtype: 'h3' })).toBe('Heading');
});
