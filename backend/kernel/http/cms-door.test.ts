import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, get, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createReadiness } from '../../../lib/shared/node/readiness.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { isForeignCall, refuseForeignCall } from './foreign-call.ts';
import { listen, type ContentServer } from './http-server.ts';
import { secureAnswer } from './security-headers.ts';

let server: ContentServer | undefined;
afterEach(() => server?.close());

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The CMS's guard with a handler behind it that returns the content security policy it was given. */
async function open(siteUrl = 'http://localhost:3000'): Promise<string> {
  const port = await freePort();
  server = await listen({
    port,
    host: '127.0.0.1',
    trustedProxies: [],
    readiness: createReadiness(),
    prepare: (request, response) => secureAnswer(request, response, { siteUrl }),
  });
  server.serve(async (request: IncomingMessage, response: ServerResponse) => {
    if (isForeignCall(request)) return refuseForeignCall(request, response);
    response.end(String(request.headers['content-security-policy'] ?? ''));
  });
  return `127.0.0.1:${String(port)}`;
}

type Sent = { readonly method?: string; readonly path?: string; readonly headers?: Record<string, string> };

/** Sends exactly these headers, which `fetch` wouldn't. */
const send = (host: string, { method = 'POST', path = '/api/users', headers = {} }: Sent = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    httpRequest(`http://${host}${path}`, { method, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });

const cookie = 'lang=de; payload-token=x';

test('rejects changes requested by pages of another origin, with or without the cookie', async () => {
  const host = await open();
  const port = Number(host.split(':')[1]);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: `http://127.0.0.1:${String(port + 1)}` },
    { origin: `http://sub.127.0.0.1:${String(port)}` },
    { origin: `http://localhost:${String(port)}` },
    { origin: 'null' },
    { origin: 'http://localhost:3000' },
    { origin: `http://${host}`, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.test/admin' },
    { referer: `https://evil.test/?http://${host}/` },
  ];
  for (const from of foreign) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await send(host, { method, headers: { ...from, cookie } })).status, JSON.stringify(from)).toBe(
        403,
      );
    for (const path of ['/api/users/login', '/api/users/logout', '/admin', '/api/globals/domain-settings'])
      expect((await send(host, { path, headers: from })).status, `${path} ${JSON.stringify(from)}`).toBe(403);
  }
  const { body } = await send(host, { headers: { origin: 'https://evil.test', cookie } });
  expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.stringContaining('another site') }] });
  // A cookie without any indication of origin.
  expect((await send(host, { headers: { cookie } })).status).toBe(403);
});

test('allows the CMS itself, programs with a token, calls without a cookie, and reading', async () => {
  const host = await open();
  const own: Record<string, string>[] = [
    { origin: `http://${host}`, cookie },
    { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', cookie },
    { 'sec-fetch-site': 'same-origin', cookie },
    { referer: `http://${host}/admin`, cookie },
    { origin: 'https://cms.example.org', 'x-forwarded-host': 'cms.example.org', cookie },
    { origin: 'https://cms.example.org', 'x-forwarded-host': 'cms.example.org:443', cookie },
    { authorization: 'JWT x', cookie },
    { authorization: 'Bearer x' },
    {},
  ];
  for (const headers of own)
    expect((await send(host, { headers })).status, JSON.stringify(headers)).toBe(200);
  const foreign = { origin: 'http://localhost:3000', cookie };
  expect((await send(host, { method: 'GET', path: '/api/pages', headers: foreign })).status).toBe(200);
  for (const path of ['/api/v1/cognito/user/login', '/graphql'])
    expect((await send(host, { path, headers: foreign })).status).toBe(200);
});

test('every response has the security headers; a screen passes its nonce to Next, whatever the caller sent', async () => {
  const host = await open('https://race.example');
  const chosen = "script-src 'nonce-chosen'";
  const screen = await send(host, {
    method: 'GET',
    path: '/admin/login?x',
    headers: { 'content-security-policy': chosen },
  });
  const policy = String(screen.headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}';/);
  expect(policy).not.toMatch(/unsafe-eval|chosen|script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-src 'self' https://race.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(screen.body).toBe(policy);
  const other = await send(host, {
    method: 'GET',
    path: '/api/pages',
    headers: { 'content-security-policy': chosen },
  });
  expect(other.body).toBe('');
  const refused = await send(host, { headers: { origin: 'https://evil.test' } });
  for (const { headers } of [screen, other, refused, await send(host, { method: 'TRACE' })])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
});

test('leaves a connection open for longer than the proxies in front of it do', async () => {
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    void open().then((host) => get(`http://${host}/`, { agent }, resolve).on('error', reject));
  });
  answer.resume();
  const [, seconds = '0'] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  agent.destroy();
});

test('sends no HSTS header without https', async () => {
  const { headers } = await send(await open(), { method: 'GET', path: '/admin' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('waits as long as the largest file takes over a slow line', async () => {
  let limitMs: unknown;
  const note = (message: unknown) => {
    limitMs = propertyOf(propertyOf(message, 'server'), 'requestTimeout');
  };
  subscribe('http.server.request.start', note);
  await send(await open());
  unsubscribe('http.server.request.start', note);
  const [megabits, megabitsPerSecond] = [100 * 8, 0.5];
  expect(limitMs).toBeGreaterThanOrEqual((megabits / megabitsPerSecond) * 1000);
});
