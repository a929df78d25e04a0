import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startStorage } from '../../../scripts/run/storage-stand-in.ts';
import { startPostgres } from '../../../scripts/run/temporary-postgres.ts';
import { startValkey } from '../../../scripts/run/temporary-valkey.ts';
import type {} from '../../../tests/backend/prepared-data.ts';
import { startProxy } from '../../../tests/backend/proxy-with-certificate.ts';
import {
  checkNginx,
  checkPostgresVersion,
  checkSettingsFile,
  checkSpace,
  checkUnits,
  checkUser,
  checkValkeyVersion,
} from './doctor-checks.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function dataFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(inject('preparedData'), folder, { recursive: true });
  return folder;
}

/** A mail server that accepts every message. @returns its port */
async function mailServer(): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What the system reports about its clock, instead of the machine's own; without words, as where systemd doesn't run. */
async function systemClock(words: string): Promise<string> {
  const folder = await emptyFolder();
  const program = words === '' ? 'exit 1' : `echo ${words}`;
  await writeFile(join(folder, 'timedatectl'), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
  return `${folder}:${process.env['PATH'] ?? ''}`;
}

function doctor(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; lines: string[]; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'doctor.ts'), ...args],
      { env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), lines: stdout.split('\n'), errors: stderr }),
    );
  });
}

const line = (lines: readonly string[], subject: string) =>
  lines.find((text) => text.slice(2).startsWith(`${subject}:`)) ?? '';

test('lists what keeps a fresh local site from going public, and what to do about it', async () => {
  const data = await dataFolder();
  await chmod(join(data, 'secret'), 0o644).catch(() =>
    writeFile(join(data, 'secret'), 'x'.repeat(64), { mode: 0o644 }),
  );
  const { code, lines, errors } = await doctor({ DATA_DIR: data });
  expect(code).toBe(1);
  expect(errors).toMatch(/^Not ready to go public: \d+ of \d+ checks failed/);
  expect(line(lines, 'Address')).toContain(
    '✘ Address: SITE_URL is http://localhost:3000, which only this machine',
  );
  expect(line(lines, 'Payments')).toContain('Set STRIPE_SECRET_KEY');
  expect(line(lines, 'Email')).toContain('Set SMTP_URL');
  expect(line(lines, 'Administrator')).toContain('✘');
  expect(line(lines, 'Secrets')).toContain('chmod 600');
  expect(line(lines, 'Backup')).toContain('! Backup: none found');
  // On a single machine, the services that several would need aren't checked.
  expect(line(lines, 'Many machines') + line(lines, 'Valkey')).toBe('');
}, 120_000);

test('reports what is missing for several machines', { tags: ['full'] }, async () => {
  const data = await dataFolder();
  const valkey = await startValkey();
  onTestFinished(() => valkey.stop());
  const { lines } = await doctor({ DATA_DIR: data, VALKEY_URL: valkey.url });
  expect(line(lines, 'Many machines')).toMatch(/^✘ .*SQLite.*move-database/);
  expect(lines.join('\n')).toMatch(/! Many machines: .* Set PAYLOAD_SECRET and REVALIDATE_SECRET/);
  expect(line(lines, 'Valkey')).toMatch(/^✔ .* answers, version \d+\./);
  await valkey.kill();
  const away = await doctor({
    DATA_DIR: data,
    VALKEY_URL: valkey.url,
    PAYLOAD_SECRET: 'x'.repeat(32),
    REVALIDATE_SECRET: 'y'.repeat(32),
  });
  expect(line(away.lines, 'Valkey')).toMatch(/^✘ .* correct VALKEY_URL/);
  expect(away.lines.join('\n')).not.toContain('PAYLOAD_SECRET');
});

test('tests the uploads’ bucket, and detects one that everybody can read', { tags: ['full'] }, async () => {
  const data = await dataFolder();
  const storage = await startStorage();
  onTestFinished(() => storage.stop());
  const settings = { DATA_DIR: data, ...storage.env };
  expect(line((await doctor(settings)).lines, 'Storage')).toMatch(
    /^✔ .* can be written to, read from and cleared/,
  );
  storage.makePublic(true);
  expect(line((await doctor(settings)).lines, 'Storage')).toMatch(/^✘ Storage: anyone can read .* Block/);
  const { lines } = await doctor({ ...settings, S3_SECRET_ACCESS_KEY: 'another' });
  expect(line(lines, 'Storage')).toMatch(/^✘ .*403 SignatureDoesNotMatch.* correct S3_BUCKET/);
  // It leaves nothing behind.
  expect(storage.files.size).toBe(0);
});

test(
  'accepts a site that is set up, and detects an old backup and a test key',
  { tags: ['full'] },
  async () => {
    const data = await dataFolder();
    const backups = join(data, 'kept');
    await mkdir(backups);
    const file = join(backups, 'championship-2026-11-22T03-05-08Z.tar.gz');
    await writeFile(file, '');
    const settings = {
      DATA_DIR: data,
      SEED_DEMO: 'false',
      SITE_URL: 'https://championship.invalid',
      SMTP_URL: `smtp://127.0.0.1:${String(await mailServer())}`,
      STRIPE_SECRET_KEY: 'sk_live_0123456789',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    };
    const { lines } = await doctor(settings, backups);
    for (const subject of ['Address', 'Payments', 'Email', 'Secrets', 'Backup', 'Node', 'Content', 'Outbox'])
      expect(line(lines, subject)).toMatch(/^✔/);
    expect(line(lines, 'Disk')).toMatch(/^[✔!✘] Disk: (?:only )?[\d.]+ GB free in /);
    expect(line(lines, 'User')).toMatch(
      process.getuid?.() === 0 ? /^! .* Run the site as its own user/ : /^✔/,
    );
    expect(line(lines, 'CMS')).toMatch(/^! .* Set CMS_URL/);
    expect(line(lines, 'Site')).toMatch(/^! Site: can’t be reached at https:\/\/championship\.invalid/);

    const threeDaysAgo = new Date(Date.now() - 72 * 3_600_000);
    await utimes(file, threeDaysAgo, threeDaysAgo);
    const later = await doctor({ ...settings, STRIPE_SECRET_KEY: 'sk_test_0123456789' }, backups);
    expect(later.code).toBe(1);
    expect(line(later.lines, 'Backup')).toMatch(/^✘ .* is 72 hours old/);
    expect(line(later.lines, 'Payments')).toMatch(/^✘ .*test key/);
  },
);

/** The name by which the doctor knows this machine isn't a public address; it takes this one for somebody else's. */
const OTHER = '0.0.0.0';
const daysAway = (days: number) => new Date(Date.now() + days * 86_400_000);

test('checks both public addresses and the clock from a visitor’s view', async () => {
  const data = await emptyFolder();
  const good = await startProxy({ name: OTHER, ends: daysAway(60) });
  const settings = {
    DATA_DIR: data,
    SITE_URL: good.origin,
    CMS_URL: good.origin,
    NODE_EXTRA_CA_CERTS: good.certificate,
  };
  const fine = await doctor({ ...settings, PATH: await systemClock('yes') });
  for (const subject of ['Address', 'Site', 'CMS', 'Clock']) expect(line(fine.lines, subject)).toMatch(/^✔/);
  expect(line(fine.lines, 'Clock')).toContain('is synchronised');

  good.answer({ status: 503, aheadMs: 3_600_000 });
  const wrong = await doctor({ ...settings, PATH: await systemClock('yes') });
  for (const subject of ['Site', 'CMS']) expect(line(wrong.lines, subject)).toMatch(/^✘ .*503/);
  expect(line(wrong.lines, 'Clock')).toMatch(/^✘ .* differs by 3(?:599|600) s/);

  good.answer({ status: 200, aheadMs: 0 });
  const alone = { ...settings, CMS_URL: `http://${OTHER}` };
  const adrift = await doctor({ ...alone, PATH: await systemClock('no') });
  expect(line(adrift.lines, 'Clock')).toMatch(/^✘ .* timedatectl set-ntp true/);
  expect(line(adrift.lines, 'CMS')).toMatch(/^✘ .* passwords would be sent unencrypted/);
  await good.stop();
  const away = await doctor({ ...settings, PATH: await systemClock('') });
  for (const subject of ['Site', 'CMS']) expect(line(away.lines, subject)).toMatch(/^! .* can’t be reached/);
  expect(line(away.lines, 'Clock')).toMatch(/^! .* couldn’t be checked/);
}, 120_000);

test.each([
  ['has ended', { name: OTHER, ends: daysAway(-10) }, true, /^✘ Site: .*CERT_HAS_EXPIRED/],
  ['is for another name', { name: 'localhost', ends: daysAway(60) }, true, /^✘ Site: .*ALTNAME/],
  ['nobody knows', { name: OTHER, ends: daysAway(60) }, false, /^✘ Site: .*SELF_SIGNED/],
  ['ends soon', { name: OTHER, ends: daysAway(7) }, true, /^! Site: .* hasn’t been renewed/],
])('reports a certificate that %s', async (_, of, isKnown, says) => {
  const proxy = await startProxy(of);
  const { lines } = await doctor({
    DATA_DIR: await emptyFolder(),
    SITE_URL: proxy.origin,
    ...(isKnown ? { NODE_EXTRA_CA_CERTS: proxy.certificate } : {}),
  });
  expect(line(lines, 'Site')).toMatch(says);
});

test(
  'reports the PostgreSQL version, and when something the site needs is missing from it',
  { tags: ['full'] },
  async () => {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error('There is no PostgreSQL.');
    onTestFinished(() => postgres.stop());
    const settings = { DATA_DIR: await emptyFolder(), DATABASE_URL: postgres.url };
    const { lines } = await doctor(settings);
    expect(lines.join('\n')).toMatch(/^✔ Database: PostgreSQL \d+\.\d+\.$/m);
    expect(lines.join('\n')).toMatch(/^✘ Database: can’t be read: .* first start/m);
    await postgres.kill();
    expect(line((await doctor(settings)).lines, 'Database')).toMatch(/^✘ .*can’t be read: .* DATABASE_URL/);
  },
);

test('detects outdated versions, too little space, and a settings file that others can read', async () => {
  expect(checkPostgresVersion(130_014)).toMatchObject({
    state: 'bad',
    says: 'is PostgreSQL 13; the site needs 14 or newer.',
  });
  expect(checkPostgresVersion(140_001)).toMatchObject({ state: 'good', says: 'PostgreSQL 14.1.' });
  expect(checkValkeyVersion('h', '# Server\r\nredis_version:6.2.14\r\n').state).toBe('bad');
  expect(checkValkeyVersion('h', 'redis_version:7.0.15\r\n')).toMatchObject({
    state: 'good',
    says: 'h answers, version 7.0.15.',
  });
  expect(checkValkeyVersion('h', 'redis_version:7.2.4\r\nvalkey_version:8.1.1\r\n').state).toBe('good');
  const states = [0.5, 3, 20].map((gigabytes) => checkSpace(gigabytes * 1e9, '/data').state);
  expect(states).toEqual(['bad', 'warning', 'good']);
  expect([checkUser(0).state, checkUser(1000).state, checkUser(undefined).state]).toEqual([
    'warning',
    'good',
    'good',
  ]);

  const file = join(await emptyFolder(), 'env');
  expect(await checkSettingsFile(file)).toEqual([]);
  await writeFile(file, '');
  for (const [mode, state] of [
    [0o640, 'good'],
    [0o600, 'good'],
    [0o644, 'bad'],
    [0o660, 'bad'],
  ] as const) {
    await chmod(file, mode);
    expect(await checkSettingsFile(file)).toMatchObject([{ state }]);
  }
});

test('detects an nginx without connections for a race day, until it is set up as the instructions say', async () => {
  const root = join(import.meta.dirname, '../../..');
  const folder = await emptyFolder();
  await mkdir(join(folder, 'conf.d'));
  await mkdir(join(folder, 'modules-enabled'));
  // As Debian ships it.
  await writeFile(
    join(folder, 'nginx.conf'),
    'user www-data;\nevents {\n\tworker_connections 768;\n\t# multi_accept on;\n}\nhttp {\n}\n',
  );
  expect(await checkNginx(folder)).toEqual([]);
  await cp(join(root, 'ops/nginx/site.conf'), join(folder, 'conf.d/championship.conf'));
  expect(await checkNginx(folder)).toMatchObject([
    { state: 'warning', says: expect.stringContaining('accepts 768 connections') },
  ]);
  const instructions = await readFile(join(root, 'docs/run.md'), 'utf8');
  const steps = instructions.match(/^ *(?:sed|echo) .*worker_.*$/gm)?.join('\n') ?? '';
  await new Promise((resolve) =>
    execFile('sh', ['-c', steps.replaceAll('/etc/nginx', folder)], () => resolve(null)),
  );
  expect(await checkNginx(folder)).toEqual([
    { state: 'good', subject: 'nginx', says: 'accepts 32,768 connections per core.' },
  ]);
});

test('names an installed service whose program an upgrade has moved', async () => {
  const root = join(import.meta.dirname, '../../..');
  const units = await emptyFolder();
  expect(await checkUnits(root, units)).toEqual([]);
  await cp(join(root, 'ops/systemd'), units, { recursive: true });
  const installed = await checkUnits(root, units);
  expect(installed.map(({ state }) => state)).toEqual(['good', 'good', 'good']);
  const backup = join(units, 'championship-backup.service');
  const unit = await readFile(backup, 'utf8');
  await writeFile(backup, unit.replace('backend/operations/commands/', 'backend/commands/'));
  expect((await checkUnits(root, units)).filter(({ state }) => state === 'bad')).toEqual([
    {
      state: 'bad',
      subject: 'Services',
      says: 'championship-backup.service starts backend/commands/backup.ts, which doesn’t exist.',
      todo: `Copy ops/systemd/championship-backup.service to ${units}, then systemctl daemon-reload.`,
    },
  ]);
});
