import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/run/ports.ts';
import { readMetrics } from '../../scripts/run/read-metrics.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { openContentTap, type ContentTap } from '../../scripts/run/content-tap.ts';
import { TEST_BACKEND_PORT } from '../../scripts/run/test-site.ts';
import { initialData, itemsOf } from '../support/content.ts';

/** A site of its own in front of the tests' backend: what it counts is what these tests did. */
test.describe.configure({ mode: 'default' });
let site: SiteOnly;
let tap: ContentTap;
let metricsUrl: string;
const lines: string[] = [];

test.beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${String(port)}/metrics`;
  tap = await openContentTap(`http://127.0.0.1:${String(TEST_BACKEND_PORT)}`);
  site = await startSiteOnly(tap.url, (line) => lines.push(line), {
    METRICS_PORT: String(port),
    LOG_LEVEL: 'debug',
  });
});
test.afterAll(async () => {
  await site.stop();
  await tap.close();
});

test(
  'the metrics count pages, renders, cache, calls and streams, and never what a visitor made up',
  { tag: '@full' },
  async ({ request }) => {
    const before = await readMetrics(metricsUrl);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await request.get(`${site.url}/news`)).status()).toBe(200);
    await request.get(`${site.url}/made-up-by-somebody`);
    await request.get(`${site.url}/api/v1/cognito/domain/currentDomain`);
    const stream = new AbortController();
    await fetch(`${site.url}/api/live`, { signal: stream.signal });
    const after = await readMetrics(metricsUrl);
    const more = (name: string, labels: Record<string, string>) =>
      after.value(`championship_${name}`, labels) - before.value(`championship_${name}`, labels);
    expect(more('http_request_duration_seconds_count', { kind: 'page', status: '200' })).toBe(3);
    expect(more('http_request_duration_seconds_count', { kind: 'page', status: '404' })).toBe(1);
    expect(more('http_request_duration_seconds_count', { kind: 'content call', status: '200' })).toBe(1);
    expect(more('page_cache_uses_total', { state: 'miss' })).toBeGreaterThanOrEqual(1);
    expect(more('page_cache_uses_total', { state: 'fresh' })).toBe(2);
    expect(more('render_duration_seconds_count', { result: 'shared' })).toBeGreaterThanOrEqual(1);
    expect(more('content_call_duration_seconds_count', { from: 'render', status: '200' })).toBeGreaterThan(0);
    expect(more('content_call_duration_seconds_count', { from: 'forward', status: '200' })).toBe(1);
    expect(after.value('championship_event_streams')).toBe(1);
    expect(after.value('championship_ready')).toBe(1);
    expect(after.value('championship_page_cache_entries')).toBeGreaterThan(0);
    expect(after.text).not.toContain('made-up');
    stream.abort();
    await expect
      .poll(async () => (await readMetrics(metricsUrl)).value('championship_event_streams'))
      .toBe(0);
  },
);

test(
  'a request has one id: in the answer, at the content server, and in the log',
  { tag: '@full' },
  async ({ request }) => {
    const id = 'seen-by-a-proxy-0001';
    const headers = { 'x-request-id': id };
    const [article = ''] = itemsOf(await initialData(request), 'article').slice(7);
    tap.reset();
    const answer = await request.get(site.url + article, { headers });
    expect([answer.status(), answer.headers()['x-request-id']]).toEqual([200, id]);
    expect(tap.requestIds()).toContain(id);
    // The cached page doesn't keep it.
    const next = (await request.get(site.url + article)).headers()['x-request-id'];
    expect(next).toMatch(/^[\da-f-]{36}$/);
    for (const path of [
      '/api/v1/cognito/domain/currentDomain',
      '/api/health',
      '/favicon.ico',
      '/no-such-page',
    ])
      expect((await request.get(site.url + path, { headers })).headers()['x-request-id'], path).toBe(id);

    tap.cut(true);
    await request.get(`${site.url}/api/v1/cognito/domain/currentDomain`, { headers });
    tap.cut(false);
    await expect.poll(() => lines.filter((line) => line.includes(id)).length).toBeGreaterThan(0);
    const [line = '{}'] = lines.filter((one) => one.includes('didn’t respond to a forwarded request'));
    expect(JSON.parse(line)).toMatchObject({ name: 'server', request_id: id });
  },
);

test(
  'a site that stops says so before it closes its port, and still answers who comes',
  { tag: '@full' },
  async ({ request }) => {
    const stopping = await startSiteOnly(tap.url, undefined, { DRAIN_SECONDS: '3', LOG_LEVEL: 'silent' });
    const ready = async () => (await request.get(`${stopping.url}/api/ready`)).status();
    expect(await ready()).toBe(200);
    const stopped = stopping.stop();
    await expect.poll(ready).toBe(503);
    expect(await (await request.get(`${stopping.url}/api/ready`)).json()).toEqual({
      status: 'not_ready',
      reasons: [{ code: 'stopping' }],
    });
    expect((await request.get(`${stopping.url}/news`)).status()).toBe(200);
    await stopped;
    await expect(request.get(`${stopping.url}/api/health`)).rejects.toThrow(/ECONNREFUSED/);
  },
);
