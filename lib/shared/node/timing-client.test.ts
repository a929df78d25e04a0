import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TIMING_SEQUENCE_HEADER } from '../../contract/timing.ts';
import { createTimingClient, TimingRefusal } from './timing-client.ts';

type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly body: unknown };

/** The site's answers in order, null for none, and the requests it received. */
let answers: (Answer | null)[];
let asked: IncomingHttpHeaders[];
let server: Server;
let url: string;

beforeEach(async () => {
  [answers, asked] = [[], []];
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      asked.push(request.headers);
      const answer = answers.shift();
      if (answer === null) return;
      const { status, headers = {}, body } = answer ?? { status: 200, body: { success: true } };
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const client = () => createTimingClient(url, { provider: 3, secret: 'secret' });
const sequences = () => asked.map((headers) => Number(headers[TIMING_SEQUENCE_HEADER]));

test('calls have numbers that rise, from one program to the next, too', async () => {
  const first = client();
  await first.send(4711, { status: 'running' });
  await first.send(4711, { status: 'running' });
  await client().send(4711, { status: 'finished' });
  const [one = 0, two = 0, three = 0] = sequences();
  expect([one < two, two <= three + 1]).toEqual([true, true]);
});

test('a number that is too low, as from a machine whose clock was ahead, is corrected', async () => {
  const ahead = Date.now() + 3_600_000;
  answers = [
    {
      status: 409,
      headers: { [TIMING_SEQUENCE_HEADER]: String(ahead) },
      body: { success: false, message: 'Too low.' },
    },
  ];
  const timing = client();
  await timing.send(4711, { status: 'running' });
  await timing.send(4711, { status: 'running' });
  expect(sequences().slice(1)).toEqual([ahead + 1, ahead + 2]);
});

test('a call whose answer never comes is repeated with its number', async () => {
  answers = [null];
  await createTimingClient(url, { provider: 3, secret: 'secret' }, 50).send(4711, { status: 'running' });
  const [first, second, ...more] = sequences();
  expect([second, more]).toEqual([first, []]);
});

test('a refusal says why, field by field, and is not repeated', async () => {
  answers = [
    {
      status: 422,
      body: {
        success: false,
        message: 'Not valid.',
        fields: { 'rows.2': 'Row 3: Name missing.', status: 'The session is cancelled.' },
      },
    },
    { status: 401, body: { success: false, message: 'Not signed.' } },
    { status: 403, body: '<h1>Forbidden by a proxy</h1>' },
  ];
  const refusals: unknown[] = [];
  for (let call = answers.length; call > 0; call -= 1)
    await client()
      .send(4711, { status: 'running' })
      .catch((error: unknown) => refusals.push(error));
  expect(refusals.every((error) => error instanceof TimingRefusal)).toBe(true);
  expect(refusals).toMatchObject([
    {
      status: 422,
      reasons: ['Row 3: Name missing.', 'The session is cancelled.'],
      fields: ['rows.2', 'status'],
    },
    { status: 401, reasons: ['Not signed.'], fields: [] },
    { status: 403, reasons: ['<h1>Forbidden by a proxy</h1>'] },
  ]);
  expect(asked).toHaveLength(3);
});
