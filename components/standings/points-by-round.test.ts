import { describe, expect, test } from 'vitest';
import type { Standing } from '@/lib/contract/entities/standings';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { pointsAtRound, pointsByRound } from './points-by-round';

type Given = {
  readonly name: string;
  readonly counted: readonly number[];
  readonly adjustments?: Standing['adjustments'];
};

const tableOf = (
  after: number,
  off: readonly number[],
  ...given: readonly Given[]
): NumberedChampionship => ({
  id: 1,
  name: 'GT',
  url: 'gt',
  of: 'drivers',
  season: '2026',
  category: null,
  rounds_count: 4,
  rounds_held: after,
  top: [],
  rounds: ['Taupō', 'Levels', 'Ruapuna', 'Teretonga'].map((name, index) => ({
    name,
    url: name,
    start_date: null,
    is_off: off.includes(index + 1),
    sessions: [],
    number: index + 1,
  })),
  after,
  drops: [],
  standings: given.map(({ name, counted, adjustments = [] }, index) => ({
    rank: index + 1,
    name,
    race_number: '',
    driver: null,
    team_url: '',
    points: [...counted, ...adjustments.map(({ points }) => points)].reduce((sum, each) => sum + each, 0),
    gross: 0,
    gap: 0,
    change: null,
    can_win: true,
    tie: null,
    rounds: counted.map((points) => ({ points, counted: points, sessions: [] })),
    adjustments,
  })),
});

describe('points by round', () => {
  test('add up round by round to the total, including the stewards’ adjustments', () => {
    const chart = pointsByRound(
      tableOf(
        3,
        [],
        { name: 'Ana Roe', counted: [25, 18, 0], adjustments: [{ round: 2, points: -5, reason: 'Late' }] },
        {
          name: 'Bo Kim',
          counted: [0, 12.5, 20],
          adjustments: [{ round: null, points: 3, reason: 'Appeal' }],
        },
      ),
    );
    expect(chart?.rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(chart?.lines.map(({ points }) => points)).toEqual([
      [25, 38, 38],
      [0, 12.5, 35.5],
    ]);
    for (const { points, total } of chart?.lines ?? []) expect(points.at(-1)).toBe(total);
    expect([chart?.top, chart?.marks]).toEqual([40, [40, 30, 20, 10, 0]]);
  });

  test('leave out a cancelled round, and keep the numbers of the others', () => {
    const chart = pointsByRound(tableOf(3, [2], { name: 'Ana Roe', counted: [25, 0, 18] }));
    expect(chart?.rounds.map(({ number }) => number)).toEqual([1, 3]);
    expect(chart?.lines[0]?.points).toEqual([25, 43]);
  });

  test('have the calendar’s numbers, while adjustments count the championship’s own rounds', () => {
    const table = tableOf(3, [], {
      name: 'Ana Roe',
      counted: [25, 18, 0],
      adjustments: [{ round: 2, points: -5, reason: 'Late' }],
    });
    const rounds = table.rounds.map((round, index) => ({ ...round, number: 2 * index + 1 }));
    const chart = pointsByRound({ ...table, rounds });
    expect(chart?.rounds.map(({ number }) => number)).toEqual([1, 3, 5]);
    expect(chart?.lines[0]?.points).toEqual([25, 38, 38]);
  });

  test('include the first six, and nobody before the second round or without points', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      name: `Driver ${String(index)}`,
      counted: [9 - index, 1],
    }));
    expect(pointsByRound(tableOf(2, [], ...many))?.lines).toHaveLength(6);
    expect(pointsByRound(tableOf(1, [], { name: 'Ana Roe', counted: [25] }))).toBeNull();
    expect(pointsByRound(tableOf(2, [1], { name: 'Ana Roe', counted: [0, 25] }))).toBeNull();
    expect(pointsByRound(tableOf(2, [], { name: 'Ana Roe', counted: [0, 0] }))).toBeNull();
    expect(pointsByRound(tableOf(2, []))).toBeNull();
  });

  test('have a scale that fits the highest total, whatever the points system', () => {
    for (const most of [0.5, 1, 3, 7, 12.5, 99, 100, 101, 640, 12_345]) {
      const chart = pointsByRound(tableOf(2, [], { name: 'Ana Roe', counted: [0, most] }));
      expect(chart?.top).toBeGreaterThanOrEqual(most);
      expect(chart?.top).toBeLessThanOrEqual(2 * most);
      expect(chart?.marks.at(-1)).toBeCloseTo(0);
      expect(chart?.marks.length).toBeLessThanOrEqual(6);
    }
  });
});

test('finds a round’s points by its URL name, and none for a future or unknown round', () => {
  const table = tableOf(2, [], { name: 'Ana Roe', counted: [25, 0] });
  const [line] = table.standings;
  expect(['Taupō', 'Levels', 'Ruapuna', 'Elsewhere'].map((url) => pointsAtRound(table, line!, url))).toEqual([
    25,
    0,
    null,
    null,
  ]);
});
