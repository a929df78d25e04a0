import { expect, test } from 'vitest';
import { readChoiceLines } from './choice-lines.ts';

test('a price at the end of a line is the choice’s, thousands too', () => {
  expect(
    readChoiceLines('Adult $45\r\n\n  Under 15 $7.50 \nWhole season $1,250\nTeam of two $2,450.50\nClub 89'),
  ).toEqual([
    { label: 'Adult', price: 45 },
    { label: 'Under 15', price: 7.5 },
    { label: 'Whole season', price: 1250 },
    { label: 'Team of two', price: 2450.5 },
    { label: 'Club 89', price: null },
  ]);
});

test('what isn’t a price stays in the label', () => {
  expect(readChoiceLines('$45\nFuel $1.999\nHalf of $1,25')).toEqual([
    { label: '$45', price: null },
    { label: 'Fuel $1.999', price: null },
    { label: 'Half of $1,25', price: null },
  ]);
});
