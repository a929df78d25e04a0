import { expect, test } from 'vitest';
import { findRedirect } from './redirects';

const table = [
  { id: 1, from: '/old-news', to: '/stories' },
  { id: 2, from: 'stories/', to: '/news?from=old' },
  { id: 3, from: '/a', to: '/b' },
  { id: 4, from: '/b', to: '/a' },
  { id: 5, from: '/away', to: 'https://example.org/there' },
];

test('leaves an address alone that is not in the table', () => {
  expect(findRedirect('news', table)).toBeNull();
});

test('goes straight to the end of a chain, whatever slashes the editor typed (spec 2.31)', () => {
  expect(findRedirect('old-news', table)).toBe('/news?from=old');
});

test('does not redirect a loop, which then is a 404', () => {
  expect(findRedirect('a', table)).toBeNull();
});

test('redirects to another site', () => {
  expect(findRedirect('away', table)).toBe('https://example.org/there');
});
