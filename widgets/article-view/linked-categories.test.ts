import { expect, test } from 'vitest';
import { linkedCategories } from './linked-categories';

test('names each category once, in the order of the text', () => {
  const html =
    '<p>The <a href="/category/gr86">GR86</a> and the <a href="/category/v8-ute#cars">utes</a>, <a class="x" href="/category/gr86">again</a>.</p>';
  expect(linkedCategories(html)).toEqual(['gr86', 'v8-ute']);
});

test('doesn’t take another page or site for a category', () => {
  expect(
    linkedCategories('<a href="/categories">All</a><a href="https://example.com/category/gt">GT</a>'),
  ).toEqual([]);
});

test('reads a badly encoded link', () => {
  expect(linkedCategories('<a href="/category/100%">All</a>')).toEqual(['100%']);
});
