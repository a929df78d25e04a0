import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveRowSchema, liveSessionSchema } from '../../lib/contract/entities/live-session.ts';
import type { LiveRow, LiveSession } from '../../lib/contract/entities/live-session.ts';
import { withChange } from '../../lib/season/live-session.ts';
import type { NumberedSession, SessionChange } from '../../lib/season/live-session.ts';
import { LIVE_CALL } from '../../lib/season/live.ts';
import { createLiveSessions } from './live-sessions.ts';
import { createLiveStreams } from './live-streams.ts';
import { createLog } from '../process/log.ts';
import { ask, INITIAL_DATA, listen, startContent, startSite } from '../test-support.ts';

const closers: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const car = (race_number: string, cells: Partial<LiveRow> = {}): LiveRow =>
  liveRowSchema.parse({ race_number, name: `Driver ${race_number}`, ...cells });
const running = (rows: readonly LiveRow[], facts: Partial<LiveSession> = {}): LiveSession =>
  liveSessionSchema.parse({ id: 31, session_status: 'running', ...facts, rows });

/** What the content server has: by id, with how often it was asked for each. */
const content = {
  sessions: new Map<number, LiveSession>(),
  asked: new Map<number, number>(),
  unchanged: 0,
  isBroken: false,
};
beforeEach(() => {
  content.sessions = new Map([[31, running([car('7', { position: 1 }), car('8', { position: 2 })])]]);
  content.asked = new Map();
  Object.assign(content, { unchanged: 0, isBroken: false });
});

const answer = (request: IncomingMessage, response: Parameters<Parameters<typeof listen>[0]>[1]) => {
  const id = Number(request.url?.split('/').at(-1));
  content.asked.set(id, (content.asked.get(id) ?? 0) + 1);
  const session = content.sessions.get(id);
  if (content.isBroken) return void response.writeHead(503).end();
  if (session === undefined) return void response.writeHead(404).end();
  const body = JSON.stringify({ item: session });
  const etag = `"${String(body.length)}-${body.slice(-400).replace(/\W/g, '')}"`;
  if (request.headers['if-none-match'] === etag) {
    content.unchanged += 1;
    return void response.writeHead(304, { etag }).end();
  }
  response.setHeader('etag', etag);
  response.setHeader('content-type', 'application/json');
  response.end(body);
};

/** A server with the streams alone, on a content server of its own. */
async function start(more: { maxSessions?: number; isWanted?: () => boolean } = {}) {
  const server = await listen(answer);
  const sessions = createLiveSessions({
    contentApiUrl: `http://127.0.0.1:${String(server.port)}`,
    isWanted: () => true,
    everyMs: 10,
    restMs: 20,
    log: createLog('silent'),
    ...more,
  });
  const streams = createLiveStreams(() => ({ round: '', version: '' }), {}, sessions);
  const site = await listen((request, response) => streams.open(request, response, 'here'));
  closers.push(() => sessions.stop(), site.close, server.close);
  return { sessions, streams, port: site.port };
}

/** A page that follows a session as a browser does. */
async function open(port: number, session: number | string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = `${LIVE_CALL}?session=${String(session)}`;
    get({ host: '127.0.0.1', port, path, agent: false }, resolve).on('error', reject);
  });
  let text = '';
  response.on('data', (chunk: Buffer) => (text += String(chunk)));
  response.on('error', () => undefined);
  const events = () =>
    text.split('\n\n').flatMap((block) => {
      const [, name = ''] = /^event: (session(?:-change)?)$/m.exec(block) ?? [];
      const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
      return name === '' ? [] : [{ name, data }];
    });
  /** What the page has after all that it was sent. */
  const state = () =>
    events().reduce<NumberedSession | null>((held, { name, data }) => {
      if (name === 'session') return JSON.parse(data) as NumberedSession;
      return held && withChange(held, JSON.parse(data) as SessionChange);
    }, null);
  closers.unshift(() => void response.destroy());
  return {
    state: () => state()?.session ?? null,
    names: () => events().map(({ name }) => name),
    text: () => text,
    leave: () => response.destroy(),
  };
}

const now = (session: LiveSession) => content.sessions.set(session.id, session);
const current = () => content.sessions.get(31);

describe('a page that follows a session', () => {
  it('is sent the whole of it, and then only what changes', async () => {
    const { port } = await start();
    const page = await open(port, 31);
    await expect.poll(page.state).toEqual(current());
    now(running([car('8', { position: 1, laps: 4 }), car('7', { position: 2 })], { flag: 'yellow' }));
    await expect.poll(page.state).toEqual(current());
    now(running([car('8', { position: 1, laps: 5 })]));
    await expect.poll(page.state).toEqual(current());
    expect(page.names()).toEqual(['session', 'session-change', 'session-change']);
    expect(page.text().split('event: session-change')[2]).not.toContain('is_a_race');
  });

  it('has what others have, whenever it comes, at one question for all of them', async () => {
    const { port, sessions } = await start();
    const pages = await Promise.all(Array.from({ length: 20 }, () => open(port, 31)));
    for (const page of pages) await expect.poll(page.state).toEqual(current());
    now(running([car('7', { position: 1, laps: 9 })]));
    for (const page of pages) await expect.poll(page.state).toEqual(current());
    const late = await open(port, 31);
    await expect.poll(late.state).toEqual(current());
    expect(late.names()).toEqual(['session']);
    expect(sessions.size).toBe(1);
    // One that has nothing new is asked for by its version alone.
    await expect.poll(() => content.unchanged).toBeGreaterThan(2);
    expect(late.names()).toEqual(['session']);
  });

  it('has what others have, although it comes while hundreds of them are being told', async () => {
    const { port } = await start();
    const pages = await Promise.all(Array.from({ length: 250 }, () => open(port, 31)));
    for (let laps = 1; laps <= 5; laps += 1) {
      now(running([car('7', { position: 1, laps })]));
      const late = Array.from({ length: 10 }, () => open(port, 31));
      pages.push(...(await Promise.all(late)));
    }
    for (const page of pages) await expect.poll(page.state).toEqual(current());
    // Nobody had to be sent the whole again.
    expect(pages.flatMap(({ names }) => names().slice(1))).not.toContain('session');
  });

  it('has what the pages of another site have', async () => {
    const [one, other] = [await start(), await start()];
    const pages = [await open(one.port, 31), await open(other.port, 31)];
    now(running([car('7', { position: 1, laps: 9 })]));
    for (const page of pages) await expect.poll(page.state).toEqual(current());
  });

  it('is sent nothing of other sessions, and a session that nobody follows is not asked for', async () => {
    now(liveSessionSchema.parse({ id: 32, session_status: 'scheduled' }));
    const { port, sessions } = await start();
    const [page, other] = [await open(port, 31), await open(port, 32)];
    await expect.poll(other.state).toMatchObject({ id: 32 });
    await expect.poll(page.state).toMatchObject({ id: 31 });
    expect(other.names()).toHaveLength(1);
    page.leave();
    other.leave();
    await expect.poll(() => sessions.size).toBe(0);
    const asked = content.asked.get(31) ?? 0;
    const others = content.asked.get(32) ?? 0;
    await open(port, 32);
    await expect.poll(() => content.asked.get(32)).toBeGreaterThan(others + 3);
    // One question may have been under way.
    expect(content.asked.get(31)).toBeLessThanOrEqual(asked + 1);
  });

  it('is sent the rest once the content server is back', async () => {
    const { port } = await start();
    const page = await open(port, 31);
    await expect.poll(page.state).toEqual(current());
    content.isBroken = true;
    const asked = content.asked.get(31) ?? 0;
    await expect.poll(() => content.asked.get(31)).toBeGreaterThan(asked + 1);
    now(running([car('7', { position: 1, laps: 7 })]));
    content.isBroken = false;
    await expect.poll(page.state).toEqual(current());
  });

  it('hears now and then that a timing system confirms what is known', async () => {
    const at = (seconds: number) => new Date(Date.UTC(2027, 0, 23, 1, 0, seconds)).toISOString();
    const confirmed = (seconds: number) =>
      now(running([car('7')], { updated_at: at(seconds), timing_at: at(seconds) }));
    confirmed(0);
    const { port } = await start();
    const page = await open(port, 31);
    await expect.poll(page.state).toEqual(current());
    confirmed(2);
    const asked = content.asked.get(31) ?? 0;
    await expect.poll(() => content.asked.get(31)).toBeGreaterThan(asked + 2);
    expect(page.names()).toHaveLength(1);
    confirmed(12);
    await expect.poll(() => page.state()?.timing_at).toBe(at(12));
  });

  it.each(['0', '-1', '1e3', 'all', '31%0A', '9999999999'])('asks for no session %s', async (name) => {
    const { port, sessions } = await start();
    const page = await open(port, name);
    await expect.poll(page.text).toContain('event: hello');
    expect([sessions.size, page.names()]).toEqual([0, []]);
  });

  it('has the stream all the same beyond the sessions that can be followed at once', async () => {
    const { port, sessions } = await start({ maxSessions: 1 });
    const page = await open(port, 31);
    await expect.poll(page.state).toEqual(current());
    const other = await open(port, 32);
    await expect.poll(other.text).toContain('event: hello');
    expect(sessions.size).toBe(1);
    const another = await open(port, 31);
    await expect.poll(another.state).toEqual(current());
  });

  it('is followed although somebody follows as many made-up ones as can be', async () => {
    const { port, sessions } = await start({ maxSessions: 2 });
    await open(port, 98);
    await open(port, 99);
    await expect.poll(() => sessions.size).toBe(2);
    const page = await open(port, 31);
    await expect.poll(page.state).toEqual(current());
    await open(port, 97);
    now(running([car('7', { position: 1, laps: 9 })]));
    await expect.poll(page.state).toEqual(current());
    expect(sessions.size).toBe(2);
  });

  it('is told of its start although somebody follows made-up ones meanwhile', async () => {
    now(running([car('7')], { id: 32, session_status: null }));
    const { port, sessions } = await start({ maxSessions: 2 });
    const page = await open(port, 32);
    await expect.poll(page.state).toEqual(content.sessions.get(32));
    await open(port, 98);
    await open(port, 99);
    now(running([car('7', { position: 1 })], { id: 32 }));
    await expect.poll(page.state).toEqual(content.sessions.get(32));
    expect(sessions.size).toBe(2);
  });
});

it('a reader who takes nothing is not sent more, and the others go on', async () => {
  const { port, streams } = await start();
  const wide = 'x'.repeat(300_000);
  const STATES = 120;
  const driven = (laps: number) =>
    now(running([car('7', { laps, status_note: `${wide}#${String(laps)}#` })]));
  driven(0);
  /** Opens a stream without keeping what comes but its end. */
  const follow = () => {
    const reader = { tail: '', received: 0, wholes: 0 };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const text = String(chunk);
      reader.received += text.length;
      reader.wholes += text.split('event: session\n').length - 1;
      reader.tail = (reader.tail + text).slice(-200);
    });
    socket.write(`GET ${LIVE_CALL}?session=31 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    closers.unshift(() => void socket.destroy());
    return { socket, reader };
  };
  const [keen, slow] = [follow(), follow()];
  slow.socket.pause();
  await expect.poll(() => streams.size).toBe(2);
  for (let laps = 1; laps <= STATES; laps += 1) {
    driven(laps);
    await expect.poll(() => keen.reader.tail, { interval: 5 }).toContain(`#${String(laps)}#`);
  }
  // It isn't cut for that: a phone may be in a tunnel.
  expect(streams.size).toBe(2);
  slow.socket.resume();
  // What it gets in the end is the whole, as it is now.
  await expect.poll(() => slow.reader.tail).toContain(`#${String(STATES)}#`);
  expect(slow.reader.received).toBeLessThan(keen.reader.received);
  expect(slow.reader.wholes).toBeGreaterThan(keen.reader.wholes);
});

it('reaches open pages through the whole server, if the content server has such sessions', async () => {
  const start = async (extensions: readonly string[]) => {
    const server = await startContent();
    server.state.initialData = { ...INITIAL_DATA, extensions };
    server.extra.handle = (request, response) => answer(request, response);
    const site = await startSite((request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(request.url?.includes('race-day') === true ? '{"round":null}' : '{}');
    }, server.port);
    closers.push(site.close, server.close);
    return site;
  };
  const site = await start(['session-live']);
  const page = await open(site.port, 31);
  await expect.poll(page.state).toEqual(current());
  now(running([car('7', { position: 1, laps: 2 })]));
  await expect.poll(page.state).toEqual(current());
  site.closeStreams();
  expect((await ask(site.port, LIVE_CALL)).status).toBe(503);
  content.asked.clear();
  const without = await start([]);
  const other = await open(without.port, 31);
  await expect.poll(other.text).toContain('event: hello');
  expect(content.asked.size).toBe(0);
});
