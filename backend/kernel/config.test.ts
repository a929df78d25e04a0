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
    [
      'CMS_URL',
      'cms.example.org',
      'an http or https address without a path, for example https://cms.example.org',
    ],
    ['BACKEND_METRICS_PORT', 'on', 'a port number from 1 to 65535, or unset for no metrics'],
    ['METRICS_HOST', '/', 'a host name or an IP address to listen on'],
    ['DRAIN_SECONDS', '-1', 'a number of seconds from 0 to 60'],
    ['S3_BUCKET', 'My Bucket', 'the name of a bucket, or unset to keep uploads in DATA_DIR'],
    [
      'S3_ENDPOINT',
      's3.example.org',
      'the http or https address of the storage, or unset for Amazon’s in S3_REGION',
    ],
    ['S3_REGION', 'near us', 'the region of the bucket, for example ap-southeast-2'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'a share from 0 to 1, for example 0.1'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
  ])('reports in one line the value of %s and what it accepts (%s)', (name, value, accepts) => {
    expect(() => readConfig({ DATA_DIR: newFolder(), [name]: value })).toThrow(
      new EnvironmentError(`${name} is "${value}", but it must be ${accepts}.`),
    );
  });

  it('keeps backups out of what is backed up', () => {
    const dataDir = newFolder();
    const folderOf = (given: string) => readConfig({ DATA_DIR: dataDir, BACKUP_DIR: given }).backupDir;
    expect(folderOf('')).toBe(join(dataDir, 'backups'));
    expect(folderOf(join(dataDir, 'backups'))).toBe(join(dataDir, 'backups'));
    expect(folderOf('/srv/backups')).toBe('/srv/backups');
    for (const inside of [dataDir, join(dataDir, 'kept')])
      expect(() => folderOf(inside)).toThrow(EnvironmentError);
  });

  it('never prints a database password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
      /^DATABASE_URL is something else, but/,
    );
  });

  it('takes a Valkey or Redis address, and never prints its password', () => {
    expect(readConfig({ VALKEY_URL: 'rediss://u:hunter2@h:6379' }).valkeyUrl).toBe(
      'rediss://u:hunter2@h:6379',
    );
    expect(() => readConfig({ VALKEY_URL: 'http://u:hunter2@h' })).toThrow(
      'VALKEY_URL is something else, but it must be redis://user:password@host:port, rediss://… for TLS, or unset for one machine.',
    );
  });

  it('stores uploads in a bucket if one is configured, at Amazon by default, and never prints the key', () => {
    const key = { S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'hunter2' };
    expect(readConfig(key).s3).toBeNull();
    const ofAmazon = { ...key, S3_BUCKET: 'uploads', S3_REGION: 'ap-southeast-2' };
    expect(readConfig(ofAmazon).s3).toEqual({
      bucket: 'uploads',
      region: 'ap-southeast-2',
      endpoint: 'https://s3.ap-southeast-2.amazonaws.com',
      accessKeyId: 'AKID',
      secretAccessKey: 'hunter2',
    });
    expect(readConfig({ ...ofAmazon, S3_ENDPOINT: 'http://10.0.0.40:9000/' }).s3?.endpoint).toBe(
      'http://10.0.0.40:9000',
    );
    expect(() => readConfig({ ...key, S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: '' })).toThrow(
      'S3_ACCESS_KEY_ID is missing, but S3_BUCKET needs it: the id of a key that can read and write the bucket.',
    );
    expect(() => readConfig({ ...key, S3_SECRET_ACCESS_KEY: 'hunter 2' })).toThrow(
      'S3_SECRET_ACCESS_KEY is something else, but it must be the secret of that key.',
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
