import { expect, test } from 'vitest';
import { pollSeconds } from './poll.ts';
import { AWAY_MS } from './queue.ts';

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
  expect(pollsPerSecond(2_000, more)).toBeLessThan(80);
  expect(pollsPerSecond(20_000, more)).toBeLessThan(520);
});

test('those who may be let in poll when the sale starts, and in a small queue everybody does', () => {
  expect(pollSeconds({ ...SALE, ahead: 29, waiting: 20_000, untilStart: 7 })).toBe(7);
  expect(pollSeconds({ ...SALE, ahead: 999, waiting: 1_000, untilStart: 7 })).toBe(7);
  expect(pollSeconds({ ...SALE, ahead: 29, waiting: 20_000 })).toBe(3);
});

test('nobody polls so seldom that they count as away', () => {
  for (const more of MOMENTS) {
    const seconds = pollSeconds({ ...SALE, ahead: 150_000, waiting: 200_000, ...more });
    // Browsers spread their polls: some wait a fifth longer.
    expect(seconds * 1_200).toBeLessThan(AWAY_MS);
  }
});
