import { describe, expect, it } from 'vitest';
import { planSeason } from '../calendar.ts';
import { makeEntries } from '../entries.ts';
import { createRandom } from '../random.ts';
import { simulateSeason } from '../sessions.ts';
import { formatTime, parseTime } from './lap-time.ts';
import { sum } from './race.ts';
import { DID_NOT_FINISH } from './timing-rows.ts';

const random = createRandom('test');
const sessions = simulateSeason(
  planSeason(new Date('2026-11-20T00:00:00Z')),
  makeEntries(random.fork('entries')),
  random.fork('sessions'),
);
const races = sessions.flatMap((session) =>
  session.outcome ? [{ ...session, cars: session.outcome.cars }] : [],
);

describe('a simulated race', () => {
  it('has laps that add up to the total time', () => {
    for (const { rows, cars } of races) {
      rows.forEach((row, index) => {
        const laps = cars[index]?.laps ?? [];
        expect(row.laps).toBe(laps.length);
        if (row.total_time !== DID_NOT_FINISH) expect(row.total_time).toBe(formatTime(sum(laps)));
        if (laps.length > 0) expect(row.best_time).toBe(formatTime(Math.min(...laps)));
      });
    }
  });

  it('has gaps that add up to the gap to the leader', () => {
    for (const { rows, key } of races) {
      const onLeadLap = rows.filter((row) => row.position !== null && row.laps === rows[0]?.laps);
      let distance = 0;
      for (const row of onLeadLap.slice(1)) {
        distance += parseTime(row.gap);
        expect(formatTime(distance), `${key} ${row.name}`).toBe(row.diff);
      }
    }
  });

  it('shows lapped cars as laps down', () => {
    const lapped = races.flatMap(({ rows }) =>
      rows
        .filter((row) => row.position !== null && row.laps < (rows[0]?.laps ?? 0))
        .map((row) => ({ row, leader: rows[0] })),
    );
    expect(lapped.length).toBeGreaterThan(0);
    for (const { row, leader } of lapped)
      expect(Number.parseInt(row.diff, 10)).toBe((leader?.laps ?? 0) - row.laps);
  });

  it('ranks finishers by distance, then by time, and leaves retirements without a position', () => {
    for (const { rows } of races) {
      const finishers = rows.filter((row) => row.position !== null);
      expect(finishers.map((row) => row.position)).toEqual(finishers.map((_, index) => index + 1));
      finishers.slice(1).forEach((row, index) => {
        const ahead = finishers[index];
        const isBehind =
          !!ahead &&
          (row.laps < ahead.laps ||
            (row.laps === ahead.laps && parseTime(row.total_time) >= parseTime(ahead.total_time)));
        expect(isBehind).toBe(true);
      });
      for (const row of rows.slice(finishers.length)) expect(row.total_time).toBe(DID_NOT_FINISH);
    }
  });

  it('lets nobody finish before the winner', () => {
    for (const { cars } of races) {
      const flag = sum(cars[0]?.laps ?? []);
      for (const car of cars.filter(({ retiredFor }) => retiredFor === null))
        expect(sum(car.laps)).toBeGreaterThanOrEqual(flag);
    }
  });
});

describe('practice and qualifying', () => {
  it('are ranked by best time, with gaps that add up', () => {
    for (const { rows, is_a_race } of sessions.filter((session) => !session.is_a_race)) {
      expect(is_a_race).toBe(false);
      const timed = rows.filter((row) => row.position !== null);
      let distance = 0;
      for (const row of timed.slice(1)) {
        distance += parseTime(row.gap);
        expect(row.diff).toBe(formatTime(distance));
        expect(row.best_time).toBe(formatTime(parseTime(timed[0]?.best_time ?? '0.000') + distance));
      }
    }
  });
});

describe('a lap time', () => {
  it.each([
    [58_123, '58.123'],
    [83_456, '1:23.456'],
    [60_000, '1:00.000'],
    [7, '0.007'],
    [3_723_003, '1:02:03.003'],
  ])('of %i ms formats as %s and parses back', (ms, text) => {
    expect(formatTime(ms)).toBe(text);
    expect(parseTime(text)).toBe(ms);
  });
});
