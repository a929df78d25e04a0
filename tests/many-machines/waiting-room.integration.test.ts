import { afterAll, beforeAll, expect, test } from 'vitest';
import { inQueue, shareQueue } from '../../backend/commerce/waiting-room/current-queue.ts';
import { queueCases, rulesFor, ticketAt } from '../../backend/commerce/waiting-room/queue-cases.ts';
import { createSharedQueue } from '../../backend/commerce/waiting-room/shared-queue.ts';
import { startTestValkey, type TestValkey } from './test-valkey.ts';

const SINCE = 1;
let valkey: TestValkey;
beforeAll(async () => {
  valkey = await startTestValkey();
});
afterAll(async () => {
  shareQueue(null);
  await valkey.stop();
});

queueCases(async () => {
  const client = await valkey.connect();
  await client.flushall();
  return createSharedQueue(client, SINCE);
});

test('two backends let in no more together than there are places', async () => {
  const [one, other] = [await valkey.connect(), await valkey.connect()];
  await one.flushall();
  const queues = [createSharedQueue(one, SINCE), createSharedQueue(other, SINCE)];
  const people = Array.from({ length: 40 }, (_, at) => ticketAt(1_000 + at));
  const lookAll = () => Promise.all(people.map((ticket, at) => queues[at % 2]!.look(ticket, rulesFor(5))));
  await lookAll();
  expect((await lookAll()).filter(({ kind }) => kind === 'inside')).toHaveLength(5);
});

test('while Valkey is away each backend has a queue of its own, in which turns go on', async () => {
  const client = await valkey.connect();
  await client.flushall();
  shareQueue((since) => createSharedQueue(client, since));
  const ticket = ticketAt(Date.now());
  const look = await inQueue(SINCE, (queue) => queue.look(ticket, rulesFor(1)));
  const held = { ...ticket, until: look.kind === 'inside' ? look.until : 0 };
  await valkey.kill();
  expect(await inQueue(SINCE, (queue) => queue.use(held, '7'))).toBe(true);
  expect(await inQueue(SINCE, (queue) => queue.look(ticketAt(Date.now()), rulesFor(1)))).toMatchObject({
    kind: 'waiting',
  });
  await valkey.start();
  await expect.poll(() => client.status).toBe('ready');
  expect(await inQueue(SINCE, (queue) => queue.look(held, rulesFor(1)))).toMatchObject({ kind: 'inside' });
});
