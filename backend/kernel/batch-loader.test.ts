import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

const numbers = () => {
  const batches: (readonly number[])[] = [];
  const loader = createBatchLoader<number, string>(async (keys) => {
    batches.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `record ${key}`]));
  });
  return { batches, loader };
};

test('loads keys requested together in one batch, each once', async () => {
  const { batches, loader } = numbers();
  expect(await Promise.all([loader.load(1), loader.load(2), loader.load(1)])).toEqual([
    'record 1',
    'record 2',
    'record 1',
  ]);
  await loader.load(2);
  expect(batches).toEqual([[1, 2]]);
});

test("keeps a list's order and leaves out missing records", async () => {
  const { loader } = numbers();
  expect(await loader.loadMany([3, -1, 1])).toEqual(['record 3', 'record 1']);
  expect(await loader.load(-1)).toBeNull();
});
