import { expect, test } from 'vitest';
import { yearAt } from './year-at';

test('a year begins at midnight at the circuit, or by the championship’s clock', () => {
  expect(yearAt('2026-12-31T10:59:59Z')).toBe('2026');
  expect(yearAt('2026-12-31T11:00:00Z')).toBe('2027');
  expect(yearAt('2026-12-31T11:00:00Z', 'Australia/Perth')).toBe('2026');
});
