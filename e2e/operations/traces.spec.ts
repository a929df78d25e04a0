import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { startCollector, type Collector, type ReceivedSpan } from '../../scripts/run/collector-stand-in.ts';
import { freePort } from '../../scripts/run/ports.ts';
import { runProgram, type Program } from '../../scripts/run/program.ts';
import { createSeededData, TEST_DAY, type SeededData } from '../../scripts/run/seeded-data.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';
import { listenLocally, type LocalServer } from '../../tests/stand-in/server.ts';
import { CMS, startNginx } from '../support/nginx.ts';
import { openProxy, type Proxy } from '../support/proxy.ts';

/** A site and a backend that send traces to a collector, while errors are reported to Sentry, which uses OpenTelemetry, too. */
test.describe.configure({ mode: 'default' });
let collector: Collector;
let reports: LocalServer;
const reported: string[] = [];
let data: SeededData;
let backendPort: number;
let backend: Program;
let content: Proxy;
let site: SiteOnly;
const lines: string[] = [];

const MAIL = 'aroha.tane@example.org';
const VISITOR = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
/** What a visitor sends that no trace may hold. */
const SECRETS = [
  MAIL,
  encodeURIComponent(MAIL),
  'hunter2',
  'round-trip',
  'Tane',
  VISITOR.trace,
  '203.0.113.9',
];
const headers = {
  traceparent: `00-${VISITOR.trace}-${VISITOR.span}-01`,
  tracestate: 'vendor=hunter2',
  cookie: 'session=hunter2',
  authorization: 'Bearer hunter2',
  'x-forwarded-for': '203.0.113.9',
};

test.beforeAll(async () => {
  collector = await startCollector();
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      reported.push(text);
      response.end('{}');
    });
  });
  reports = await listenLocally(server);
  backendPort = await freePort();
  data = await createSeededData(backendPort, () => undefined);
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    LOG_LEVEL: 'info',
  };
  backend = runProgram({
    title: 'The content backend',
    script: 'backend/start.ts',
    env: {
      ...traces,
      DATA_DIR: data.dataDir,
      BACKEND_PORT: String(backendPort),
      DEMO_DATE: TEST_DAY,
      DATABASE_URL: '',
      NODE_ENV: 'production',
    },
    onEvent: () => undefined,
    onLog: (line) => lines.push(line),
  });
  await backend.ready;
  content = await openProxy(`http://127.0.0.1:${String(backendPort)}`);
  site = await startSiteOnly(content.url, (line) => lines.push(line), {
    ...traces,
    SENTRY_DSN: `http://key@127.0.0.1:${String(reports.port)}/1`,
  });
});

test.afterAll(async () => {
  await site.stop();
  await content.close();
  await backend.stop();
  await data.remove();
  await reports.close();
  await collector.stop();
});

/** The finished trace that an answer's request began. */
async function traceOf(answer: { headers: () => Record<string, string> }): Promise<readonly ReceivedSpan[]> {
  const id = answer.headers()['x-request-id'];
  const first = () =>
    collector
      .spans()
      .find(({ service, attributes }) => service === 'championship-site' && attributes['request.id'] === id);
  await expect.poll(first).toBeDefined();
  const trace = () => collector.spans().filter(({ traceId }) => traceId === first()?.traceId);
  await expect
    .poll(() => {
      const known = new Set(trace().map(({ spanId }) => spanId));
      return (
        trace().some(({ name }) => name.startsWith('find')) &&
        trace().every(({ parentSpanId }) => parentSpanId === '' || known.has(parentSpanId))
      );
    })
    .toBe(true);
  return trace();
}

/** A span's ancestors, the nearest first. */
function above(span: ReceivedSpan | undefined, trace: readonly ReceivedSpan[]): string[] {
  const parent = trace.find(({ spanId }) => spanId === span?.parentSpanId);
  return parent === undefined ? [] : [`${String(parent.service)}: ${parent.name}`, ...above(parent, trace)];
}

test(
  'one trace of a page leads from the site through the backend to the database',
  { tag: '@full' },
  async ({ request }) => {
    const answer = await request.get(`${site.url}/news?a=${encodeURIComponent(MAIL)}&code=hunter2`, {
      headers,
    });
    expect(answer.status()).toBe(200);
    const trace = await traceOf(answer);
    const find = trace.find(({ attributes }) => attributes['db.collection.name'] === 'articles');
    expect(find).toMatchObject({
      kind: 3,
      service: 'championship-backend',
      attributes: { 'db.system.name': 'sqlite', 'db.operation.name': expect.stringMatching(/^\w+$/) },
    });
    expect(above(find, trace)).toEqual([
      'championship-backend: POST graphql',
      'championship-site: content call',
      'championship-site: render',
      'championship-site: GET page',
    ]);
    const route = trace.map(({ attributes }) => attributes['http.route']);
    expect(route).toContainEqual(expect.stringMatching(/^\/api\/v1\//));
    // The same page for another visitor is a trace of its own.
    const again = await request.get(`${site.url}/news`, { headers });
    const id = again.headers()['x-request-id'];
    await expect
      .poll(() => collector.spans().find(({ attributes }) => attributes['request.id'] === id)?.traceId, {})
      .toMatch(/^[\da-f]{32}$/);
    expect(await again.text()).not.toMatch(/opentelemetry|traceparent/i);
  },
);

test(
  'a visitor’s call is traced without what was sent, and the collector gets its key',
  { tag: '@full' },
  async ({ request }) => {
    const answer = await request.post(`${site.url}/api/v1/cognito/user/registerLink?code=hunter2`, {
      headers,
      data: { email: MAIL, first_name: 'Aroha', last_name: 'Tane', fingerprint: 'round-trip-0123456789' },
    });
    expect(answer.status()).toBeLessThan(500);
    const trace = await traceOf(answer);
    const insert = trace.find(({ name }) => name === 'INSERT one_time_secrets');
    expect(above(insert, trace)).toEqual([
      'championship-backend: POST call',
      'championship-site: content call',
      'championship-site: POST content call',
    ]);
    for (const secret of SECRETS) expect(collector.text().includes(secret), secret).toBe(false);
    expect(collector.headers()['x-key']).toBe('of-the-collector');
  },
);

test(
  'nginx, as it is shipped, lets no visitor name the trace of a screen of the CMS',
  { tag: '@full' },
  async () => {
    const nginx = await startNginx('site.conf', {
      '127.0.0.1:3000': new URL(site.url).host,
      '127.0.0.1:4000': `127.0.0.1:${String(backendPort)}`,
    });
    try {
      const look = () =>
        nginx.ask(CMS, '/admin/login', { headers }).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(look).toBe(200);
      const screen = () => collector.spans().find(({ name }) => name === 'GET cms screen');
      await expect.poll(screen).toMatchObject({ parentSpanId: '' });
      expect(screen()?.traceId).not.toBe(VISITOR.trace);
    } finally {
      await nginx.stop();
    }
  },
);

test(
  'an error is reported to Sentry, and its lines in the log name their trace',
  { tag: '@full' },
  async ({ request }) => {
    content.edit((path) => (path.includes('/cognito/page') ? { body: '{"item": 7}' } : null));
    const answer = await request.get(`${site.url}/sponsors`);
    content.edit(() => null);
    expect(answer.status()).toBeGreaterThanOrEqual(500);
    const id = answer.headers()['x-request-id'] ?? '';
    await expect.poll(() => reported.join('\n')).toContain('"exception"');
    const trace = await traceOf(answer);
    const logged = lines.filter((line) => line.includes(id)).map((line): unknown => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ name: 'site', request_id: id, trace_id: trace[0]?.traceId }),
    );
    // Its own spans, which name whole addresses, stay its own.
    const names = new Set(collector.spans().map(({ name }) => name));
    expect([...names].filter((name) => name.includes('/'))).toEqual([]);
  },
);

test(
  'a silent collector keeps no page and no stop waiting, and the log says so',
  { tag: '@full' },
  async ({ request }) => {
    collector.silent(true);
    const stopped = await startSiteOnly(content.url, (line) => lines.push(line), {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const before = lines.length;
    for (let look = 0; look < 5; look += 1)
      expect((await request.get(`${stopped.url}/news?page=${String(look)}`)).status()).toBe(200);
    const said = () => lines.slice(before).filter((line) => line.includes('Traces could not be sent'));
    await expect.poll(said).not.toEqual([]);
    expect(JSON.parse(said()[0] ?? '{}')).toMatchObject({
      level: 40,
      reason: expect.stringMatching(/time/i),
      spans: expect.any(Number),
    });
    expect((await request.get(`${stopped.url}/news`)).status()).toBe(200);
    await stopped.stop();
    collector.silent(false);
  },
);
