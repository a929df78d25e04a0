import { expect, test } from 'vitest';
import { validateClassColour, validateDarkClassColour } from './class-colours.ts';

test.each([
  ['#d7263d', true],
  ['#000000', true],
  ['red', 'Use a hex colour such as #d7263d.'],
  ['', 'Choose a colour.'],
  ['#ffd400', '#ffd400 has a contrast of 1.1 in light mode, but needs at least 3.0. Choose a darker colour.'],
])('a class in %s: %s', (colour, answer) => {
  expect(validateClassColour(colour)).toBe(answer);
});

test.each([
  ['', '#d7263d', true],
  [
    '',
    '#000080',
    '#000080 has a contrast of 1.0 in dark mode, but needs at least 3.0. Enter a lighter colour for dark mode here.',
  ],
  ['#ffd400', '#000080', true],
  [
    '#101010',
    '#d7263d',
    '#101010 has a contrast of 1.2 in dark mode, but needs at least 3.0. Choose a lighter colour.',
  ],
  ['blue', '#d7263d', 'Use a hex colour such as #d7263d.'],
])('in the dark %s, otherwise %s: %s', (dark, colour, answer) => {
  expect(validateDarkClassColour(dark, { siblingData: { colour } })).toBe(answer);
});
