import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { webRoute } from './web-route.ts';

let server: Server | undefined;
afterEach(() => new Promise((closed) => server?.close(closed) ?? closed(undefined)));

/** Serves a web request handler. @returns its address */
async function serve(answer: (request: Request) => Promise<Response>): Promise<string> {
  const route = webRoute(answer);
  const listening = createServer((request, response) => void route(request, response));
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('passes on method, path, headers and body', async () => {
  const url = await serve(async (request) =>
    Response.json({
      method: request.method,
      path: new URL(request.url).pathname,
      type: request.headers.get('content-type'),
      body: await request.text(),
    }),
  );
  const response = await fetch(`${url}/a/b?c=1`, {
    method: 'POST',
    body: 'words',
    headers: { 'Content-Type': 'text/x' },
  });
  expect(await response.json()).toEqual({ method: 'POST', path: '/a/b', type: 'text/x', body: 'words' });
  expect(response.headers.get('content-length')).not.toBeNull();
});

test('compresses a long response for clients that support it', async () => {
  const words = 'round '.repeat(1000);
  const url = await serve(async () => new Response(words, { headers: { ETag: '"x"' } }));
  const response = await fetch(url);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(words);
  const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('content-length')).toBe('6000');
  const refused = await fetch(url, { headers: { 'Accept-Encoding': 'gzip;q=0' } });
  expect(refused.headers.get('content-encoding')).toBeNull();
});

test('answers HEAD without a body but with its length', async () => {
  const url = await serve(async () => new Response('words'));
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('5');
  expect(await response.text()).toBe('');
});

test("cuts off a body beyond any call's limit, and still responds", async () => {
  const url = await serve(
    async (request) =>
      new Response(null, { status: (await request.text()).length > 1024 * 1024 ? 413 : 200 }),
  );
  const response = await fetch(url, { method: 'POST', body: 'x'.repeat(3 * 1024 * 1024) });
  expect(response.status).toBe(413);
});

test('sends bytes as they are', async () => {
  const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256);
  const url = await serve(
    async () => new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } }),
  );
  const response = await fetch(url);
  expect(response.headers.get('content-length')).toBe('5000');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});
