import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '../../lib/contract/languages.ts';
import { acceptedLanguage } from '../../lib/shared/accept-language.ts';
import { createMetrics } from '../../lib/shared/node/metrics.ts';
import { HEALTH_PATH } from '../../lib/shared/node/readiness.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { NODE_FLAGS } from '../../scripts/run/program.ts';
import { MEMORY, ROOT } from '../../scripts/run/project.ts';
import { notTried } from '../not-tried.ts';
import '../../backend/kernel/database/times.ts';
import '../../backend/tasks/content-state.ts';
import '../../lib/shared/node/readiness.ts';
import '../../server/site-meters.ts';

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

/** These are checked where they are installed: to install Caddy or Prometheus is to start it. */
const isThere = (program: string, ...args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  );
const hasSystemd = await isThere('systemd-analyze', '--version');
const hasCaddy = await isThere('caddy', 'version');
const hasPromtool = await isThere('promtool', '--version');

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

test('Prometheus takes the alerts', async (context) => {
  if (!hasPromtool) return notTried(context, 'promtool isn’t installed');
  const { stdout } = await run('promtool', ['check', 'rules', join(OPS, 'alerts.yml')]);
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

test('Caddy takes its file, and logs no token of a sign-in link', async (context) => {
  if (!hasCaddy) return notTried(context, 'caddy isn’t installed');
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [port, nobody] = [await freePort(), await freePort()];
  const shipped = (await readFile(join(OPS, 'caddy/Caddyfile'), 'utf8')).replaceAll('/var/log/caddy', folder);
  const file = join(folder, 'Caddyfile');
  const asked = ['--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await writeFile(file, shipped);
  await run('caddy', ['validate', ...asked], { env });

  const local = shipped
    .replace(/^\{$/m, '{\n\tadmin off')
    .replace(/^(\S+\.org) \{$/gm, `http://$1:${String(port)} {`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${String(nobody)}`);
  await writeFile(file, local);
  const caddy = spawn('caddy', ['run', ...asked], { env, stdio: 'ignore' });
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
