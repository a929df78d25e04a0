import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from './send-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'send-file-'));
const bytes = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
const server = createServer((request, response) => {
  sendFile(request, response, {
    path: join(folder, decodeURIComponent(request.url ?? '').slice(1)),
    contentType: 'video/mp4',
    cacheControl: 'public, max-age=300',
    acceptRanges: true,
    headers: { 'Content-Disposition': 'inline' },
  }).catch((error: unknown) => {
    response.writeHead(404).end(String(error));
  });
});

const NAME = '.100 % {of} #bytes?.mp4';

beforeAll(async () => {
  writeFileSync(join(folder, NAME), bytes);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a file without the headers that `fetch` adds. */
async function request(headers: OutgoingHttpHeaders, name = NAME) {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: `/${encodeURIComponent(name)}`, headers }, resolve).on('error', reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=90-', 90, 99],
  ['bytes=95-500', 95, 99],
  ['bytes=-10', 90, 99],
])('sends %s of 100 bytes', async (range, start, end) => {
  const { status, headers, body } = await request({ range });
  expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/100`]);
  expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=-500', 'bytes=0-1,5-6', 'lines=1-2'])('sends the whole file for %s', async (range) => {
  const { status, headers, body } = await request({ range });
  expect([status, headers['content-range'], headers['content-length']]).toEqual([200, undefined, '100']);
  expect(body.equals(bytes)).toBe(true);
});

test.each(['bytes=100-', 'bytes=-0', 'bytes=9-3', 'bytes=', 'bytes=-', `bytes=${'9'.repeat(99)}-`])(
  'rejects %s as unsatisfiable',
  async (range) => {
    const { status, headers, body } = await request({ range });
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */100', 0]);
  },
);

test('sends the file with its own headers, and again only if it has changed', async () => {
  const { headers } = await request({});
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=300',
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
  });
  const { etag = '', 'last-modified': modified = '' } = headers;
  expect((await request({ 'If-None-Match': `"other", ${etag}` })).status).toBe(304);
  expect((await request({ 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).status).toBe(304);
  expect((await request({ 'If-Modified-Since': modified })).status).toBe(304);
  expect((await request({ 'If-None-Match': '"other"' })).status).toBe(200);
  for (const validator of [etag, modified])
    expect((await request({ range: 'bytes=0-9', 'If-Range': validator })).status).toBe(206);
  expect((await request({ range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
});

test('reports a file that is not there, without headers of the file', async () => {
  const { status, headers, body } = await request({}, 'gone.mp4');
  expect([status, headers['cache-control'], headers.etag]).toEqual([404, undefined, undefined]);
  expect(body.toString()).toContain('Failure');
});
