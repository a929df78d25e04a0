import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../run/ports.ts';
import { watchLeftovers } from './leftovers.ts';

test('names ports and folders that a run leaves behind, and none that were there before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leftovers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'e2e-1-run-before'));
  await mkdir(join(folder, 'e2e-1'));
  const first = await freePorts(2);
  const left = await watchLeftovers({ first, count: 2 }, folder);
  expect(await left()).toEqual([]);

  await mkdir(join(folder, 'e2e-1-run-after'));
  const server = createServer().listen(first + 1, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  expect((await left()).map(({ message }) => message)).toEqual([
    `a program still listens on port ${String(first + 1)}`,
    `the folder ${join(folder, 'e2e-1-run-after')} is still there`,
  ]);
});
