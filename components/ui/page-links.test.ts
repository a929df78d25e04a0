import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAddress, pageNumbers } from './page-links';

describe('pageAddress', () => {
  it.each([
    ['page', 1, '/news'],
    ['page', 3, '/news/page/3'],
    ['gt', 1, '/news/gt'],
    ['gt', 2, '/news/gt/2'],
  ])('of group %s, page %i is %s (spec 2.52)', (group, page, address) => {
    expect(pageAddress('news', group, page)).toBe(address);
  });

  it('encodes a group name', () => {
    expect(pageAddress('shop', 'a b/c', 2)).toBe('/shop/a%20b%2Fc/2');
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 3, null, 9]],
    [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [9, 17, [1, null, 7, 8, 9, 10, 11, null, 17]],
  ])('on page %i of %i', (current, total, shown) => {
    expect(pageNumbers(current, total)).toEqual(shown);
  });

  it('always shows the first, the last and the current page, in order, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [current, total] = [Math.min(a, b), Math.max(a, b)];
        const pages = pageNumbers(current, total).filter((page) => page !== null);
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });
});
