import { expect, test } from 'vitest';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { raceTotals, resultsByRound } from './results-by-round';

const at = (round: number, position: number | null, is_a_race = true) => ({
  result: session({
    is_a_race,
    date: `2027-0${round}-16T00:00:00Z`,
    round: { id: round, name: `Round ${round}`, url: `round-${round}`, venue: null },
  }),
  row: timingRow({ position }),
});

test('counts races only, including those not finished', () => {
  const results = [at(1, 1, false), at(1, 4), at(1, 1), at(2, null), at(2, 3)];
  expect(raceTotals(results)).toEqual({ races: 4, wins: 1, podiums: 2, poles: null, best: 1 });
  expect(raceTotals([at(1, null)])).toEqual({ races: 1, wins: 0, podiums: 0, poles: null, best: null });
});

test('a pole is a first place in qualifying, not in practice', () => {
  const of = (kind: 'practice' | 'qualifying', position: number) => {
    const { result, row } = at(1, position, false);
    return { result: { ...result, kind }, row };
  };
  const totals = raceTotals([of('practice', 1), of('qualifying', 1), of('qualifying', 2), at(1, 4)]);
  expect([totals.poles, totals.wins]).toEqual([1, 0]);
  expect(raceTotals([of('practice', 1), at(1, 4)]).poles).toBeNull();
});

test('lists the latest round first', () => {
  const sunday = at(1, 2);
  const results = [
    at(1, 1),
    { ...sunday, result: { ...sunday.result, date: '2027-01-17T00:00:00Z' } },
    at(2, 3),
  ];
  const range = (first: unknown, last: unknown) => `${String(first)} to ${String(last)}`;
  const rounds = resultsByRound(results, { range }, (url) => `Number of ${url}`);
  expect(rounds.map((round) => [round.name, round.numberText, round.results.length])).toEqual([
    ['Round 2', 'Number of round-2', 1],
    ['Round 1', 'Number of round-1', 2],
  ]);
  expect(rounds[1]?.days).toBe('2027-01-16T00:00:00Z to 2027-01-17T00:00:00Z');
});
