import { expect, test } from 'vitest';
import { zoneName } from './zone-name';

test.each([
  ['en', 'New Zealand Time'],
  ['de', 'Neuseeland-Zeit'],
  ['ka', 'ახალი ზელანდიის დრო'],
] as const)('has the same name in summer and in winter: %s', (language, name) => {
  for (const at of ['2026-12-05T00:00:00Z', '2027-06-05T00:00:00Z'])
    expect(zoneName('Pacific/Auckland', language, at)).toBe(name);
});
