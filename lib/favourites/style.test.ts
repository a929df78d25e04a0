import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FAVOURITES_SCRIPT, FAVOURITES_STYLE } from './keys';
import { favouritesStyle } from './style';

const gt = { kind: 'category', id: '3', name: 'GT', address: '/category/gt', at: 1 } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe', at: 2 } as const;

test('is empty for somebody without favourites', () => {
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

test('shows the posts about a category alone where that is chosen, and offers the choice to whoever has one', () => {
  expect(favouritesStyle([gt])).toContain('[data-my-posts]{display:block}');
  expect(favouritesStyle([gt])).toContain(':not(:has(.post-tag:is([href="/feed/gt"])))');
  expect(favouritesStyle([ana])).not.toContain('data-my-posts');
});

test('the head adds what was stored to the page, and leaves it alone if nothing was or storage is blocked', () => {
  const added: { id: string; textContent: string }[] = [];
  const document = {
    createElement: () => ({ id: '', textContent: '' }),
    head: { append: (style: (typeof added)[number]) => added.push(style) },
  };
  // The script as it is in the page, with the browser's globals as parameters.
  const run = (stored: () => string | null) =>
    void runInNewContext(FAVOURITES_SCRIPT, { localStorage: { getItem: stored }, document });
  run(() => null);
  run(() => {
    throw new Error('Access is denied.');
  });
  expect(added).toEqual([]);
  run(() => 'a{order:-1}');
  expect(added).toEqual([{ id: FAVOURITES_STYLE, textContent: 'a{order:-1}' }]);
});
