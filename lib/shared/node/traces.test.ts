import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startCollector } from '../../../scripts/run/collector-stand-in.ts';
import type { TraceSettings } from './trace-variables.ts';
import { startTraces } from './traces.ts';
import { currentSpan, startSpan, traceAnswer, traceIdField } from './tracing.ts';

afterEach(() => {
  globalThis.championshipTracer = undefined;
});

/** Starts traces, sent to a collector. */
async function start(settings: Partial<TraceSettings> = {}) {
  const collector = await startCollector();
  onTestFinished(collector.stop);
  const faults: [string, number][] = [];
  const send = startTraces({
    program: 'site',
    endpoint: collector.url,
    sampler: 'parentbased_always_on',
    ratio: 1,
    onFault: (...fault) => faults.push(fault),
    ...settings,
  });
  return { collector, faults, send };
}

/** A server whose responses are traced, with the trace as seen while it responds. */
async function serve(parent?: string): Promise<() => Promise<unknown>> {
  const server = createServer((request, response) =>
    traceAnswer(request, response, { kind: 'page', id: 'one', parent }, () => {
      const call = startSpan('content call', 'client', {});
      call?.end('done');
      response.end(JSON.stringify({ log: traceIdField(), passed: call?.traceparent ?? null }));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return () =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent: false }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('close', () => resolve(JSON.parse(text)));
      }).on('error', reject);
    });
}

const NAMED = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

test('nothing is traced or passed on while traces are off', async () => {
  const ask = await serve();
  expect(await ask()).toEqual({ log: {}, passed: null });
  expect([currentSpan(), startSpan('find', 'client', {})]).toEqual([undefined, undefined]);
});

test('a part of a request is the child of its answer, and both of the program that asked', async () => {
  const { collector, send } = await start();
  const ask = await serve(`00-${NAMED.trace}-${NAMED.span}-01`);
  const reply = await ask();
  await send();
  const [call, answer] = collector.spans();
  expect(answer).toMatchObject({
    traceId: NAMED.trace,
    parentSpanId: NAMED.span,
    name: 'GET page',
    kind: 2,
    service: 'championship-site',
    attributes: { 'http.response.status_code': 200, 'request.id': 'one' },
  });
  expect(call).toMatchObject({ traceId: NAMED.trace, parentSpanId: answer?.spanId, kind: 3 });
  expect(reply).toEqual({
    log: { trace_id: NAMED.trace },
    passed: `00-${NAMED.trace}-${call?.spanId ?? ''}-01`,
  });
});

test.each(['', 'x', `00-${'0'.repeat(32)}-${NAMED.span}-01`, `00-${NAMED.trace}-${NAMED.span}-01-more`])(
  'a header that names no span (%s) begins a trace',
  async (header) => {
    const { collector, send } = await start();
    await (
      await serve(header)
    )();
    await send();
    const [, answer] = collector.spans();
    expect(answer?.parentSpanId).toBe('');
    expect(answer?.traceId).not.toBe(NAMED.trace);
  },
);

test('a trace that is not sampled is not sent, here or by the next program', async () => {
  const { collector, send } = await start({ sampler: 'parentbased_traceidratio', ratio: 0 });
  const reply = await (await serve())();
  await send();
  expect(reply).toMatchObject({ passed: expect.stringMatching(/-00$/) });
  expect(collector.spans()).toEqual([]);
});

test('a collector that is away is reported once, with the number of spans, and nothing waits for it', async () => {
  const { faults, send } = await start({ endpoint: 'http://127.0.0.1:1' });
  await (
    await serve()
  )();
  await expect.poll(() => faults).toEqual([[expect.stringContaining('ECONNREFUSED'), 2]]);
  await send();
  expect(faults).toHaveLength(1);
});

test('a silent collector keeps no program from stopping, and a bounded number of spans waits for it', async () => {
  const { collector, send } = await start();
  collector.silent(true);
  const tracer = globalThis.championshipTracer;
  for (let made = 0; made < 10_000; made += 1) tracer?.start('made', 'internal', {}, '').end('done');
  // It ends although there is never a response.
  await send();
  collector.silent(false);
  await expect.poll(() => collector.spans().length).toBeGreaterThan(0);
  expect(collector.spans().length).toBeLessThanOrEqual(2_048 + 512);
});
