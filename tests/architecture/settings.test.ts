import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backendVariables, checkForStart, readConfig } from '../../backend/kernel/config.ts';
import { readEnv, siteVariables } from '../../lib/config/env.ts';
import { EnvironmentError, type Variables } from '../../lib/shared/node/environment.ts';
import { ROOT } from '../../scripts/run/project.ts';

/* The settings as the README lists them, and as the programs read them. */

const SHAPES = [siteVariables.shape, backendVariables.shape];
const NAMES = [...new Set(SHAPES.flatMap((shape) => Object.keys(shape)))].sort();

/** The default that the table gives each variable, without Markdown. */
async function readTable(): Promise<Map<string, string>> {
  const [, section = ''] = (await readFile(join(ROOT, 'README.md'), 'utf8')).split('\n## Settings\n');
  const listed = new Map<string, string>();
  for (const [, names = '', fallback = ''] of section.matchAll(/^\| (`[^|]+) \|[^|]+\| ([^|]+?) *\|$/gm)) {
    const row = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const defaults = fallback.replaceAll('`', '').split(', ');
    for (const [at, name] of row.entries()) {
      expect(listed.has(name), `${name} is listed twice`).toBe(false);
      listed.set(name, defaults.length === row.length ? (defaults[at] ?? '') : defaults.join(', '));
    }
  }
  return listed;
}

/** Defaults that depend on something else, or that words say better than their value. */
const IN_WORDS: Readonly<Record<string, string>> = {
  ADMIN_EMAIL: 'admin@championship.local',
  BACKUP_DIR: 'backups in DATA_DIR',
  CMS_URL: "the backend's own port",
  DATA_DIR: '.data',
  DEMO_DATE: 'today',
  GOOGLE_ISSUER_URL: 'Google',
  MAIL_FROM: 'no-reply@ host of SITE_URL',
  PAYLOAD_SECRET: 'generated in DATA_DIR',
  REVALIDATE_SECRET: 'generated in DATA_DIR',
  REVALIDATE_URL: 'the site’s own port; if started separately, SITE_URL/api/revalidate',
  S3_ENDPOINT: 'Amazon’s in S3_REGION',
  SITE_URL: 'http://localhost:PORT',
  STRIPE_API_BASE: 'Stripe',
  TRUSTED_PROXIES: 'this machine',
  WALLET_APPLE_PUSH_URL: 'Apple',
  WALLET_GOOGLE_API_URL: 'Google',
};

test('the README lists every variable that the programs read, and no other, with its default', async () => {
  const table = await readTable();
  expect([...table.keys()].sort()).toEqual(NAMES);
  for (const name of NAMES) {
    const values = SHAPES.flatMap((shape) => Object.entries(shape))
      .filter(([key]) => key === name)
      .map(([, variable]) => String(variable.parse(undefined) ?? '') || 'none');
    expect(table.get(name), name).toBe(IN_WORDS[name] ?? values[0]);
    // Both programs agree.
    if (!(name in IN_WORDS)) expect(new Set(values).size, name).toBe(1);
  }
});

const PROGRAMS = [
  { shape: siteVariables.shape, read: (variables: Variables) => void readEnv(variables) },
  { shape: backendVariables.shape, read: (variables: Variables) => void readConfig(variables) },
];

/** A value that nothing accepts but what may be any text. */
const BAD = 'hunter2 ☠';
const ANY_TEXT = [
  'BACKUP_DIR',
  'DATA_DIR',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  // Read as files, and only with those that belong to them: wallet.integration.test.ts has bad ones.
  'WALLET_APPLE_AUTHORITY',
  'WALLET_APPLE_CERTIFICATE',
  'WALLET_APPLE_KEY',
  'WALLET_APPLE_KEY_PASSWORD',
  'WALLET_GOOGLE_KEY',
];
/** What is never printed: a value that is mistyped is still most of a password. */
const CONFIDENTIAL = [
  'CDN_PURGE_TOKEN',
  'DATABASE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAYLOAD_SECRET',
  'REVALIDATE_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'SENTRY_DSN',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VALKEY_URL',
];

function refusalOf(read: (variables: Variables) => void, variables: Variables): string {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
}

test('a bad value is answered with one line that names the variable, and prints nothing confidential', () => {
  for (const { shape, read } of PROGRAMS)
    for (const name of Object.keys(shape)) {
      const line = refusalOf(read, { [name]: BAD });
      if (ANY_TEXT.includes(name)) continue;
      expect(line).toMatch(new RegExp(`^${name} is (?:"${BAD}"|something else), but it must be .+\\.$`));
      expect(line.includes('hunter2'), line).toBe(!CONFIDENTIAL.includes(name));
    }
  // A password within an address.
  for (const [name, read] of [
    ['CONTENT_API_URL', readEnv],
    ['S3_ENDPOINT', readConfig],
  ] as const)
    expect(refusalOf(read, { [name]: 'ftp://user:hunter2@host' })).toMatch(`${name} is something else, but`);
});

test.each([
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'hunter2' }],
  ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'hunter2' }],
  ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'hunter2' }],
  ['CDN_PURGE_URL', { CDN_PURGE_TOKEN: 'hunter2-hunter2' }],
  ['DATABASE_URL', { VALKEY_URL: 'redis://:hunter2@10.0.0.30' }],
])('without %s, what does nothing by itself is refused', (missing, given: Variables) => {
  const [name] = Object.keys(given);
  const start = (variables: Variables) => {
    readEnv(variables);
    checkForStart(readConfig(variables));
  };
  const line = refusalOf(start, given);
  expect(line).toMatch(new RegExp(`^${missing} is missing, but ${String(name)} needs it: .+\\.$`));
  expect(line).not.toContain('hunter2');
});

test('such a line is all that a start says, and it ends with 1', async () => {
  const data = await mkdtemp(join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const ended = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'backend/start.ts'), '--check'],
      {
        env: {
          NODE_ENV: 'production',
          PATH: process.env['PATH'],
          DATA_DIR: data,
          VALKEY_URL: 'redis://:hunter2@10.0.0.30',
        },
      },
      (error, stdout, stderr) => resolve({ code: error?.code, said: stdout + stderr }),
    );
  });
  expect(ended.code).toBe(1);
  expect(ended.said.trim().split('\n')).toEqual([
    expect.stringMatching(/DATABASE_URL is missing, but VALKEY_URL needs it/),
  ]);
});
