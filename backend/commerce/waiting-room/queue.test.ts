import { describe, expect, test } from 'vitest';
import { createLocalQueue } from './queue.ts';
import { MINUTE_MS, queueCases, rulesFor, ticketAt } from './queue-cases.ts';

describe('the queue of one backend', () => {
  queueCases(async () => createLocalQueue(true));

  const clockedQueue = (isNew = true) => {
    const clock = { now: 1_000_000 };
    return { clock, queue: createLocalQueue(isNew, () => clock.now) };
  };

  test('skips people who are away, and keeps their place until they come back', async () => {
    const { clock, queue } = clockedQueue();
    const [inside, away, here] = [ticketAt(1), ticketAt(2), ticketAt(3)];
    for (const ticket of [inside, away, here]) await queue.look(ticket, rulesFor(1));
    clock.now += MINUTE_MS;
    await queue.look(here, rulesFor(1));
    clock.now += MINUTE_MS;
    expect(await queue.look(here, rulesFor(1))).toMatchObject({ ahead: 0 });
    expect(await queue.look(away, rulesFor(1))).toMatchObject({ ahead: 0 });
    expect(await queue.look(here, rulesFor(1))).toMatchObject({ ahead: 1 });
  });

  test('keeps a place far back for as long as its holder polls every few minutes', async () => {
    const { clock, queue } = clockedQueue();
    const [inside, first, far] = [ticketAt(1), ticketAt(2), ticketAt(3)];
    for (const ticket of [inside, first, far]) await queue.look(ticket, rulesFor(1));
    for (let minute = 0; minute < 4; minute += 1) {
      clock.now += MINUTE_MS;
      await queue.look(first, rulesFor(1));
    }
    expect(await queue.counts()).toMatchObject({ waiting: 2 });
    // Once they could be next, they hold nobody up.
    await queue.leave(first);
    const behind = ticketAt(4);
    expect(await queue.look(behind, rulesFor(1))).toMatchObject({ ahead: 0, waiting: 1 });
    expect(await queue.look(far, rulesFor(1))).toMatchObject({ ahead: 0, waiting: 2 });
  });

  test('ends a turn after its time, and the next one is let in', async () => {
    const { clock, queue } = clockedQueue();
    const [first, next] = [ticketAt(1), ticketAt(2)];
    const look = await queue.look(first, rulesFor(1));
    expect(look).toMatchObject({ kind: 'inside', until: clock.now + 10 * MINUTE_MS, isNew: true });
    clock.now += 9 * MINUTE_MS;
    expect(await queue.look(next, rulesFor(1))).toMatchObject({ kind: 'waiting' });
    clock.now += MINUTE_MS;
    expect(await queue.use(first, '7')).toBe(false);
    expect(await queue.look(next, rulesFor(1))).toMatchObject({ kind: 'inside' });
  });

  test('after a restart those at the front come back before anybody is let in', async () => {
    const { clock, queue } = clockedQueue(false);
    const rules = rulesFor(1);
    const [first, later] = [ticketAt(600_000), ticketAt(700_000)];
    expect(await queue.look(later, rules)).toMatchObject({ kind: 'waiting', ahead: 0 });
    clock.now += 3_000;
    expect(await queue.look(first, rules)).toMatchObject({ kind: 'waiting', ahead: 0 });
    clock.now += 8_000;
    expect(await queue.look(later, rules)).toMatchObject({ kind: 'waiting', ahead: 1 });
    expect(await queue.look(first, rules)).toMatchObject({ kind: 'inside' });
  });

  test('keeps its order with thousands of people, and is quick about it', async () => {
    const queue = createLocalQueue(true);
    const people = Array.from({ length: 5_000 }, (_, at) => ticketAt(at));
    for (const ticket of people.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await queue.look(ticket, rulesFor(0));
    for (const at of [0, 17, 2_500, 4_999])
      expect(await queue.look(people[at]!, rulesFor(0))).toMatchObject({ ahead: at, waiting: 5_000 });
  });
});
