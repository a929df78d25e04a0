import { expect, test } from 'vitest';
import { contentChanged } from './events.ts';
import { watchContent } from './watch-content.ts';

test('invalidates on every change of its own models, and counts them', () => {
  let forgotten = 0;
  const state = watchContent(['groups'], () => (forgotten += 1));
  contentChanged({ model: 'pages', id: 1 });
  expect([state(), forgotten]).toEqual([0, 0]);
  contentChanged({ model: 'groups', id: 1 });
  contentChanged({ model: 'groups', id: 2 });
  expect([state(), forgotten]).toEqual([2, 2]);
});

test('watches all models if none are named', () => {
  let forgotten = 0;
  watchContent(null, () => (forgotten += 1));
  contentChanged({ model: 'pages' });
  contentChanged({ model: 'groups' });
  expect(forgotten).toBe(2);
});
