import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EnvironmentError } from '../../lib/shared/node/environment.ts';
import { readConfig } from './config.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'cms-config-'));
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const SITE_URL_ACCEPTS = 'an http or https address without a path, for example https://www.example.org';

describe('configuration', () => {
  it.each([
    ['BACKEND_PORT', 'abc', 'a port number from 1 to 65535'],
    ['BACKEND_PORT', '70000', 'a port number from 1 to 65535'],
    ['SITE_URL', 'ftp://x', SITE_URL_ACCEPTS],
    ['SITE_URL', 'https://www.test/championship', SITE_URL_ACCEPTS],
    ['ADMIN_EMAIL', 'office', 'the email address of the first administrator'],
    ['DEMO_DATE', '2026-02-31', 'a date, for example 2027-01-27'],
    ['SEED_DEMO', 'maybe', 'true or false'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
  ])('reports in one line what %s is and what it accepts (%s)', (name, value, accepts) => {
    expect(() => readConfig({ DATA_DIR: newFolder(), [name]: value })).toThrow(
      new EnvironmentError(`${name} is "${value}", but it must be ${accepts}.`),
    );
  });

  it('never prints a database password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
      /^DATABASE_URL is something else, but/,
    );
  });

  it('creates the secret once, readable by the owner only', () => {
    const dataDir = newFolder();
    const { secret } = readConfig({ DATA_DIR: dataDir });
    expect(secret).toHaveLength(64);
    expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(secret);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ DATA_DIR: newFolder(), DATABASE_URL: '', BACKEND_PORT: '' })).toMatchObject({
      databaseUrl: null,
      port: 4000,
    });
  });

  it('has a default first administrator on a local site only', () => {
    const adminEmail = (variables: Record<string, string>) =>
      readConfig({ DATA_DIR: newFolder(), ...variables }).adminEmail;
    expect(adminEmail({})).toBe('admin@championship.local');
    expect(adminEmail({ SITE_URL: 'https://www.example.nz' })).toBeNull();
    expect(adminEmail({ SITE_URL: 'https://www.example.nz', ADMIN_EMAIL: 'o@example.nz' })).toBe(
      'o@example.nz',
    );
  });

  it.each([
    [{}, 'trial'],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, 'trial'],
    [{ SITE_URL: 'http://event.localhost:3000' }, 'trial'],
    [{ SITE_URL: 'https://www.example.nz' }, 'off'],
    [{ SITE_URL: 'http://www.example.nz' }, 'off'],
    [{ SITE_URL: 'https://localhost.example.nz' }, 'off'],
    [{ SITE_URL: 'https://www.example.nz', TRIAL_PAYMENTS: 'true' }, 'trial'],
    [{ SITE_URL: 'https://www.example.nz', STRIPE_SECRET_KEY: 'sk_live_12345678' }, 'live'],
    [{ TRIAL_PAYMENTS: 'true', STRIPE_SECRET_KEY: 'sk_live_12345678' }, 'live'],
  ])('with %o payments are %s', (variables, mode) => {
    expect(readConfig({ DATA_DIR: newFolder(), ...variables }).paymentMode).toBe(mode);
  });
});
