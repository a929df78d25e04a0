import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import type { Queue, Rules } from './queue.ts';
import type { Ticket } from './ticket.ts';

export const MINUTE_MS = 60_000;
export const rulesFor = (places: number, more: Partial<Rules> = {}): Rules => ({
  places,
  turnMs: 10 * MINUTE_MS,
  left: Infinity,
  ordersBefore: 0,
  ...more,
});
export const ticketAt = (joined: number, more: Partial<Ticket> = {}): Ticket => ({
  id: nanoid(),
  joined,
  seen: joined,
  until: 0,
  ...more,
});
/** Numbers from 0 to 1 that look random, and are the same in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const kindOf = async (looked: ReturnType<Queue['look']>) => (await looked).kind;

/** Tests that apply to the queue of one backend and to that of several. @param newQueue creates an empty one */
export function queueCases(newQueue: () => Promise<Queue>): void {
  test('lets in as many as there are places, in the order they joined, however often anybody polls', async () => {
    const queue = await newQueue();
    const people = Array.from({ length: 12 }, (_, at) => ticketAt(1_000 + at));
    const early = rulesFor(3, { left: 0 });
    // They poll in any order, and before anybody is let in.
    for (const ticket of people.toReversed())
      expect(await queue.look(ticket, early)).toMatchObject({ kind: 'waiting' });
    for (const eighth of people.slice(7, 8))
      expect(await queue.look(eighth, early)).toMatchObject({ ahead: 7, waiting: 12 });
    const inside: Ticket[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const ticket of people.toReversed())
        if (!inside.includes(ticket) && (await kindOf(queue.look(ticket, rulesFor(3)))) === 'inside')
          inside.push(ticket);
      expect(inside.toSorted((a, b) => a.joined - b.joined)).toEqual(people.slice(0, 3 * (round + 1)));
      expect((await queue.counts()).inside).toBe(3);
      for (const ticket of inside.slice(-3)) await queue.leave(ticket);
    }
    expect(await queue.counts()).toEqual({ waiting: 0, inside: 0, letIn: 12 });
  });

  test('lets nobody in for units that those inside have yet to order', async () => {
    const queue = await newQueue();
    const [first, second, third] = [ticketAt(1), ticketAt(2), ticketAt(3)];
    const last = rulesFor(3, { left: 1 });
    expect(await kindOf(queue.look(first, last))).toBe('inside');
    expect(await queue.look(second, last)).toMatchObject({ kind: 'waiting', ahead: 0 });
    // The button has been pressed and the order is under way: its units may still count as left.
    await queue.use(first, '7');
    expect(await queue.look(second, last)).toMatchObject({ kind: 'waiting', ahead: 0 });
    // The order is placed; a reading of what is left made earlier doesn't count it twice.
    await queue.prolong('7', MINUTE_MS);
    expect(await queue.look(second, last)).toMatchObject({ kind: 'waiting', ahead: 0 });
    const read = { ...last, ordersBefore: await queue.orders() };
    expect(await queue.look(third, read)).toMatchObject({ kind: 'waiting', ahead: 1 });
    expect(await kindOf(queue.look(second, read))).toBe('inside');
    expect(await queue.look(third, read)).toMatchObject({ kind: 'waiting', ahead: 0 });
    // Somebody who leaves without an order makes room.
    await queue.leave(second);
    expect(await kindOf(queue.look(third, read))).toBe('inside');
  });

  test('everybody let in gets a unit, and nobody who came later gets it instead, in whatever order events happen', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const queue = await newQueue();
      const random = randomFrom(seed);
      const sale = { left: 6 };
      const people = Array.from({ length: 10 }, (_, at) => ticketAt(at + 1));
      const got = new Set<Ticket>();
      /** One person's actions. They may be delayed before each step while others continue. */
      const buy = async function* (ticket: Ticket, buyer: string) {
        for (;;) {
          const ordersBefore = await queue.orders();
          yield;
          const { left } = sale;
          yield;
          if ((await kindOf(queue.look(ticket, rulesFor(4, { left, ordersBefore })))) === 'inside') break;
          if (left === 0) return;
          yield;
        }
        yield;
        expect(await queue.use(ticket, buyer)).toBe(true);
        yield;
        expect(sale.left, `seed ${String(seed)}`).toBeGreaterThan(0);
        sale.left -= 1;
        got.add(ticket);
        yield;
        await queue.prolong(buyer, MINUTE_MS);
        yield;
        await queue.finish(buyer);
      };
      // They join in order of arrival, and then anything may come first.
      for (const ticket of people) await queue.look(ticket, rulesFor(4, { left: 0 }));
      const going = people.map((ticket, at) => buy(ticket, `buyer ${String(at)}`));
      while (going.length > 0) {
        const at = Math.floor(random() * going.length);
        if ((await going[at]?.next())?.done) going.splice(at, 1);
      }
      expect([...got].toSorted((a, b) => a.joined - b.joined)).toEqual(people.slice(0, 6));
    }
  });

  test('gives returning visitors their previous place, and only one however many tabs they open', async () => {
    const queue = await newQueue();
    const [first, second, third] = [ticketAt(1), ticketAt(2), ticketAt(3)];
    await queue.look(first, rulesFor(1));
    await queue.look(third, rulesFor(1));
    await Promise.all(Array.from({ length: 5 }, () => queue.look(third, rulesFor(1))));
    expect(await queue.look(second, rulesFor(1))).toMatchObject({ kind: 'waiting', ahead: 0, waiting: 2 });
    expect(await queue.look(third, rulesFor(1))).toMatchObject({ ahead: 1, waiting: 2 });
  });

  test('a turn belongs to the first customer who uses it, who can’t have another', async () => {
    const queue = await newQueue();
    const [first, other, waiting] = [ticketAt(1), ticketAt(2), ticketAt(3)];
    for (const ticket of [first, other, waiting]) await queue.look(ticket, rulesFor(2));
    expect(await queue.use(waiting, '7')).toBe(false);
    expect(await queue.use(first, '7')).toBe(true);
    expect(await queue.use(first, '8')).toBe(false);
    expect(await queue.use(first, '7')).toBe(true);
    expect(await queue.use(other, '7')).toBe(true);
    expect(await queue.use(first, '7')).toBe(false);
    expect(await kindOf(queue.look(waiting, rulesFor(2)))).toBe('inside');
  });

  test('a guest’s used turn continues only in the account that they sign in to', async () => {
    const queue = await newQueue();
    const [first, other, waiting] = [ticketAt(1), ticketAt(2), ticketAt(3)];
    for (const ticket of [first, other, waiting]) await queue.look(ticket, rulesFor(2));
    expect(await queue.use(first, 'guest')).toBe(true);
    expect(await queue.use(other, '7')).toBe(true);
    await queue.pass('guest', '7');
    expect(await queue.use(first, '7')).toBe(true);
    expect(await queue.use(first, 'guest')).toBe(false);
    // Nobody has two turns.
    const withTurn = { ...other, until: Date.now() + MINUTE_MS };
    expect(await kindOf(queue.look(withTurn, rulesFor(2)))).toBe('over');
    await queue.pass('nobody', '8');
    expect(await queue.use(first, '8')).toBe(false);
    await queue.finish('guest');
    expect(await queue.use(first, '7')).toBe(true);
    await queue.finish('7');
    expect(await queue.use(first, '7')).toBe(false);
    expect(await kindOf(queue.look(waiting, rulesFor(1)))).toBe('inside');
  });

  test('a turn that ended early isn’t restored by its ticket', async () => {
    const queue = await newQueue();
    const ticket = ticketAt(1);
    const look = await queue.look(ticket, rulesFor(1));
    const withTurn = { ...ticket, until: look.kind === 'inside' ? look.until : 0 };
    expect(await queue.use(withTurn, '7')).toBe(true);
    await queue.finish('7');
    expect(await kindOf(queue.look(withTurn, rulesFor(1)))).toBe('over');
    expect(await queue.use(withTurn, '7')).toBe(false);
  });

  test('a lost queue is rebuilt from the tickets', async () => {
    const queue = await newQueue();
    const turn = ticketAt(1, { until: Date.now() + MINUTE_MS });
    const over = ticketAt(2, { until: Date.now() - 1 });
    const [third, fourth] = [ticketAt(3), ticketAt(4)];
    expect(await queue.use(turn, '7')).toBe(true);
    expect(await kindOf(queue.look(over, rulesFor(1)))).toBe('over');
    expect(await queue.look(fourth, rulesFor(1))).toMatchObject({ kind: 'waiting', ahead: 0 });
    expect(await queue.look(third, rulesFor(1))).toMatchObject({ kind: 'waiting', ahead: 0 });
    expect(await queue.look(fourth, rulesFor(1))).toMatchObject({ kind: 'waiting', ahead: 1 });
  });

  test('a customer who goes on to pay gets a whole turn for it', async () => {
    const queue = await newQueue();
    const ticket = ticketAt(1);
    const look = await queue.look(ticket, rulesFor(1, { turnMs: MINUTE_MS }));
    await queue.use(ticket, '7');
    await queue.prolong('7', 10 * MINUTE_MS);
    const later = await queue.look(ticket, rulesFor(1));
    if (look.kind !== 'inside' || later.kind !== 'inside') throw new Error('It is their turn.');
    expect(later.until - look.until).toBeGreaterThan(8 * MINUTE_MS);
  });
}
