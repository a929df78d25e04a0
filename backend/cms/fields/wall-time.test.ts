import { expect, test } from 'vitest';
import { readDay } from './wall-time.ts';

test.each([
  ['23/11/2026', '2026-11-23'],
  ['1.2.27', '2027-02-01'],
  ['Mon 23 Nov 2026', '2026-11-23'],
  ['2026-11-23', '2026-11-23'],
  ['23 Nov 2026', '2026-11-23'],
])('reads %s as a day', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each(['', '23/11', '31/11/2026', '11/23/2026', 'tomorrow', '1/1/0000'])(
  'rejects %s as a day',
  (text) => {
    expect(readDay(text)).toBeNull();
  },
);
