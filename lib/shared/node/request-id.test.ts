import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createRequestIds, currentRequestId, requestFields, requestIdOf } from './request-id.ts';

/** A server that answers with the current request id and the one in the request's headers. */
async function serve(): Promise<(id?: string) => Promise<string[]>> {
  const withId = createRequestIds([]);
  const server = createServer((request, response) =>
    withId(request, () => setImmediate(() => response.end(`${currentRequestId()} ${requestIdOf(request)}`))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (id) =>
    new Promise((resolve, reject) => {
      const headers = id === undefined ? {} : { 'x-request-id': id };
      get({ port, host: '127.0.0.1', agent: false, headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve(text.split(' ')));
      }).on('error', reject);
    });
}

test('a request keeps the id of a proxy on this machine, and gets one of its own otherwise', async () => {
  const ask = await serve();
  expect(await ask('7f3a9c21-proxy')).toEqual(['7f3a9c21-proxy', '7f3a9c21-proxy']);
  const [own = '', inHeader] = await ask();
  expect(own).toMatch(/^[\da-f-]{36}$/);
  expect(inHeader).toBe(own);
  expect((await ask())[0]).not.toBe(own);
});

test('an id that could be taken for something else in a log is replaced', async () => {
  const ask = await serve();
  for (const id of ['short', 'x'.repeat(65), '{"level":60}', 'with blanks in it'])
    expect((await ask(id))[0]).toMatch(/^[\da-f-]{36}$/);
});

test('an id from a stranger is replaced', () => {
  const withId = createRequestIds(['10.0.0.0/8']);
  const from = (remoteAddress: string) => {
    const request = { headers: { 'x-request-id': 'chosen-by-them' }, socket: { remoteAddress } };
    return withId(request, () => requestFields().request_id);
  };
  expect(from('203.0.113.9')).not.toBe('chosen-by-them');
  expect(from('::ffff:10.1.2.3')).toBe('chosen-by-them');
  expect(requestFields()).toEqual({});
});
