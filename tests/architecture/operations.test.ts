import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { LANGUAGES } from '../../lib/contract/languages.ts';
import { acceptedLanguage } from '../../lib/shared/accept-language.ts';
import { createMetrics } from '../../lib/shared/node/metrics.ts';
import { HEALTH_PATH } from '../../lib/shared/node/readiness.ts';
import { findUnpacked } from '../../scripts/run/debian-package.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { NODE_FLAGS } from '../../scripts/run/program.ts';
import { MEMORY, ROOT } from '../../scripts/run/project.ts';
import { notTried } from '../not-tried.ts';
import '../../backend/kernel/database/times.ts';
import '../../backend/operations/tasks/content-state.ts';
import '../../lib/shared/node/readiness.ts';
import '../../server/process/site-meters.ts';

const OPS = join(ROOT, 'ops');
const run = promisify(execFile);

/** What a rule or panel asks Prometheus for. */
const METRIC = /\b(?:championship|process|nodejs)_\w+/g;
/** Names that Prometheus makes of a timer. */
const PARTS = /_(?:bucket|sum|count)$/;

test('every metric that the dashboard and the alerts name is exported by the programs', async () => {
  const text = await createMetrics({ program: 'site', onFault: (error) => expect.fail(String(error)) })();
  const exported = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  for (const file of ['grafana-dashboard.json', 'alerts.yml']) {
    const named = new Set((await readFile(join(OPS, file), 'utf8')).match(METRIC));
    expect(named.size, file).toBeGreaterThan(4);
    for (const name of named)
      expect(exported.has(name) || exported.has(name.replace(PARTS, '')), `${file}: ${name}`).toBe(true);
  }
});

const hasSystemd = await run('systemd-analyze', ['--version']).then(
  () => true,
  () => false,
);

/** A program of a Debian package that isn't installed: to install Caddy or Prometheus is to start it. Ends the test where it isn't to be had. */
function findProgram(context: TestContext, name: string, program: string): string {
  try {
    return findUnpacked(name, program);
  } catch (error) {
    return notTried(context, error instanceof Error ? error.message : String(error));
  }
}

/** systemd's own rating of a unit from 0 (nothing is open) to 10. */
const MOST_EXPOSURE = 1.5;

test('the service units are valid, start what exists, and keep almost everything closed', async (context) => {
  if (!hasSystemd) return notTried(context, 'systemd-analyze isn’t installed');
  const folder = await mkdtemp(join(tmpdir(), 'units-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = (await readdir(join(OPS, 'systemd'))).filter((name) =>
    /\.(?:service|socket|timer)$/.test(name),
  );
  expect(names).toHaveLength(5);
  for (const name of names) {
    const unit = await readFile(join(OPS, 'systemd', name), 'utf8');
    await writeFile(join(folder, name), unit.replaceAll('/opt/championship', ROOT));
    // A database that is away for an hour must not leave a program stopped for good.
    if (unit.includes('Restart=always')) expect(unit, name).toMatch(/^StartLimitIntervalSec=0$/m);
    for (const [, script = ''] of unit.matchAll(/^ExecStart=\S+ (?:--\S+ )*(\S+\.ts)$/gm))
      await readFile(join(ROOT, script));
    // With many machines, a site's has no backend.
    expect(unit, name).not.toMatch(/^(?:Wants|Requires|BindsTo)=.*championship-backend/m);
    if (!name.endsWith('.service')) continue;
    const { stdout } = await run('systemd-analyze', ['security', '--offline=true', join(folder, name)]);
    const exposure = Number(/Overall exposure level .*: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure, name).toBeLessThanOrEqual(MOST_EXPOSURE);
  }
  const { stderr } = await run('systemd-analyze', [
    'verify',
    '--man=no',
    ...names.map((name) => join(folder, name)),
  ]);
  expect(stderr).toBe('');
});

/** What somebody is woken for in the middle of the night, and when. Times are minutes since the first value; Prometheus's clock begins at 0, too. */
const ALERTS: readonly {
  readonly alert: string;
  readonly series: Readonly<Record<string, string>>;
  /** When it is sounding. */
  readonly loud: readonly number[];
  readonly quiet: readonly number[];
}[] = [
  { alert: 'ProgramDown', series: { 'up{job="championship-site"}': '0x5 1x10' }, loud: [3], quiet: [1, 8] },
  {
    alert: 'NotReady',
    series: { 'championship_ready{program="site"}': '0x5 1x10' },
    loud: [3],
    quiet: [1, 8],
  },
  {
    alert: 'ValkeyUnreachable',
    series: { 'championship_ready_reason{program="site",reason="valkey_unreachable"}': '1x5 0x10' },
    loud: [3],
    quiet: [1, 8],
  },
  {
    alert: 'StorageUnreachable',
    series: { 'championship_ready_reason{program="backend",reason="storage_unreachable"}': '1x5 0x10' },
    loud: [3],
    quiet: [1, 8],
  },
  {
    alert: 'PaymentUnsettled',
    series: { 'championship_oldest_unsettled_payment_seconds{result="known"}': '0+60x30 0x10' },
    loud: [19, 29],
    quiet: [15, 35],
  },
  {
    alert: 'PaymentWithoutResult',
    series: { 'championship_oldest_unsettled_payment_seconds{result="open"}': '0+60x240' },
    loud: [190],
    quiet: [60, 179],
  },
  {
    alert: 'MailsFailing',
    series: { 'championship_mails{status="failed"}': '2x10 3x60' },
    loud: [12, 30],
    quiet: [9, 50],
  },
  {
    alert: 'MailsRefused',
    series: {
      championship_mails_retried: '0x5 3x60 0x10',
      // One gets through after 40 minutes.
      'championship_mails{status="sent"}': '7x40 8x40',
    },
    loud: [21, 39],
    quiet: [5, 18, 45, 75],
  },
  {
    alert: 'MailsWaiting',
    series: { 'championship_mails{status="queued"}': '0x1 21x30 0x10' },
    loud: [20],
    quiet: [10, 40],
  },
  {
    alert: 'BackupOld',
    // The second backend makes none. The first makes one after 28 hours.
    series: {
      'championship_last_backup_timestamp_seconds{instance="first"}': '0x1680 100800x600',
      'championship_last_backup_timestamp_seconds{instance="second"}': '0x2280',
    },
    loud: [27 * 60],
    quiet: [25 * 60, 26 * 60, 30 * 60],
  },
  {
    alert: 'DiskFilling',
    series: { championship_disk_free_bytes: '11x5 9x10', championship_disk_size_bytes: '100x15' },
    loud: [12],
    quiet: [5, 8],
  },
  {
    alert: 'ServerErrors',
    series: {
      'championship_http_request_duration_seconds_count{program="site",status="200"}': '0+99x20 1980+97x20',
      'championship_http_request_duration_seconds_count{program="site",status="503"}': '0+1x20 20+3x20',
    },
    loud: [35],
    quiet: [15, 22],
  },
];

test('each alert sounds when it should, and only then', { tags: ['full'] }, async (context) => {
  const rules = join(OPS, 'alerts.yml');
  const named = (await readFile(rules, 'utf8')).matchAll(/^ +- alert: (\w+)$/gm);
  expect(ALERTS.map(({ alert }) => alert)).toEqual([...named].map(([, name]) => name));
  const promtool = findProgram(context, 'prometheus', 'promtool');
  const { stdout } = await run(promtool, ['check', 'rules', rules]);
  expect(stdout).toContain(`SUCCESS: ${String(ALERTS.length)} rules found`);

  const folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sounding = (minute: number, samples: readonly object[]) => ({
    expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: `${String(minute)}m`,
    exp_samples: samples,
  });
  const cases = {
    rule_files: [rules],
    evaluation_interval: '1m',
    tests: ALERTS.map(({ alert, series, loud, quiet }) => ({
      name: alert,
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        ...loud.map((minute) => sounding(minute, [{ labels: `{alertname="${alert}"}`, value: 1 }])),
        ...quiet.map((minute) => sounding(minute, [])),
      ],
    })),
  };
  // YAML takes JSON.
  const file = join(folder, 'alerts.test.yml');
  await writeFile(file, JSON.stringify(cases));
  await run(promtool, ['test', 'rules', file]);
});

test('all logs of one machine have an end: those of the programs, of nginx and of Caddy', async () => {
  const read = (name: string) => readFile(join(OPS, name), 'utf8');
  for (const unit of ['site', 'backend', 'backup'])
    expect(await read(`systemd/championship-${unit}.service`)).toMatch(/^LogNamespace=championship$/m);
  const journal = await read('systemd/journald@championship.conf');
  for (const limit of [/^SystemMaxUse=2G$/m, /^MaxRetentionSec=30day$/m]) expect(journal).toMatch(limit);
  // Debian's nginx turns over what lies directly in this folder, and ends in .log (/etc/logrotate.d/nginx).
  for (const name of await readdir(join(OPS, 'nginx')))
    for (const [, kind, path] of (await read(`nginx/${name}`)).matchAll(
      /^\s*(access|error)_log (\S+?)[ ;]/gm,
    ))
      expect(path, `${name}: ${String(kind)}_log`).toMatch(/^(?:\/var\/log\/nginx\/[\w-]+\.log|off)$/);
  expect(await read('caddy/Caddyfile')).toMatch(/roll_size 100MiB\s+roll_keep 10\s+roll_keep_for 720h/);
});

test('Caddy takes its file, and logs no token of a sign-in link', { tags: ['full'] }, async (context) => {
  const program = findProgram(context, 'caddy', 'caddy');
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [port, nobody] = [await freePort(), await freePort()];
  const shipped = (await readFile(join(OPS, 'caddy/Caddyfile'), 'utf8')).replaceAll('/var/log/caddy', folder);
  const file = join(folder, 'Caddyfile');
  const asked = ['--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await writeFile(file, shipped);
  await run(program, ['validate', ...asked], { env });

  const local = shipped
    .replace(/^\{$/m, '{\n\tadmin off')
    .replace(/^(\S+\.org) \{$/gm, `http://$1:${String(port)} {`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${String(nobody)}`);
  await writeFile(file, local);
  const caddy = spawn(program, ['run', ...asked], { env, stdio: 'ignore' });
  const ended = once(caddy, 'close');
  onTestFinished(async () => {
    caddy.kill('SIGTERM');
    await ended;
  });
  const statusOf = (host: string) =>
    new Promise<number>((resolve) => {
      const headers = { host, referer: 'https://www.example.org/?a=SECRET' };
      get({ host: '127.0.0.1', port, path: '/logged?a=SECRET&r=SECRET', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      }).on('error', () => resolve(0));
    });
  await expect.poll(() => statusOf('www.example.org')).toBe(502);
  expect(await statusOf('example.org')).toBe(301);
  const logged = () => readFile(join(folder, 'championship.log'), 'utf8');
  await expect.poll(logged).toMatch(/"host":"example\.org","uri":"\/logged"/);
  expect(await logged()).toContain('connection refused');
  expect(await logged()).not.toContain('SECRET');
});

test('the containers run without root, change nothing of the program, and start what exists', async () => {
  const image = await readFile(join(OPS, 'Containerfile'), 'utf8');
  const last = image.slice(image.lastIndexOf('\nFROM '));
  const user = /^USER (\S+)$/m.exec(last)?.[1];
  expect(user).toBe('node');
  expect(last.lastIndexOf('\nRUN ')).toBeLessThan(last.indexOf('\nUSER '));
  // What only builds and tests need stays behind.
  expect(image).toMatch(/^RUN npm run build$[^]*^RUN npm run assemble -- \/assembled$/m);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /assembled /app']);
  for (const [, script = ''] of image.matchAll(/^CMD \["(\S+)"\]$/gm)) await readFile(join(ROOT, script));

  const compose = await readFile(join(OPS, 'compose.yaml'), 'utf8');
  const [common = '', services = ''] = compose.split('\nservices:\n');
  for (const rule of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]'])
    expect(common).toContain(`\n  ${rule}\n`);
  const [, ...parts] = (services.split('\n\nnetworks:')[0] ?? '').split(/^ {2}(\w+):\n/m);
  expect(parts.filter((_, at) => at % 2 === 0)).toEqual(['backend', 'site']);
  for (const service of parts.filter((_, at) => at % 2 === 1)) {
    expect(service).toContain('<<: *program');
    await readFile(join(ROOT, /command: \[(\S+)\]/.exec(service)?.[1] ?? ''));
    // Only a proxy on the machine reaches it, and its health is asked at its own port.
    const [, port = ''] = /ports: \['127\.0\.0\.1:(\d+):\1'\]/.exec(service) ?? [];
    expect(image).toMatch(new RegExp(`^EXPOSE .*\\b${port}\\b`, 'm'));
    // What both Docker and Podman take.
    const [, inMemory = ''] = /^ {4}tmpfs: \[(.+)\]$/m.exec(service) ?? [];
    for (const folder of inMemory.split(', ')) expect(folder).toMatch(/^'\/[\w./]+:mode=1777'$/);
    const [, program = '', asked] = /CMD,\s+(\S+),\s+-e,\s+"fetch\('([^']+)'\)/.exec(service) ?? [];
    expect(image).toContain(`ENTRYPOINT ["${program}"`);
    expect(asked).toBe(`http://127.0.0.1:${port}${HEALTH_PATH}`);
  }
});

describe('the cache for another machine', () => {
  const read = () => readFile(join(OPS, 'nginx/edge.conf'), 'utf8');

  test('keeps a page of its own for each language', async () => {
    const config = await read();
    for (const name of ['chosen', 'told']) {
      const [, names = ''] = new RegExp(`\\(\\?<${name}>([^)]+)\\)\\$?"`).exec(config) ?? [];
      expect(names.split('|').toSorted(), name).toEqual(LANGUAGES.toSorted());
    }
  });

  test('is sure of what a browser asks for only where the site would say the same', async () => {
    const [, map = ''] = /map \$http_accept_language [^{]+\{([^}]+)\}/.exec(await read()) ?? [];
    const rules = [...map.matchAll(/"~(.+)" (\S+);/g)].map(([, pattern = '', value = '']) => ({
      pattern: new RegExp(pattern),
      value,
    }));
    /** The language that it takes a header for; undefined where it asks the site. */
    const sureOf = (header: string) => {
      const rule = rules.find(({ pattern }) => pattern.test(header));
      return rule?.value === '$asked' ? rule.pattern.exec(header)?.groups?.['asked'] : rule?.value;
    };
    for (const language of LANGUAGES)
      for (const header of [language, `${language},nl;q=0.9`, `${language}-x-any , nl`])
        expect(sureOf(header), header).toBe(acceptedLanguage(header));
    expect(sureOf('zh-Hant-TW,en;q=0.5')).toBe(acceptedLanguage('zh-Hant-TW,en;q=0.5'));
    for (const header of ['nl,de;q=0.9', 'de;q=0.5,en', 'en;q=0.1,ja', 'DE', 'deu'])
      expect(sureOf(header), header).toBeUndefined();
  });
});

test('the programs use the same memory however they are started', async () => {
  const read = (name: string) => readFile(join(ROOT, name), 'utf8');
  const units = ['site', 'backend'].map((name) => `ops/systemd/championship-${name}.service`);
  for (const name of ['package.json', ...units, 'ops/Containerfile'])
    expect((await read(name)).replaceAll(/[",]+/g, ''), name).toContain(NODE_FLAGS.join(' '));
  const variables = Object.entries(MEMORY).map(([name, value]) => `${name}=${value}`);
  for (const name of [...units, 'ops/Containerfile']) expect(await read(name)).toContain(variables.join(' '));
});

test('however they are started as services, the site gets three times as much of a busy processor as the backend', async () => {
  const read = (name: string) => readFile(join(OPS, name), 'utf8');
  const weightOf = async (unit: string) =>
    Number(/^CPUWeight=(\d+)$/m.exec(await read(`systemd/${unit}.service`))?.[1] ?? 100);
  const [site, backend] = [await weightOf('championship-site'), await weightOf('championship-backend')];
  expect(site / backend).toBe(3);
  expect(await weightOf('championship-backup')).toBeLessThan(backend);
  const [, services = ''] = (await read('compose.yaml')).split('\n  site:\n');
  expect(/^ {4}cpu_shares: (\d+)$/m.exec(services)?.[1]).toBe(String((site / backend) * 1024));
});
