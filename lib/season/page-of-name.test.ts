import { expect, test } from 'vitest';
import { pageOfName, pagesByName } from './page-of-name';

test('a name leads to the page of the only one who has it, in any usual writing', () => {
  const pages = pagesByName([{ name: 'Mere Tautahi', address: '/driver/mere' }]);
  expect(pageOfName(pages, 'Mere Tautahi')).toBe('/driver/mere');
  expect(pageOfName(pages, ' MERE  Tautahi ')).toBe('/driver/mere');
  expect(pageOfName(pages, 'Tom Lindqvist')).toBeUndefined();
});

test('a name that several have leads nowhere, even if only one of them has a page', () => {
  const pages = pagesByName([
    { name: 'Mere Tautahi', address: '/driver/mere' },
    { name: 'Mere Tautahi', address: null },
    { name: 'Tom Lindqvist', address: null },
  ]);
  expect(pageOfName(pages, 'Mere Tautahi')).toBeUndefined();
  expect(pageOfName(pages, 'Tom Lindqvist')).toBeUndefined();
});
