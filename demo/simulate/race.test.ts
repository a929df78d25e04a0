import { describe, expect, it } from 'vitest';
import { planSeason } from '../calendar.ts';
import { makeEntries } from '../entries.ts';
import { createRandom } from '../random.ts';
import { simulateSeason, WITH_LAPS } from '../sessions.ts';
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

describe('the laps of a race', () => {
  const withLaps = races.flatMap(({ laps, ...race }) => (laps === null ? [] : [{ ...race, laps }]));

  it('are kept for the latest rounds', () => {
    expect([...new Set(withLaps.map(({ round }) => round))]).toEqual(WITH_LAPS);
  });

  it('agree with the sheet: distance, total and best time, and the order at the finish', () => {
    for (const { rows, laps, key } of withLaps) {
      expect(Object.keys(laps)).toHaveLength(rows.filter((row) => row.laps > 0).length);
      const most = rows[0]?.laps ?? 0;
      for (const row of rows) {
        const own = laps[row.race_number] ?? [];
        const times = own.map(([time]) => time);
        expect(own, `${key} ${row.name}`).toHaveLength(row.laps);
        if (times.length > 0) expect(row.best_time).toBe(formatTime(Math.min(...times)));
        if (row.position === null) continue;
        expect(row.total_time).toBe(formatTime(sum(times)));
        if (row.laps === most) expect(own.at(-1)?.[1], `${key} ${row.name}`).toBe(row.position);
      }
    }
  });

  it('have each position once, from the first to the last of those who were still driving', () => {
    for (const { laps } of withLaps)
      for (const index of [0, 1, 5]) {
        const positions = Object.values(laps).flatMap((own) => own[index]?.[1] ?? []);
        expect(new Set(positions).size).toBeGreaterThan(positions.length - 3);
        expect(Math.min(...positions)).toBe(1);
        expect(Math.max(...positions)).toBeLessThanOrEqual(positions.length);
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
