import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuery, MAX_QUERY_LENGTH, searchAddress } from './search-query';

test('one query has one spelling', () => {
  expect(cleanQuery('  Porsche\t cup \u200b')).toBe('Porsche cup');
  expect(searchAddress('AC/DC')).toBe('/search/AC%20DC');
  expect(searchAddress('\u0007 ')).toBe('/search');
  expect(searchAddress(' ..')).toBe('/search');
  expect(searchAddress('...')).toBe('/search/...');
});

test('any input becomes a valid address of the site, and normalising it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const query = cleanQuery(typed);
      expect([...query].length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(cleanQuery(query)).toBe(query);
      expect(searchAddress(typed)).toMatch(/^\/search(?:\/[^/?#\\]+)?$/);
      const { pathname } = new URL(searchAddress(typed), 'https://series.example.nz');
      expect(pathname).toBe(searchAddress(typed));
    }),
  );
});
