import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAssetCache } from './asset-cache.ts';
import type { Handler } from '../http/handler.ts';
import { createLog } from '../process/log.ts';
import { createProxy, isProxied } from './proxy.ts';
import { ask, listen } from '../test-support.ts';

const DEADLINE_MS = 150;
const BYTES = Buffer.from('0123456789'.repeat(100));

/** Connections that carried a request before, and the methods of the answered requests. */
const used = new WeakSet<object>();
const calls: string[] = [];

const upstream: Handler = (request, response) => {
  const { range } = request.headers;
  if (request.url === '/base/v/1.mp4' && range === 'bytes=10-19') {
    response
      .writeHead(206, { 'Content-Range': 'bytes 10-19/1000', 'Content-Length': 10 })
      .end(BYTES.subarray(10, 20));
  } else if (request.url === '/base/assets/i/x/16x9/400.jpg') {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response
      .writeHead(200, { 'Content-Length': BYTES.byteLength, 'Content-Type': 'image/jpeg', ETag: '"e"' })
      .end(BYTES);
  } else if (request.url === '/base/api/v1/once-a-connection') {
    if (used.has(request.socket)) return void request.socket.resetAndDestroy();
    used.add(request.socket);
    calls.push(request.method ?? '');
    response.end('answer');
  } else if (request.url === '/base/api/v1/slow') {
    // Never answers.
  } else if (request.url === '/base/api/v1/broken') {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half');
    setTimeout(() => request.socket.destroy(), 20);
  } else {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Connection', 'x-hop');
      response.setHeader('X-Hop', '1');
      response.setHeader('X-Powered-By', 'something');
      response.end(
        JSON.stringify({
          url: request.url,
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
  }
};

let content: Awaited<ReturnType<typeof listen>>;
let site: Awaited<ReturnType<typeof listen>>;
let closeProxy: () => void;

beforeEach(async () => {
  content = await listen(upstream);
  const proxy = createProxy({
    contentApiUrl: `http://127.0.0.1:${String(content.port)}/base`,
    siteUrl: 'https://www.example.org',
    assets: createAssetCache(),
    log: createLog('silent'),
    deadlineMs: DEADLINE_MS,
  });
  closeProxy = proxy.close;
  site = await listen(proxy.handle);
});
afterEach(async () => {
  closeProxy();
  await site.close();
  await content.close();
});

describe('proxy', () => {
  it('takes the content server’s paths and no others', () => {
    expect(['/api/v1/cognito/page', '/graphql', '/assets/i/x', '/v/1.mp4'].every(isProxied)).toBe(true);
    expect(['/api/health', '/graphqlx', '/assetsx', '/vx', '/'].some(isProxied)).toBe(false);
  });

  it("forwards method, query, body and token, and the visitor's real address", async () => {
    const headers = {
      authorization: 'Bearer t',
      'content-type': 'application/json',
      te: 'trailers',
      'x-forwarded-host': 'evil.test',
    };
    const answer = await ask(site.port, '/api/v1/x?page=2', { method: 'POST', headers, body: '{"a":1}' });
    const seen = JSON.parse(answer.text);
    expect(seen).toMatchObject({ url: '/base/api/v1/x?page=2', body: '{"a":1}' });
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer t',
      'x-forwarded-host': 'www.example.org',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(seen.headers.te).toBeUndefined();
    expect([answer.headers['x-hop'], answer.headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  it('forwards ranges of a video', async () => {
    const { status, text, headers } = await ask(site.port, '/v/1.mp4', { headers: { range: 'bytes=10-19' } });
    expect([status, text, headers['content-range']]).toEqual([206, '0123456789', 'bytes 10-19/1000']);
  });

  it('answers in wire format if the content server is down or late', async () => {
    const late = await ask(site.port, '/api/v1/slow');
    expect([late.status, JSON.parse(late.text).success]).toEqual([504, false]);
    await content.close();
    const down = await ask(site.port, '/api/v1/x');
    expect([down.status, down.headers['retry-after'], JSON.parse(down.text).success]).toEqual([
      503,
      '5',
      false,
    ]);
  });

  /** Sends the parts of a body, each when `pause` calls for it. */
  const upload = (parts: string[], pause: (next: () => void) => void) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        { port: site.port, path: '/api/v1/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' } },
        (response) => {
          let text = '';
          response.on('data', (chunk) => (text += String(chunk)));
          response.on('end', () => resolve(text));
        },
      );
      sent.on('error', reject);
      const next = () => {
        const part = parts.shift();
        if (part === undefined) return void sent.end();
        sent.write(part);
        pause(next);
      };
      next();
    });

  it('waits for a body that takes long to upload, such as photos from a phone', async () => {
    const parts = ['{"photo":"', 'a', 'b', 'c', '"}'];
    const answer = await upload(parts, (next) => setTimeout(next, DEADLINE_MS / 2));
    expect(JSON.parse(answer).body).toBe('{"photo":"abc"}');
  });

  it('does not call late what arrived while the server itself was busy', async () => {
    const answer = await upload(['{"photo":"', 'a', '"}'], (next) =>
      setTimeout(() => {
        next();
        // Nothing is read meanwhile, and the deadline passes before anything can be.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * DEADLINE_MS);
      }, DEADLINE_MS / 2),
    );
    expect(JSON.parse(answer).body).toBe('{"photo":"a"}');
  });

  it('retries on a closed keep-alive connection, but never repeats a call that changes something', async () => {
    calls.length = 0;
    const path = '/api/v1/once-a-connection';
    for (const method of ['GET', 'GET', 'POST', 'POST', 'GET'])
      expect((await ask(site.port, path, { method })).text).toBe('answer');
    expect(calls).toEqual(['GET', 'GET', 'POST', 'POST', 'GET']);
  });

  it('aborts when the content server does, so that nobody mistakes half a response for a whole one', async () => {
    await expect(ask(site.port, '/api/v1/broken')).rejects.toThrow();
  });

  it('serves an image that was seen before while the content server is down', async () => {
    await ask(site.port, '/assets/i/x/16x9/400.jpg');
    await content.close();
    const cached = await ask(site.port, '/assets/i/x/16x9/400.jpg');
    expect([cached.status, cached.body.equals(BYTES), cached.headers['content-type']]).toEqual([
      200,
      true,
      'image/jpeg',
    ]);
    const same = await ask(site.port, '/assets/i/x/16x9/400.jpg', { headers: { 'if-none-match': '"e"' } });
    expect(same.status).toBe(304);
  });
});
