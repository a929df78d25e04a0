import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { setEnvironment } from '../../kernel/config.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { deliverDue } from './deliver.ts';
import { purgeNotices } from './outbox.ts';
import { readVapid, startPushStandIn, type PushBrowser } from '../../../scripts/run/push-stand-in.ts';
import { planNotifications } from './start-notifications.ts';
import { purgeSubscriptions } from './subscriptions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let opened: TemporaryPayload;
let payload: Payload;
let service: Awaited<ReturnType<typeof startPushStandIn>>;
let round: number;
let gt: number;
let ford: number;

beforeAll(async () => {
  service = await startPushStandIn();
  setEnvironment({ PUSH_SERVICES: service.url, LOG_LEVEL: 'fatal' });
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const category = async (name: string) =>
    (await payload.create({ collection: 'categories', data: { name, url: '' } })).id;
  gt = await category('GT Championship');
  ford = await category('Formula Ford');
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  ({ id: round } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Teretonga',
      url: 'teretonga',
      start_date: day(-1),
      end_date: day(1),
      categories: [gt, ford],
      _status: 'published',
    },
  }));
}, 300_000);
afterAll(async () => {
  await opened.close();
  service.close();
});
// Nothing is left from the previous test: a race at the same minute would be refused.
beforeEach(async () => {
  await payload.delete({ collection: 'results', where: { round: { equals: round } } });
  for (const table of [sql`DELETE FROM push_deliveries`, sql`DELETE FROM push_subscriptions`])
    await runStatement(payload, table);
  service.take();
});

/** A race this many minutes from now. */
const planRace = async (minutes: number, category = gt): Promise<number> => {
  const date = new Date(Math.floor((Date.now() + minutes * MINUTE_MS) / 1000) * 1000).toISOString();
  const { id } = await payload.create({
    collection: 'results',
    data: {
      round,
      category,
      session_name: 'Race 2',
      date,
      is_a_race: true,
      kind: 'race',
      _status: 'published',
    },
  });
  return id;
};

const visitor = newBrowser();
const key = async (): Promise<string> => {
  const answer = await visitor.get('/cognito/push/key');
  expect(answer.status).toBe(200);
  return z.object({ key: z.string() }).parse(await answer.json()).key;
};

/** What a browser sends; it follows the GT Championship, in English and in New Zealand's time zone. */
const wishes = async ({ endpoint, publicKey, authSecret }: PushBrowser, others: object = {}) => ({
  endpoint,
  public_key: publicKey,
  auth_secret: authSecret,
  server_key: await key(),
  language: 'en',
  time_zone: 'Pacific/Auckland',
  kinds: ['start', 'change', 'result', 'news'],
  subjects: [`category-${String(gt)}`],
  quiet: null,
  ...others,
});

/** A browser that gets notifications. */
async function subscribe(others: object = {}): Promise<PushBrowser> {
  const browser = service.subscribe();
  const answer = await newBrowser().post('/cognito/push/subscription', await wishes(browser, others));
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: '' }]);
  return browser;
}

const messageSchema = z.object({
  title: z.string(),
  body: z.string(),
  covered: z.object({ title: z.string(), body: z.string() }).nullable(),
  tag: z.string(),
  address: z.string(),
  lang: z.string(),
});

/** The messages sent to a browser since the last call, out of all that the service has. */
function arrivedAt(browsers: readonly PushBrowser[]) {
  const received = service.take();
  return browsers.map((browser) =>
    received
      .filter(({ path }) => browser.endpoint.endsWith(path))
      .map(({ body }) => messageSchema.parse(JSON.parse(browser.decrypt(body)))),
  );
}

/** As the program does every few seconds, this long from now. */
async function run(afterMs = 0): Promise<void> {
  const now = new Date(Date.now() + afterMs);
  await planNotifications(payload, now, now);
  await deliverDue(payload, { now: () => now });
}
const countOf = async (collection: 'push-subscriptions' | 'push-deliveries') =>
  (await payload.count({ collection })).totalDocs;

test('a session about to start reaches those who follow its category, encrypted, signed, and once', async () => {
  const id = await planRace(12);
  const [mine, other] = [await subscribe(), await subscribe({ subjects: [`category-${String(ford)}`] })];
  await run();
  const [request] = service.take();
  expect(request?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  const ttl = Number(request?.headers['ttl']);
  expect(ttl).toBeGreaterThan(11 * 60);
  expect(ttl).toBeLessThanOrEqual(12 * 60);
  expect(readVapid(request?.headers.authorization ?? '')).toMatchObject({
    key: await key(),
    aud: service.url,
  });
  expect(JSON.parse(mine.decrypt(request?.body ?? Buffer.of()))).toMatchObject({
    title: 'GT Championship Race 2',
    body: expect.stringMatching(/^Starts at /),
    tag: `session-${String(id)}`,
    address: `/session/${String(id)}`,
  });
  expect(() => other.decrypt(request?.body ?? Buffer.of())).toThrow();
  await run();
  await run(2 * MINUTE_MS);
  expect(service.take()).toEqual([]);
  expect(await countOf('push-deliveries')).toBe(0);
});

test('backends that plan and send at the same moment send once', async () => {
  await planRace(11);
  const browsers = await Promise.all(Array.from({ length: 30 }, () => subscribe()));
  const now = new Date();
  await Promise.all(Array.from({ length: 4 }, () => planNotifications(payload, now, now)));
  await Promise.all(Array.from({ length: 4 }, () => deliverDue(payload, { now: () => now })));
  expect(arrivedAt(browsers).map((messages) => messages.length)).toEqual(browsers.map(() => 1));
});

test('a session that is moved while its notice waits is only announced by its new time', async () => {
  const id = await planRace(10);
  const mine = await subscribe({ kinds: ['start'] });
  const now = new Date();
  await planNotifications(payload, now, now);
  const later = new Date(Date.now() + 45 * MINUTE_MS);
  await payload.update({ collection: 'results', id, data: { date: later.toISOString() } });
  await deliverDue(payload, { now: () => now });
  expect(arrivedAt([mine])).toEqual([[]]);
  expect(await countOf('push-deliveries')).toBe(0);
  await planNotifications(payload, new Date(later.getTime() - 14 * MINUTE_MS), now);
  expect(await countOf('push-deliveries')).toBe(1);
});

test('whoever follows a session alone is notified that it is cancelled, with the reason; other kinds aren’t', async () => {
  const id = await planRace(120, ford);
  const subjects = [`session-${String(id)}`];
  const [mine, quietOnes] = [
    await subscribe({ subjects }),
    await subscribe({ subjects, kinds: ['start', 'news'] }),
  ];
  await payload.update({
    collection: 'results',
    id,
    data: { session_status: 'cancelled', status_note: 'Fog', _status: 'published' },
  });
  await run(MINUTE_MS);
  const [arrived, quiet] = arrivedAt([mine, quietOnes]);
  expect(arrived).toMatchObject([{ title: 'Formula Ford Race 2', body: 'Cancelled · Fog' }]);
  expect(quiet).toEqual([]);
});

test('a session put off without a new time, or to another round, is announced to whoever expected it', async () => {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const later = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Levels',
      url: 'levels',
      start_date: day(20),
      end_date: day(22),
      categories: [gt, ford],
      _status: 'published',
    },
  });
  const [postponed, moved] = [await planRace(120), await planRace(120, ford)];
  const [mine, other] = [await subscribe(), await subscribe({ subjects: [`category-${String(ford)}`] })];
  await payload.update({
    collection: 'results',
    id: postponed,
    data: { date: null, session_status: 'postponed', status_note: 'Fog', _status: 'published' },
  });
  await payload.update({
    collection: 'results',
    id: moved,
    data: { round: later.id, date: day(21), status_note: 'Fog', _status: 'published' },
  });
  await run(MINUTE_MS);
  expect(arrivedAt([mine, other])).toMatchObject([
    [{ title: 'GT Championship Race 2', body: 'Postponed · Fog' }],
    [
      {
        title: 'Formula Ford Race 2',
        body: expect.stringMatching(/^New time: starts at \d+ \w+ \d{4} .* · Fog$/),
      },
    ],
  ]);
  await payload.delete({ collection: 'results', id: moved });
});

test('a day that is shifted session by session is announced once to whoever follows the category', async () => {
  const ids = [await planRace(120), await planRace(180), await planRace(240)];
  const [mine, both, one] = [
    await subscribe(),
    await subscribe({ subjects: [`category-${String(gt)}`, `session-${String(ids[1])}`] }),
    await subscribe({ subjects: [`session-${String(ids[1])}`] }),
  ];
  for (const id of ids) {
    const { date: before } = await payload.findByID({ collection: 'results', id });
    const moved = new Date(Date.parse(before ?? '') + 45 * MINUTE_MS).toISOString();
    await payload.update({
      collection: 'results',
      id,
      data: { date: moved, session_status: 'delayed', status_note: 'Fog', _status: 'published' },
    });
  }
  await run(MINUTE_MS);
  await run(2 * MINUTE_MS);
  const [arrived, alsoArrived, single] = arrivedAt([mine, both, one]);
  const all = [{ title: 'GT Championship · Teretonga', body: expect.stringContaining('45 mins later') }];
  expect(arrived).toMatchObject(all);
  expect(alsoArrived).toMatchObject(all);
  expect(single).toMatchObject([{ title: 'GT Championship Race 2', body: expect.stringContaining('Fog') }]);
});

test('an official result names the podium, and has a text without it', async () => {
  const id = await planRace(-60);
  const mine = await subscribe();
  await payload.update({
    collection: 'results',
    id,
    data: {
      rows: [
        { position: 1, name: 'Hana Ratana' },
        { position: 2, name: 'Tom Lindqvist' },
      ],
      session_status: 'finished',
      classification: 'official',
      _status: 'published',
    },
  });
  await run(MINUTE_MS);
  const [messages = []] = arrivedAt([mine]);
  expect(messages.find(({ tag }) => tag.endsWith('-result'))).toMatchObject({
    body: 'Official result · 1 Hana Ratana · 2 Tom Lindqvist',
    covered: { title: 'GT Championship Race 2', body: 'Official result' },
  });
});

test('news of a category is announced once it is published', async () => {
  const mine = await subscribe({ language: 'de' });
  const article = { name: 'New cars', url: 'new-cars', categories: [gt] };
  const { id } = await payload.create({
    collection: 'articles',
    data: { ...article, display_start_time: new Date(Date.now() - HOUR_MS).toISOString(), _status: 'draft' },
    draft: true,
  });
  await run();
  expect(arrivedAt([mine])).toEqual([[]]);
  await payload.update({ collection: 'articles', id, data: { _status: 'published' } });
  await run();
  expect(arrivedAt([mine])).toMatchObject([
    [{ title: 'New cars', address: '/article/new-cars', covered: { body: 'Neuer Artikel' }, lang: 'de' }],
  ]);
});

test('news that waited is sent although its article is more than a day old by then', async () => {
  const mine = await subscribe();
  await payload.create({
    collection: 'articles',
    data: {
      name: 'A slow day',
      url: 'a-slow-day',
      categories: [gt],
      display_start_time: new Date(Date.now() - 25 * HOUR_MS).toISOString(),
      _status: 'published',
    },
  });
  await planNotifications(payload, new Date(Date.now() - 2 * HOUR_MS), new Date());
  await deliverDue(payload);
  expect(arrivedAt([mine])).toMatchObject([[{ title: 'A slow day' }]]);
});

test('news published while other messages are being sent reaches its readers', async () => {
  await planRace(4);
  // More than are sent at once, so that the sender waits before it looks for the next.
  await Promise.all(Array.from({ length: 101 }, () => subscribe({ kinds: ['start'] })));
  const reader = await subscribe({ kinds: ['news'] });
  await planNotifications(payload);
  const answer = service.slow();
  const sending = deliverDue(payload);
  await expect.poll(() => service.take().length, { timeout: 10_000 }).toBeGreaterThan(0);
  await payload.create({
    collection: 'articles',
    data: {
      name: 'Straight from the track',
      url: 'straight-from-the-track',
      categories: [gt],
      display_start_time: new Date().toISOString(),
      _status: 'published',
    },
  });
  await planNotifications(payload);
  answer();
  await sending;
  expect(arrivedAt([reader])).toMatchObject([[{ title: 'Straight from the track' }]]);
});

test('nothing is sent in quiet hours; what is still of interest is sent afterwards', async () => {
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = { from: (minute + 1380) % 1440, until: (minute + 60) % 1440 };
  await planRace(9);
  const starts = await subscribe({ quiet, time_zone: 'UTC', kinds: ['start'] });
  const news = await subscribe({ quiet, time_zone: 'UTC', kinds: ['news'] });
  const elsewhere = await subscribe({ quiet, time_zone: 'Asia/Tokyo', kinds: ['start'] });
  await payload.create({
    collection: 'articles',
    data: {
      name: 'A quiet night',
      url: 'a-quiet-night',
      categories: [gt],
      display_start_time: now.toISOString(),
      _status: 'published',
    },
  });
  await run();
  expect(arrivedAt([starts, news, elsewhere]).map((messages) => messages.length)).toEqual([0, 0, 1]);
  expect(await countOf('push-deliveries')).toBe(1);
  await run(61 * MINUTE_MS);
  expect(arrivedAt([starts, news])).toMatchObject([[], [{ title: 'A quiet night' }]]);
});

test.each([
  ['of a kind that isn’t wanted any more', 'a-long-night', () => ({ kinds: ['change'] })],
  [
    'about a category that isn’t followed any more',
    'a-longer-night',
    () => ({ subjects: [`category-${String(ford)}`] }),
  ],
])('a notice %s isn’t sent, although it was waiting', async (_, url, changed) => {
  const browser = await subscribe();
  const now = new Date();
  await payload.create({
    collection: 'articles',
    data: {
      name: 'A long night',
      url,
      categories: [gt],
      display_start_time: now.toISOString(),
      _status: 'published',
    },
  });
  await planNotifications(payload, now, now);
  expect(await countOf('push-deliveries')).toBe(1);
  const without = await wishes(browser, changed());
  expect((await newBrowser().post('/cognito/push/subscription', without)).status).toBe(200);
  await deliverDue(payload, { now: () => now });
  expect(arrivedAt([browser])).toEqual([[]]);
  expect(await countOf('push-deliveries')).toBe(0);
});

test('a notice is planned for thousands of browsers, however far apart their ids are', async () => {
  await planRace(12);
  await subscribe();
  await runStatement(
    payload,
    sql`INSERT INTO push_subscriptions (id, key, endpoint, public_key, auth_secret, server_key, language,
          time_zone, kinds, subjects, renewed_at)
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2500)
        SELECT 100000000 + n * 100000, 'browser ' || n, endpoint, public_key, auth_secret, server_key, language,
          time_zone, kinds, subjects, renewed_at
        FROM numbers CROSS JOIN push_subscriptions`,
  );
  const now = new Date();
  await planNotifications(payload, now, now);
  expect(await countOf('push-deliveries')).toBe(2_501);
  await planNotifications(payload, now, now);
  expect(await countOf('push-deliveries')).toBe(2_501);
});

test('a repeated subscription replaces the previous one, including the time zone', async () => {
  const browser = await subscribe();
  const again = await wishes(browser, { time_zone: 'europe/berlin', kinds: [], subjects: [] });
  expect((await newBrowser().post('/cognito/push/subscription', again)).status).toBe(200);
  expect(await countOf('push-subscriptions')).toBe(1);
  const { docs } = await payload.find({ collection: 'push-subscriptions' });
  expect(docs[0]).toMatchObject({ time_zone: 'Europe/Berlin', language: 'en' });
  expect(docs[0]?.kinds?.trim()).toBe('');
  await planRace(8);
  await run();
  expect(service.take()).toEqual([]);
});

test('subscriptions that are gone are deleted; a busy or unavailable service is retried', async () => {
  await planRace(13);
  const browsers = [
    await subscribe(),
    await subscribe(),
    await subscribe(),
    await subscribe(),
    await subscribe(),
  ];
  const [fine, gone, missing, busy, refusing] = browsers;
  const answer = (browser: PushBrowser | undefined, status: number, retryAfter?: number) =>
    service.answers.set(new URL(browser?.endpoint ?? '').pathname, {
      status,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  answer(gone, 410);
  answer(missing, 404);
  answer(busy, 429, 90);
  answer(refusing, 400);
  await run();
  expect(service.take()).toHaveLength(5);
  const left = await payload.find({ collection: 'push-subscriptions', overrideAccess: true });
  expect(left.docs.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    [fine, busy, refusing].map((browser) => browser?.endpoint).toSorted(),
  );
  // Not before the time it gave.
  await deliverDue(payload, { now: () => new Date(Date.now() + MINUTE_MS) });
  expect(service.take()).toEqual([]);
  answer(busy, 503);
  await deliverDue(payload, { now: () => new Date(Date.now() + 100_000) });
  expect(service.take()).toHaveLength(1);
  answer(busy, 201);
  await deliverDue(payload, { now: () => new Date(Date.now() + 5 * MINUTE_MS) });
  expect(arrivedAt([busy ?? service.subscribe()])[0]).toHaveLength(1);
  expect(await countOf('push-deliveries')).toBe(0);
});

test('deliveries claimed by a killed backend are sent by the next', async () => {
  await planRace(7);
  const mine = await subscribe();
  const now = new Date();
  await planNotifications(payload, now, now);
  await runStatement(
    payload,
    sql`UPDATE push_deliveries SET due_at = ${new Date(now.getTime() + 2 * MINUTE_MS).toISOString()}, tries = 1`,
  );
  await run();
  expect(arrivedAt([mine])).toEqual([[]]);
  await run(3 * MINUTE_MS);
  expect(arrivedAt([mine])[0]).toHaveLength(1);
});

test('one press ends a subscription with its pending deliveries, and the response is the same for an unknown one', async () => {
  await planRace(6);
  const mine = await subscribe();
  const now = new Date();
  await planNotifications(payload, now, now);
  const end = async ({ endpoint }: { readonly endpoint: string }) => {
    const answer = await newBrowser().post('/cognito/push/end', { endpoint });
    return [answer.status, await answer.json()];
  };
  const ended = await end(mine);
  expect(ended).toEqual([200, { success: true, message: '' }]);
  expect(await end(service.subscribe())).toEqual(ended);
  expect([await countOf('push-subscriptions'), await countOf('push-deliveries')]).toEqual([0, 0]);
});

test('refuses unusable subscriptions, and addresses of unknown push services', async () => {
  const browser = service.subscribe();
  const send = async (others: object) => {
    const answer = await newBrowser().post('/cognito/push/subscription', await wishes(browser, others));
    return answer.status;
  };
  for (const wrong of [
    { endpoint: 'http://127.0.0.1:4000/api/users' },
    { endpoint: 'https://169.254.169.254/latest' },
    { endpoint: 'https://fcm.googleapis.com.evil.test/fcm/send/x' },
    { endpoint: 'https://evil@fcm.googleapis.com/fcm/send/x' },
    { endpoint: 'https://fcm.googleapis.com:8443/fcm/send/x' },
    { endpoint: 'javascript:alert(1)' },
    { public_key: 'A'.repeat(87) },
    { auth_secret: 'short' },
    { server_key: browser.publicKey },
    { time_zone: 'Pacific/Atlantis' },
    { kinds: ['everything'] },
    { subjects: ['driver-7'] },
    { subjects: ["category-1' OR '1'='1"] },
    { quiet: { from: -1, until: 60 } },
    { quiet: { from: 60, until: 1440 } },
  ])
    expect([wrong, await send(wrong)]).toEqual([wrong, 422]);
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])
    expect([endpoint, await send({ endpoint })]).toEqual([endpoint, 200]);
  expect(await countOf('push-subscriptions')).toBe(4);
});

test('calls by one browser are limited', async () => {
  const browser = service.subscribe();
  const body = await wishes(browser);
  const statuses = [];
  for (let press = 0; press < 61; press += 1)
    statuses.push((await newBrowser().post('/cognito/push/subscription', body)).status);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});

test('subscriptions of browsers that no longer visit, or with another key, are deleted; so are old notices', async () => {
  const [old, foreign, fresh] = [await subscribe(), await subscribe(), await subscribe()];
  const set = (browser: PushBrowser | undefined, change: ReturnType<typeof sql>) =>
    runStatement(
      payload,
      sql`UPDATE push_subscriptions SET ${change} WHERE endpoint = ${browser?.endpoint ?? ''}`,
    );
  await set(old, sql`renewed_at = ${new Date(Date.now() - 200 * DAY_MS).toISOString()}`);
  await set(foreign, sql`server_key = ${'another'}`);
  await planRace(5);
  await run();
  const counts = arrivedAt([
    old ?? service.subscribe(),
    foreign ?? service.subscribe(),
    fresh ?? service.subscribe(),
  ]);
  expect(counts.map((messages) => messages.length)).toEqual([1, 0, 1]);
  await purgeSubscriptions(payload, new Date());
  const { docs } = await payload.find({ collection: 'push-subscriptions', overrideAccess: true });
  expect(docs.map(({ endpoint }) => endpoint)).toEqual([fresh?.endpoint]);
  await purgeNotices(payload, new Date(Date.now() + 30 * DAY_MS));
  expect((await payload.count({ collection: 'push-notices' })).totalDocs).toBe(0);
});
