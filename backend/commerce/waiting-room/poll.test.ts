import { expect, test } from 'vitest';
import { pollSeconds } from './poll.ts';
import { AWAY_MS, createLocalQueue, FAR_AWAY_MS } from './queue.ts';
import { MINUTE_MS, rulesFor, ticketAt } from './queue-cases.ts';
import type { Ticket } from './ticket.ts';

const SALE = { places: 30, isOut: false, untilStart: 0 };
/** An hour before the sale, right before it, during it, and when it is sold out. */
const MOMENTS: readonly object[] = [{ untilStart: 3_600 }, { untilStart: 4 }, {}, { isOut: true }];

/** How often everybody together polls in a second. */
function pollsPerSecond(waiting: number, more: object): number {
  let polls = 0;
  for (let ahead = 0; ahead < waiting; ahead += 1)
    polls += 1 / pollSeconds({ ...SALE, ahead, waiting, ...more });
  return polls;
}

test.each(MOMENTS)('thousands who wait are no rush of their own: %j', (more) => {
  expect(pollsPerSecond(2_000, more)).toBeLessThan(100);
  expect(pollsPerSecond(20_000, more)).toBeLessThan(170);
});

test('those who may be let in poll when the sale starts, and in a small queue everybody does', () => {
  expect(pollSeconds({ ...SALE, ahead: 29, waiting: 20_000, untilStart: 7 })).toBe(7);
  expect(pollSeconds({ ...SALE, ahead: 999, waiting: 1_000, untilStart: 7 })).toBe(7);
  expect(pollSeconds({ ...SALE, ahead: 29, waiting: 20_000 })).toBe(3);
});

/** The longest time until somebody polls again: browsers spread their polls, by a fifth at most, and wake a hidden tab once a minute. */
const longestMs = (seconds: number) => seconds * 1_200 + MINUTE_MS;

test.each(MOMENTS)('nobody polls so seldom that they count as away: %j', (more) => {
  const pollOf = (ahead: number) => pollSeconds({ ...SALE, ahead, waiting: 200_000, ...more });
  expect(longestMs(pollOf(29))).toBeLessThan(AWAY_MS);
  expect(longestMs(pollOf(150_000))).toBeLessThan(FAR_AWAY_MS);
});

test('no place stays empty for long, however many wait', async () => {
  const [START_S, END_S, TURN_S] = [10, 70, 3];
  const clock = { now: 0 };
  const queue = createLocalQueue(true, () => clock.now);
  /** Who polls, and who has finished, in each second. */
  const polls: Ticket[][] = [Array.from({ length: 5_000 }, (_, at) => ticketAt(at))];
  const finished: Ticket[][] = [];
  let letIn = 0;
  for (let second = 0; second < END_S; second += 1) {
    clock.now = second * 1_000;
    for (const ticket of finished[second] ?? []) await queue.leave(ticket);
    for (const ticket of polls[second] ?? []) {
      const left = second < START_S ? 0 : Infinity;
      const look = await queue.look(ticket, rulesFor(SALE.places, { left }));
      if (look.kind === 'inside') {
        letIn += 1;
        (finished[second + TURN_S] ??= []).push(ticket);
      } else if (look.kind === 'waiting') {
        const { ahead, waiting } = look;
        const seconds = pollSeconds({ ...SALE, ahead, waiting, untilStart: START_S - second });
        (polls[second + Math.ceil(seconds * 1.2)] ??= []).push(ticket);
      }
    }
  }
  // At most, all 30 places would be given every three seconds: 600.
  expect(letIn).toBeGreaterThan(400);
});
