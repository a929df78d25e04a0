import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followChanges } from './follow-changes.ts';

async function follow(apply: () => Promise<void>) {
  const root = await mkdtemp(join(tmpdir(), 'follow-changes-'));
  await mkdir(join(root, 'backend/season'), { recursive: true });
  const ending = new AbortController();
  const failures: unknown[] = [];
  followChanges(
    ['backend'],
    (path) => !path.endsWith('.test.ts'),
    apply,
    (error) => failures.push(error),
    {
      root,
      signal: ending.signal,
    },
  );
  onTestFinished(async () => {
    ending.abort();
    await rm(root, { recursive: true, force: true });
  });
  return { failures, write: (name: string) => writeFile(join(root, name), name) };
}

test('changes that come together are applied once, those during the work once more', async () => {
  let applied = 0;
  const working = Promise.withResolvers<null>();
  const { write } = await follow(async () => {
    applied += 1;
    await working.promise;
  });
  await Promise.all([write('backend/start.ts'), write('backend/season/standings.ts')]);
  await expect.poll(() => applied).toBe(1);
  await Promise.all([write('backend/start.ts'), write('backend/season/points.ts')]);
  working.resolve(null);
  await expect.poll(() => applied).toBe(2);
});

test('a change that cannot be applied is reported, and the next one is applied', async () => {
  let applied = 0;
  const { write, failures } = await follow(async () => {
    applied += 1;
    if (applied === 1) throw new Error('a comma is missing');
  });
  await write('backend/start.test.ts');
  await write('backend/start.ts');
  await expect.poll(() => failures).toEqual([new Error('a comma is missing')]);
  await write('backend/start.ts');
  await expect.poll(() => applied).toBe(2);
});
