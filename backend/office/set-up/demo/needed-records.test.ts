import { expect, test } from 'vitest';
import { findNeeded } from './needed-records.ts';

const DEMO = new Map<string, readonly string[]>([
  ['articles/1', ['media/1', 'groups/1']],
  ['groups/1', ['groups/2']],
  ['groups/2', ['media/2', 'groups/1']],
  ['media/1', []],
  ['media/2', []],
]);
const read = (keys: readonly string[]) =>
  Promise.resolve(keys.map((key) => ({ title: key, names: DEMO.get(key) ?? [] })));

test('records that stay keep those that they refer to, and so on', async () => {
  const staying = [
    { title: 'Article “Ours”', names: ['groups/1', 'media/9'] },
    { title: 'Article “Another”', names: ['groups/1'] },
  ];
  expect([...(await findNeeded(new Set(DEMO.keys()), staying, read))]).toEqual([
    ['groups/1', 'Article “Ours”'],
    ['groups/2', 'groups/1'],
    ['media/2', 'groups/2'],
  ]);
});

test('nothing is kept for records that are removed', async () => {
  expect(await findNeeded(new Set(DEMO.keys()), [], read)).toEqual(new Map());
});
