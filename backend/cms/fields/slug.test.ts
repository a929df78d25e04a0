import { expect, it } from 'vitest';
import { slugField } from './slug.ts';

/** What the form of a new record reports about a URL name, before the hook that generates one from the record's name. */
function messageFor(url: string, data: object): unknown {
  const { validate } = slugField();
  // Its rules only read the record, so nothing else is passed.
  return validate?.(url, { data } as Parameters<NonNullable<typeof validate>>[1]);
}

it('may be left blank where the name makes one, so that a new record can be published at once', () => {
  expect(messageFor('', { name: 'Grid penalties' })).toBe(true);
  expect(messageFor('', { name: '!?' })).toContain('at least one letter or digit');
  expect(messageFor('', {})).toContain('Enter a URL name');
  expect(messageFor('Grid Penalties', { name: 'Grid penalties' })).toContain('lower-case letters');
  expect(messageFor('grid-penalties', {})).toBe(true);
});
