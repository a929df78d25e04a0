import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onVisibleChange } from '../../kernel/events.ts';
import type { User } from '../../payload-types.ts';
import { pressEndpoint } from '../../../tests/backend/press-endpoint.ts';
import { openWeekend, type Weekend } from '../../../tests/backend/test-weekend.ts';
import { findLiveSession, liveVersion } from '../live-session/find-live-session.ts';
import { controlDaySchema } from './control-day.ts';
import { findControlSessions, likelySession } from './control-sessions.ts';
import { controlDayEndpoint } from './day-endpoint.ts';
import { loadNotices } from './load-notices.ts';
import { sayMessageEndpoint } from './messages-endpoint.ts';

let weekend: Weekend;
let payload: Payload;
let officer: User;
let shop: User;

beforeAll(async () => {
  weekend = await openWeekend();
  ({ payload } = weekend);
  const account = async (role: 'results' | 'shop') =>
    payload.create({
      collection: 'users',
      data: { email: `race-control-${role}@example.org`, password: crypto.randomUUID(), role },
    });
  [officer, shop] = [await account('results'), await account('shop')];
}, 120_000);
afterAll(() => weekend.close());

const say = (id: number, body: object, user = officer) =>
  pressEndpoint(payload, sayMessageEndpoint, { user, id, body });
const saidOf = async (id: number) => (await findLiveSession(payload, id))?.messages.map(({ text }) => text);

test('what an official types is part of the session at once, is announced, and is corrected and taken back by its id', async () => {
  const race = await weekend.plan('Race 1');
  const heard: unknown[] = [];
  const stop = onVisibleChange((change) => heard.push(change));
  const before = await liveVersion(payload, race);
  expect(await say(race, { id: 'a', text: ' Yellow flag in sector 2 ' })).toMatchObject({
    status: 200,
    body: { messages: [{ id: 'a', text: 'Yellow flag in sector 2' }] },
  });
  expect(await saidOf(race)).toEqual(['Yellow flag in sector 2']);
  expect(await liveVersion(payload, race)).not.toBe(before);
  expect(heard).toContainEqual({ model: 'results', id: race });
  stop();

  const [first] = (await findLiveSession(payload, race))?.messages ?? [];
  await say(race, { id: 'a', text: 'Yellow flag in sector 3' });
  expect((await findLiveSession(payload, race))?.messages).toEqual([
    { ...first, text: 'Yellow flag in sector 3' },
  ]);
  const { updatedAt } = await payload.findByID({ collection: 'results', id: race });
  await say(race, { id: 'a', text: '' });
  expect(await saidOf(race)).toEqual([]);
  // The session itself has no version more.
  expect((await payload.findByID({ collection: 'results', id: race })).updatedAt).toBe(updatedAt);
});

test('the same press again says nothing twice', async () => {
  const race = await weekend.plan('Race 2');
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => say(race, { id: 'a', text: 'Race restart 14:20' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await saidOf(race)).toEqual(['Race restart 14:20']);
});

test('office and timing system speak of one session, and neither takes away what the other said', async () => {
  const race = await weekend.plan('Race 3');
  await say(race, { id: 'a', text: 'Start delayed' });
  // The first call of a timing system may have any number.
  await weekend.send(race, 0, {
    status: 'running',
    flag: 'green',
    messages: [{ id: '1', text: 'Green flag' }],
  });
  await say(race, { id: 'b', text: 'Car 7 under investigation' });
  await weekend.send(race, 1, { status: 'running', flag: 'yellow' });
  const live = await findLiveSession(payload, race);
  expect(live?.flag).toBe('yellow');
  expect(live?.messages.map(({ text }) => text).toSorted()).toEqual([
    'Car 7 under investigation',
    'Green flag',
    'Start delayed',
  ]);
  await expect(weekend.send(race, 1, { status: 'finished' })).rejects.toMatchObject({ status: 409 });
});

test('what an official types is no news from the timing, and has a moment of its own', async () => {
  const race = await weekend.plan('Race 10');
  const planned = await findLiveSession(payload, race);
  expect([planned?.timing_at, planned?.messages_at]).toEqual([planned?.updated_at, null]);
  await weekend.send(race, 1, { status: 'running', flag: 'green', rows: [{ name: 'Ana Roe' }] });
  const called = await findLiveSession(payload, race);
  await say(race, { id: 'a', text: 'Race restart 14:20' });
  const told = await findLiveSession(payload, race);
  expect(told?.timing_at).toBe(called?.timing_at);
  expect(Date.parse(told?.messages_at ?? '')).toBeGreaterThanOrEqual(Date.parse(told?.timing_at ?? ''));
  await weekend.send(race, 2, { status: 'running', flag: 'green' });
  const confirmed = await findLiveSession(payload, race);
  expect(confirmed?.messages_at).toBe(told?.messages_at);
  expect(Date.parse(confirmed?.timing_at ?? '')).toBeGreaterThanOrEqual(Date.parse(told?.messages_at ?? ''));
  expect(confirmed?.timing_at).not.toBe(told?.timing_at);
});

test('the newest message of a session is part of its timetable, as long as it has no sheet', async () => {
  const race = await weekend.plan('Race 11');
  const other = await weekend.plan('Race 12');
  const notices = () => loadNotices(payload, [race, other]);
  expect(await notices()).toEqual(new Map());
  await say(race, { id: 'a', text: 'Start delayed' });
  const first = (await notices()).get(race);
  expect(first).toMatchObject({ text: 'Start delayed' });
  await say(race, { id: 'b', text: 'Race restart 14:20' });
  const second = (await notices()).get(race);
  expect(second?.text).toBe('Race restart 14:20');
  // Taking an earlier one back leaves the newest as it was, and is a change of the page.
  await say(race, { id: 'a', text: '' });
  const third = (await notices()).get(race);
  expect(third?.text).toBe('Race restart 14:20');
  expect(third?.changed_at).not.toBe(second?.changed_at);
  await say(race, { id: 'b', text: '' });
  expect(await notices()).toEqual(new Map());
});

test('is refused to others, of what isn’t published, and with what isn’t a message', async () => {
  const race = await weekend.plan('Race 4');
  const draft = await payload.create({
    collection: 'results',
    data: { session_name: 'Race 5', round: weekend.round, kind: 'race', _status: 'draft' },
    draft: true,
  });
  const message = { id: 'a', text: 'Red flag' };
  expect((await say(race, message, shop)).status).toBe(403);
  for (const id of [draft.id, 999_999]) expect((await say(id, message)).status).toBe(404);
  for (const wrong of [
    {},
    { text: 'Red flag' },
    { id: '', text: 'Red flag' },
    { id: 'a', text: 'x'.repeat(301) },
    { id: 'a', text: 'Red\0flag' },
    { id: 'a', text: 7 },
  ])
    expect((await say(race, wrong)).status).toBe(422);
  expect(await saidOf(race)).toEqual([]);
});

test('the office is offered the sessions of the day, the one on the track first', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: {
      ...{ name: 'Ruapuna', url: 'ruapuna', _status: 'published' },
      ...{ start_date: at(-24), end_date: at(72) },
    },
  });
  const planned = async (session_name: string, hours: number, others: object = {}) =>
    (
      await payload.create({
        collection: 'results',
        data: {
          ...{ session_name, round, category: weekend.category, kind: 'race' },
          ...{ date: at(hours), _status: 'published', ...others },
        },
      })
    ).id;
  await planned('Race 9', 48);
  const over = await planned('Race 6', -3, { session_status: 'finished' });
  const next = await planned('Race 8', 2);
  await say(over, { id: 'a', text: 'Car 7: 5 s' });
  const before = await findControlSessions(payload);
  expect(before.map(({ name }) => name)).toEqual(['GT · Race 6', 'GT · Race 8']);
  expect(before[0]).toMatchObject({ id: over, round: 'Ruapuna', messages: [{ text: 'Car 7: 5 s' }] });
  expect(likelySession(before)?.id).toBe(next);
  const on = await planned('Race 7', -0.2, { session_status: 'running' });
  expect(likelySession(await findControlSessions(payload))?.id).toBe(on);
  // A screen that is open asks again.
  const ask = (user: User) => pressEndpoint(payload, controlDayEndpoint, { user, body: {} });
  await say(on, { id: 'b', text: 'Red flag' });
  const { status, body } = await ask(officer);
  const { sessions, likely } = controlDaySchema.parse(body);
  expect([status, likely, sessions.map(({ id }) => id)]).toEqual([200, on, [over, on, next]]);
  expect(sessions.find(({ id }) => id === on)).toMatchObject({
    status: 'running',
    messages: [{ text: 'Red flag' }],
  });
  expect((await ask(shop)).status).toBe(403);
});
