import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=95-500', { start: 95, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('reads %s of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-3',
  'bytes=0-1,5-6',
  'lines=1-2',
  `bytes=${'9'.repeat(99)}-`,
])('takes %s for the whole', (header) => {
  expect(parseRange(header, 100)).toBe('whole');
});

test.each(['bytes=100-', 'bytes=-0'])('finds nothing in %s', (header) => {
  expect(parseRange(header, 100)).toBe('unsatisfiable');
});
