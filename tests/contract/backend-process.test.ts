import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from './harness/backend-process.ts';

test('a backend stops in order when whoever started it is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'abandoned-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const backend = await startBackend({ DATA_DIR: folder });
  expect((await fetch(`${backend.url}/api/v1/cognito/domain/currentDomain`)).status).toBe(200);
  expect(await backend.abandon()).toBe(0);
  await expect(fetch(backend.url)).rejects.toThrow();
}, 120_000);
