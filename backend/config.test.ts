import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-config-'));
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('the configuration', () => {
  it.each([
    ['BACKEND_PORT', 'abc', 'a port number from 1 to 65535'],
    ['BACKEND_PORT', '70000', 'a port number from 1 to 65535'],
    ['SITE_URL', 'ftp://x', 'an http or https address'],
    ['DEMO_DATE', '2026-02-31', 'a day as YYYY-MM-DD'],
    ['SEED_DEMO', 'maybe', 'true or false'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
  ])('says in one line what %s got and accepts (%s)', (name, value, accepts) => {
    expect(() => readConfig({ DATA_DIR: newFolder(), [name]: value })).toThrow(
      new ConfigError(`${name}: got "${value}", accepts ${accepts}.`),
    );
  });

  it('does not repeat a database password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
      /^DATABASE_URL: got a value it cannot use/,
    );
  });

  it('makes the secret once and keeps it from others', () => {
    const dataDir = newFolder();
    const { secret } = readConfig({ DATA_DIR: dataDir });
    expect(secret).toHaveLength(64);
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(secret);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ DATA_DIR: newFolder(), DATABASE_URL: '', BACKEND_PORT: '' })).toMatchObject({
      databaseUrl: null,
      port: 4000,
    });
  });
});
