import { rename } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../scripts/run/ports.ts';
import { readMetrics } from '../../scripts/run/read-metrics.ts';
import { startBackend } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import { ownData } from './harness/own-data.ts';

const readySchema = z.object({
  status: z.string(),
  reasons: z.array(z.object({ code: z.string(), detail: z.string().optional() })),
});

/** A backend with data of its own that is watched. */
async function startWatched(settings: Record<string, string> = {}) {
  const data = await ownData();
  const metricsPort = await freePort();
  const backend = await startBackend(
    { DATA_DIR: data.folder, BACKEND_METRICS_PORT: String(metricsPort), ...settings },
    data.admin,
  );
  return {
    ...backend,
    folder: data.folder,
    metricsUrl: `http://127.0.0.1:${String(metricsPort)}/metrics`,
    ready: async () => {
      const answer = await fetch(`${backend.url}/api/ready`);
      return { code: answer.status, ...readySchema.parse(await answer.json()) };
    },
    end: async () => {
      await backend.stop();
      await data.remove();
    },
  };
}

/** One for all tests: a start takes longer than most of them. The last one takes its database away. */
let watched: Awaited<ReturnType<typeof startWatched>>;
beforeAll(async () => {
  watched = await startWatched();
});
afterAll(() => watched.end());

const CALL = '/api/v1/cognito/domain/currentDomain';

test('is not ready while it drains, and answers what still comes', { tags: ['full'] }, async () => {
  const { url, stop, end } = await startWatched({ DRAIN_SECONDS: '3' });
  onTestFinished(end);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${url}${path}`, { agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      ).on('error', reject);
    });
  expect(await ask('/api/ready')).toBe(200);
  const stopped = stop();
  await expect.poll(() => ask('/api/ready')).toBe(503);
  expect(await (await fetch(`${url}/api/ready`)).json()).toMatchObject({ reasons: [{ code: 'stopping' }] });
  expect(await ask(CALL)).toBe(200);
  expect(await stopped).toBe(0);
});

test('counts requests, database work, mails, payments, backups and space', async () => {
  const { url, metricsUrl } = watched;
  const before = await readMetrics(metricsUrl);
  for (let turn = 0; turn < 3; turn += 1) await fetch(`${url}${CALL}`);
  await fetch(`${url}/api/v1/there/is/none?made=up`);
  await fetch(`${url}/api/v1/cognito/domain/initialData`);
  const { value, text } = await readMetrics(metricsUrl);
  const requests = (kind: string, status: string) => {
    const [name, labels] = ['championship_http_request_duration_seconds_count', { kind, status }] as const;
    return value(name, labels) - before.value(name, labels);
  };
  expect(requests('call', '200')).toBe(4);
  expect(requests('call', '404')).toBe(1);
  expect(text).not.toContain('made');
  expect(value('championship_ready')).toBe(1);
  expect(text).toMatch(/championship_ready_reason\{.*disk_full.*\} 0/);
  for (const status of ['queued', 'failed']) expect(value('championship_mails', { status })).toBe(0);
  expect(text).toMatch(/championship_payments\{status="paid".*\} 0/);
  expect(text).toMatch(/championship_oldest_unsettled_payment_seconds\{result="known".*\} 0/);
  expect(text).toMatch(/championship_last_backup_timestamp_seconds\{.*\} 0/);
  expect(value('championship_disk_free_bytes')).toBeGreaterThan(1e6);
  expect(value('championship_disk_size_bytes')).toBeGreaterThan(value('championship_disk_free_bytes'));
  const work = ['find', 'findGlobal', 'statement'].map((operation) =>
    value('championship_database_duration_seconds_count', { operation, result: 'done' }),
  );
  for (const count of work) expect(count).toBeGreaterThan(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds{program="backend"}');
  expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
});

test('a payment whose result is not carried out, and mails that failed or are tried again, show with their age and number', async () => {
  const { folder, metricsUrl } = watched;
  const database = new DatabaseSync(join(folder, 'content.db'));
  const insert = (table: string, row: Record<string, string | number>) =>
    database
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
      )
      .run(...Object.values(row));
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const later = ago(-600);
  // Not to be tried again before the test ends.
  const payment = { purpose: 'order', amount_cents: 1000, next_try_at: later, created_at: ago(50) };
  insert('payments', { ...payment, status: 'paid', paid_at: ago(20), reference: 'a', token_hash: 'a' });
  insert('payments', { ...payment, status: 'open', reference: 'b', token_hash: 'b' });
  const mail = { '"to"': 'a@example.org', subject: 'x', created_at: later, next_attempt_at: later };
  insert('mails', { ...mail, status: 'failed', last_error: 'No such mailbox', key: 'failed' });
  insert('mails', { ...mail, status: 'queued', last_error: 'No connection', key: 'retried' });
  insert('mails', { ...mail, status: 'queued', key: 'new' });
  database.close();
  const { value } = await readMetrics(metricsUrl);
  const minutes = (result: string) =>
    Math.round(value('championship_oldest_unsettled_payment_seconds', { result }) / 60);
  expect([minutes('known'), minutes('open')]).toEqual([20, 50]);
  expect(value('championship_payments', { status: 'paid' })).toBe(1);
  expect(value('championship_mails', { status: 'failed' })).toBe(1);
  expect(value('championship_mails', { status: 'queued' })).toBe(2);
  expect(value('championship_mails_retried')).toBe(1);
});

test('a request’s id is returned and stands in the lines that are logged for it, by calls and by the CMS', async () => {
  const { url, folder, log, admin } = watched;
  expect((await fetch(`${url}${CALL}`)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  const { token } = await signIn(url, admin);
  const database = new DatabaseSync(join(folder, 'content.db'));
  database.exec('DROP TABLE mails; DROP TABLE redirects');
  database.close();
  const failed = await fetch(`${url}/api/v1/cognito/user/registerLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'call-1234' },
    body: JSON.stringify({
      email: 'aroha.tane@example.org',
      first_name: 'Aroha',
      last_name: 'Tane',
      fingerprint: 'x'.repeat(21),
    }),
  });
  expect([failed.status, failed.headers.get('x-request-id')]).toEqual([500, 'call-1234']);
  const broken = await fetch(`${url}/api/redirects`, {
    headers: { 'x-request-id': 'screen-1234', Authorization: `JWT ${token}` },
  });
  expect([broken.status, broken.headers.get('x-request-id')]).toEqual([500, 'screen-1234']);
  const named = () => log().map((line) => z.looseObject({ name: z.string() }).parse(JSON.parse(line)));
  await expect
    .poll(() => named().map(({ name, request_id: id }) => [name, id]))
    .toEqual(
      expect.arrayContaining([
        ['content-api', 'call-1234'],
        ['cms', 'screen-1234'],
      ]),
    );
});

test('says that it is ready, and why it is not when the database is of another version or gone', async () => {
  const { url, folder, ready } = watched;
  const health = await fetch(`${url}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  expect(health.headers.get('cache-control')).toBe('no-store');
  expect(await ready()).toEqual({ code: 200, status: 'ready', reasons: [] });
  expect((await fetch(`${url}/api/ready`, { method: 'POST' })).status).toBe(405);

  const database = new DatabaseSync(join(folder, 'content.db'));
  database.exec('DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)');
  database.close();
  await expect.poll(ready).toMatchObject({ code: 503, reasons: [{ code: 'migrations_pending' }] });

  await rename(join(folder, 'content.db'), join(folder, 'moved.db'));
  await expect
    .poll(ready)
    .toMatchObject({ code: 503, status: 'not_ready', reasons: [{ code: 'database_unreachable' }] });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('a metrics port that is taken stops the start with one line', { tags: ['full'] }, async () => {
  const port = String(await freePort());
  const data = await ownData();
  onTestFinished(data.remove);
  const settings = { DATA_DIR: data.folder, BACKEND_METRICS_PORT: port };
  const first = await startBackend(settings, data.admin);
  onTestFinished(async () => void (await first.stop()));
  await expect(startBackend(settings, data.admin)).rejects.toThrow(
    new RegExp(`BACKEND_METRICS_PORT ${port} can’t be used`),
  );
});
