import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSecret } from './stored-secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that starts and reads the secret. */
async function start(): Promise<string> {
  const source = join(import.meta.dirname, 'stored-secret.ts');
  const code = `const { storedSecret } = await import(${JSON.stringify(source)}); process.stdout.write(storedSecret(${JSON.stringify(folder)}, 'secret'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return output;
}

test('programs that start at the same moment have the same whole secret, and only the owner reads it', async () => {
  const secrets = await Promise.all([1, 2, 3, 4, 5, 6].map(start));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await start()).toBe(secrets[0]);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'a file system without hard links (%s) keeps the secret, too',
  (code) => {
    const withoutLinks = () => {
      throw Object.assign(new Error('no links'), { code });
    };
    const secret = storedSecret(folder, 'secret', withoutLinks);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(storedSecret(folder, 'secret', withoutLinks)).toBe(secret);
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  },
);

test('an empty secret is refused, and one that an operator put there is taken', () => {
  writeFileSync(join(folder, 'empty'), '\n');
  expect(() => storedSecret(folder, 'empty')).toThrow('is empty');
  writeFileSync(join(folder, 'own'), 'correct horse battery staple\n');
  expect(storedSecret(folder, 'own')).toBe('correct horse battery staple');
});
