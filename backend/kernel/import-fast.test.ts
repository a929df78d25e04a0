import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';

const PRINT_LOADED = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url + ' ' + context.format); return next(url, context); } });
  await import('@payloadcms/db-sqlite');
  await import('@payloadcms/db-postgres');
  await import('payload');
  process.stdout.write(JSON.stringify(loaded.sort()));
`;

async function loaded(...flags: string[]): Promise<string[]> {
  const args = [...flags, '--input-type=module', '--eval', PRINT_LOADED];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    maxBuffer: 10_000_000,
  });
  return z.array(z.string()).parse(JSON.parse(stdout));
}

test('the same modules are loaded, in the same format, as Node finds by itself', async () => {
  const fast = await loaded('--import', join(import.meta.dirname, 'import-fast.ts'));
  expect(fast.length).toBeGreaterThan(1_000);
  expect(fast).toEqual(await loaded());
});
