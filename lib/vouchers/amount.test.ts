import { expect, test } from 'vitest';
import { typedCents } from './amount';

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['$ 25.05', 2505],
  ['25,50', 2550],
  ['0.10', 10],
  ['0', 0],
  ['-5', 0],
  ['25.123', 0],
  ['1e3', 0],
  ['', 0],
])('reads %j as %i cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents);
});
