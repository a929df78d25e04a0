import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import { LIVE_CALL, RACE_DAY_CALL } from '../../lib/season/live.ts';
import { closeGracefully } from '../../lib/shared/node/close-gracefully.ts';
import { createInnerClient } from '../http/inner-client.ts';
import { createLiveStreams } from './live-streams.ts';
import type { LiveLimits } from './live-streams.ts';
import { createLog } from '../process/log.ts';
import { createRaceDay } from './race-day.ts';
import { ask, listen, startContent, startSite } from '../test-support.ts';

type Event = {
  readonly name: string;
  readonly id: string;
  readonly data: { round?: string; version?: string };
};

/** What a browser would have received of a stream. */
async function openStream(port: number, { last = '', path = LIVE_CALL } = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = last === '' ? {} : { 'last-event-id': last };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject);
  });
  let text = '';
  const stream = { isOver: false };
  response.on('data', (chunk: Buffer) => (text += String(chunk)));
  // Being cut off is one of the ends that are tested.
  response.on('error', () => undefined);
  response.on('close', () => (stream.isOver = true));
  const events = (): Event[] =>
    text.split('\n\n').flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event') === '' || field('event') === 'beat') return [];
      return [{ name: field('event'), id: field('id'), data: JSON.parse(field('data')) }];
    });
  return {
    response,
    events,
    received: () => text.length,
    names: () => events().map(({ name }) => name),
    lastId: () => events().at(-1)?.id ?? '',
    retries: () => [...text.matchAll(/^retry: (\d+)$/gm)].map(([, ms]) => Number(ms)),
    beats: () => text.split('event: beat').length - 1,
    isOver: () => stream.isOver,
    leave: () => response.destroy(),
  };
}

/** The race day as the site's pages would make it. */
const race = { url: 'round-5', note: '', isBroken: false, reads: 0 };
const closers: (() => void | Promise<void>)[] = [];

/** The two calls on a server of their own. */
async function start(limits: Partial<LiveLimits> = {}) {
  const next = createInnerClient((request, response) => {
    if (request.url !== RACE_DAY_CALL) return void response.writeHead(404).end();
    race.reads += 1;
    if (race.isBroken) return void response.writeHead(503).end();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ round: { url: race.url }, sessions: [{ note: race.note }] }));
  });
  const calls = createRaceDay({
    next,
    security: [],
    policy: { cmsOrigins: [], isSecure: false, isDev: false },
    log: createLog('silent'),
    limits,
  });
  const running = await listen((request, response) => {
    if (request.url?.startsWith(RACE_DAY_CALL) === true) return calls.serve(request, response);
    calls.openStream(request, response, String(request.headers['x-from'] ?? 'here'));
  });
  closers.push(() => {
    calls.close();
    return running.close();
  });
  return { calls, ...running };
}

const change = (calls: Awaited<ReturnType<typeof start>>['calls'], note: string) => {
  race.note = note;
  calls.refresh();
};

beforeEach(() => Object.assign(race, { url: 'round-5', note: '', isBroken: false, reads: 0 }));
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('the race day', () => {
  it('is read once for many pages, and is not sent again to a page that has it', async () => {
    const { port } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, RACE_DAY_CALL)));
    expect(answers.every(({ text }) => text.includes('round-5'))).toBe(true);
    expect(race.reads).toBe(1);
    const again = await ask(port, RACE_DAY_CALL, {
      headers: { 'if-none-match': String(answers[0]?.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(Date.parse(String(again.headers.date))).toBeGreaterThan(0);
  });

  it('is the new one after a change, and the last known one while the content server is down', async () => {
    const { calls, port } = await start();
    await ask(port, RACE_DAY_CALL);
    change(calls, 'rain');
    expect((await ask(port, RACE_DAY_CALL)).text).toContain('rain');
    race.isBroken = true;
    change(calls, 'fog');
    expect((await ask(port, RACE_DAY_CALL)).text).toContain('rain');
  });

  it('is not available before it was read once', async () => {
    race.isBroken = true;
    const { port } = await start();
    const answer = await ask(port, RACE_DAY_CALL);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('the event stream', () => {
  it('names the round that changed, and the version that its page then gets', async () => {
    const { calls, port } = await start();
    const { etag } = (await ask(port, RACE_DAY_CALL)).headers;
    const stream = await openStream(port);
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    await expect.poll(stream.events).toMatchObject([{ name: 'hello', data: { version: etag } }]);
    change(calls, 'delayed');
    await expect.poll(stream.names).toEqual(['hello', 'change']);
    const { data } = stream.events()[1]!;
    expect(data).toEqual({ round: 'round-5', version: (await ask(port, RACE_DAY_CALL)).headers.etag });
  });

  it('says nothing of changes that the race day does not show', async () => {
    const { calls, port } = await start();
    const stream = await openStream(port);
    await expect.poll(() => race.reads).toBe(1);
    calls.refresh();
    await expect.poll(() => race.reads).toBe(2);
    change(calls, 'delayed');
    await expect.poll(stream.names).toEqual(['hello', 'change']);
  });

  it('shows that it is alive', async () => {
    const { port } = await start({ beatMs: 40 });
    const stream = await openStream(port);
    await expect.poll(stream.beats).toBeGreaterThan(2);
  });

  it('sends a browser that reconnects what it missed, each round once', async () => {
    const { calls, port } = await start();
    const first = await openStream(port);
    await expect.poll(() => race.reads).toBe(1);
    change(calls, 'one');
    await expect.poll(first.names).toEqual(['hello', 'change']);
    const seen = first.lastId();
    const watcher = await openStream(port);
    first.leave();
    for (const [index, note] of ['two', 'three'].entries()) {
      change(calls, note);
      await expect.poll(() => watcher.names().length).toBe(index + 2);
    }
    const [latest] = watcher.events().slice(-1);
    const again = await openStream(port, { last: seen });
    await expect.poll(again.names).toEqual(['hello', 'change']);
    expect(again.events()[1]).toEqual(latest);
    const byQuery = await openStream(port, { path: `${LIVE_CALL}?last=${encodeURIComponent(seen)}` });
    await expect.poll(byQuery.names).toEqual(['hello', 'change']);
    const upToDate = await openStream(port, { last: again.lastId() });
    change(calls, 'four');
    await expect.poll(upToDate.names).toEqual(['hello', 'change']);
  });

  it('tells a browser that was away for too long, or comes from before a restart, that everything may have changed', async () => {
    const { port } = await start();
    for (const last of ['another-process.3', 'nonsense', '.']) {
      const stream = await openStream(port, { last });
      await expect.poll(stream.names).toEqual(['hello', 'all']);
    }
  });

  it('tells hundreds of pages in slices, each of them every change in order, and none that a page already has', async () => {
    const streams = createLiveStreams(() => ({ round: '', version: '' }));
    const { port, close } = await listen((request, response) => streams.open(request, response, 'here'));
    closers.push(close);
    const pages = await Promise.all(Array.from({ length: 250 }, () => openStream(port)));
    for (const page of pages) await expect.poll(page.names).toEqual(['hello']);
    streams.announce({ round: 'round-5', version: '1' });
    // These come while the first slices are written to; the second change as well.
    const late = Promise.all(Array.from({ length: 20 }, () => openStream(port)));
    streams.announce({ round: 'round-6', version: '2' });
    const versionsOf = (page: Awaited<ReturnType<typeof openStream>>) =>
      page.events().flatMap(({ data }) => data.version ?? []);
    for (const page of pages) await expect.poll(() => versionsOf(page)).toEqual(['', '1', '2']);
    for (const page of await late) await expect.poll(page.names).toEqual(['hello']);
    streams.announce({ round: 'round-6', version: '3' });
    for (const page of [...pages, ...(await late)])
      await expect.poll(() => versionsOf(page).at(-1)).toBe('3');
    for (const page of await late) expect(page.names()).toEqual(['hello', 'change']);
  });

  it('forgets changes that are too old to tell', async () => {
    const streams = createLiveStreams(() => ({ round: '', version: '' }));
    const { port, close } = await listen((request, response) => streams.open(request, response, 'here'));
    closers.push(close);
    const first = await openStream(port);
    await expect.poll(first.names).toEqual(['hello']);
    for (let index = 0; index < 65; index += 1) streams.announce({ round: 'r', version: String(index) });
    const stream = await openStream(port, { last: first.lastId() });
    await expect.poll(stream.names).toEqual(['hello', 'all']);
  });

  it('refuses more streams than it can hold, of all and of one address, and says when to try again', async () => {
    const { port } = await start({ maxStreams: 3, maxPerAddress: 2 });
    const [first] = await Promise.all([openStream(port), openStream(port)]);
    const refused = await ask(port, LIVE_CALL);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(refused.text)).toMatchObject({ success: false });
    const from = (address: string) =>
      new Promise<number>((resolve, reject) => {
        const request = get(
          { host: '127.0.0.1', port, path: LIVE_CALL, headers: { 'x-from': address }, agent: false },
          (response) => resolve(response.resume().statusCode ?? 0),
        );
        request.on('error', reject);
        closers.unshift(() => void request.destroy());
      });
    expect(await from('elsewhere')).toBe(200);
    expect(await from('a third place')).toBe(503);
    first.leave();
    await expect.poll(() => from('a third place')).toBe(200);
  });

  it('cuts a reader that takes nothing, and keeps the others', async () => {
    const limits = { maxUnread: 1_000_000 };
    const streams = createLiveStreams(() => ({ round: '', version: '' }), limits);
    const { port, close } = await listen((request, response) => streams.open(request, response, 'here'));
    closers.push(close);
    const reader = await openStream(port);
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.pause();
    slow.write(`GET ${LIVE_CALL} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expect.poll(() => streams.size).toBe(2);
    const large = 'x'.repeat(200_000);
    // One at a time, so that whoever reads is never behind.
    for (let sent = 0; streams.size === 2 && sent < 200; sent += 1) {
      streams.announce({ round: large, version: String(sent) });
      await expect.poll(reader.received, { interval: 1 }).toBeGreaterThan((sent + 1) * large.length);
    }
    expect(streams.size).toBe(1);
    slow.destroy();
  });

  it('ends a stream after its time', async () => {
    const { port } = await start({ beatMs: 40, maxAgeMs: 100 });
    const stream = await openStream(port);
    await expect.poll(stream.isOver).toBe(true);
    expect(stream.retries()).toHaveLength(2);
  });

  it('is not written to once it has ended, and lets go of a reader who does not take its end', async () => {
    const limits = { beatMs: 40, maxAgeMs: 0, maxUnread: Infinity };
    const streams = createLiveStreams(() => ({ round: '', version: '' }), limits);
    const errors: unknown[] = [];
    const opened = Promise.withResolvers<ServerResponse>();
    const { port, close } = await listen((request, response) => {
      response.on('error', (error) => errors.push(error));
      streams.open(request, response, 'here');
      // More than the network takes.
      streams.announce({ round: 'x'.repeat(32_000_000), version: '' });
      opened.resolve(response);
    });
    closers.push(close);
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.pause();
    slow.write(`GET ${LIVE_CALL} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const response = await opened.promise;
    await expect.poll(() => response.writableEnded, { interval: 1 }).toBe(true);
    streams.announce({ round: 'round-5', version: '' });
    await expect.poll(() => streams.size).toBe(0);
    expect(errors).toEqual([]);
    slow.destroy();
  });
});

describe('a restart', () => {
  it('ends all streams at once, lets browsers come back at different times, and loses none', async () => {
    const { calls, server, port } = await start();
    const before = await Promise.all(Array.from({ length: 20 }, () => openStream(port)));
    await expect.poll(() => before.every(({ names }) => names().includes('hello'))).toBe(true);
    calls.close();
    expect((await ask(port, LIVE_CALL)).status).toBe(503);
    expect(await closeGracefully(server, 5_000, 50)).toBe(true);
    const retries = before.map((stream) => stream.retries().at(-1) ?? 0);
    expect(new Set(retries).size).toBeGreaterThan(10);
    expect(Math.min(...retries)).toBeGreaterThanOrEqual(1_000);

    const anew = await start();
    const after = await Promise.all(before.map((stream) => openStream(anew.port, { last: stream.lastId() })));
    change(anew.calls, 'after the restart');
    for (const stream of after) await expect.poll(stream.names).toContain('all');
  });
});

it('a signed report of changes reaches open pages through the whole server, and one that is rejected does not', async () => {
  const content = await startContent();
  const hook = { status: 401 };
  const site = await startSite((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url === SITE_HOOK_PATH) return void response.writeHead(hook.status).end('{}');
    if (request.url !== RACE_DAY_CALL) return void response.writeHead(404).end('{}');
    race.reads += 1;
    response.end(JSON.stringify({ round: { url: 'round-5' }, note: race.note }));
  }, content.port);
  closers.push(content.close, site.close);
  const stream = await openStream(site.port);
  await expect.poll(() => race.reads).toBe(1);
  race.note = 'late';
  const report = () => ask(site.port, SITE_HOOK_PATH, { method: 'POST', body: '{}' });
  expect((await report()).status).toBe(401);
  expect((await ask(site.port, RACE_DAY_CALL)).text).not.toContain('late');
  hook.status = 200;
  await report();
  await expect.poll(stream.names).toEqual(['hello', 'change']);
  expect((await ask(site.port, LIVE_CALL, { method: 'POST' })).status).toBe(405);
  site.closeStreams();
  await once(stream.response, 'close');
});
