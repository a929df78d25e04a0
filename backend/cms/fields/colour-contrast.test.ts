import { expect, test } from 'vitest';
import { contrastInWords } from './colour-contrast.ts';

test.each([
  ['#d7263d', 'light', 'Light mode: 4.0 to 1, clear enough for markers, too weak for text'],
  ['#000080', 'light', 'Light mode: 12.9 to 1, clear enough for text'],
  ['#000080', 'dark', 'Dark mode: 1.0 to 1, too weak'],
  ['#ffffff', 'light', 'Light mode: 1.2 to 1, too weak'],
] as const)('%s: %s', (colour, scheme, words) => {
  expect(contrastInWords(colour, scheme)).toBe(words);
});
