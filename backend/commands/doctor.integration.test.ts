import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, inject, onTestFinished, test } from 'vitest';
import type {} from '../testing/prepared-data.ts';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(inject('preparedData'), folder, { recursive: true });
  return folder;
}

/** A mail server that accepts everybody. @returns its port */
async function mailServer(): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
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
  lines.find((one) => one.slice(2).startsWith(`${subject}:`)) ?? '';

test('names what keeps a fresh local site from going public, and what to do about each', async () => {
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
  expect(line(lines, 'Backup')).toContain('! Backup: there is none');
}, 120_000);

test('is content with a site that is set up, and sees an old backup and a test key', async () => {
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
  expect(line(lines, 'Site')).toMatch(/^! Site: cannot be reached at https:\/\/championship\.invalid/);

  const threeDaysAgo = new Date(Date.now() - 72 * 3_600_000);
  await utimes(file, threeDaysAgo, threeDaysAgo);
  const later = await doctor({ ...settings, STRIPE_SECRET_KEY: 'sk_test_0123456789' }, backups);
  expect(later.code).toBe(1);
  expect(line(later.lines, 'Backup')).toMatch(/^✘ .* is 72 hours old/);
  expect(line(later.lines, 'Payments')).toMatch(/^✘ .*test key/);
}, 120_000);
