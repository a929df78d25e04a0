import { expect, test } from 'vitest';
import { readClasses } from './classes.ts';

test('reads one class per line', () => {
  expect(readClasses(' GT\r\n\nFormula Ford\n')).toEqual({ classes: ['GT', 'Formula Ford'], problems: [] });
});

test('reports a duplicate class, and one without an address', () => {
  expect(readClasses('GT\ngt\n日本')).toEqual({
    classes: ['GT'],
    problems: [
      'Line 2: “gt” is already in the list.',
      'Line 3: “日本” needs at least one letter from A to Z, or a digit.',
    ],
  });
});
