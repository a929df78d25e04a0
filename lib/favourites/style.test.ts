import { expect, test } from 'vitest';
import { favouritesStyle } from './style';

const gt = { kind: 'category', id: '3', name: 'GT', address: '/category/gt', at: 1 } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe', at: 2 } as const;

test('is nothing for somebody without favourites', () => {
  expect(favouritesStyle([])).toBe('');
});

test('leaves lists and timetables as they are for somebody who has starred only drivers', () => {
  const css = favouritesStyle([ana]);
  expect(css).toContain('[data-star="driver-7"]');
  expect(css).toContain('[href="/drivers/ana-roe"]');
  expect(css).not.toContain('order');
  expect(css).not.toContain('display:none');
});

test('marks the posts about a category by its tag', () => {
  expect(favouritesStyle([gt])).toContain('.post-tag:is([href="/feed/gt"])');
});
