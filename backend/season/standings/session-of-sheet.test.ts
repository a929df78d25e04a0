import { expect, test } from 'vitest';
import { PLAIN } from './points/season-for-tests.ts';
import type { Scoring } from './points/scoring.ts';
import { standings } from './points/standings.ts';
import { readCase } from '../results-import/cases/read-case.ts';
import { mergeRows } from '../results-import/merge-rows.ts';
import { readTimingRows } from '../results-import/read-rows.ts';
import { sessionOfSheet, type Sheet } from './session-of-sheet.ts';

const scoring: Scoring = {
  ...PLAIN,
  rules: [{ kind: 'race', session: '', points: [25, 18, 15, 12, 10, 8], perRound: 1 }],
};

/** The points after one race, by name without 'Driver'. */
function pointsOf(
  rows: NonNullable<Sheet['rows']>,
  rules: Scoring = scoring,
  classes: readonly string[] = [],
) {
  const reading = {
    classes: new Set(classes),
    isGuest: () => false,
    keysOf: ({ name }: { name: string }) => [name],
  };
  const sheet: Sheet = { id: 1, session_name: 'Race', kind: 'race', rows };
  const session = sessionOfSheet(sheet, reading, { round: 1, order: 0, factor: 1 });
  const season = {
    rounds: [{ id: 1, isOver: true }],
    sessions: session ? [session] : [],
    adjustments: [],
    only: null,
  };
  return Object.fromEntries(
    standings(rules, season, 1).map(({ key, points }) => [key.replace('Driver ', ''), points]),
  );
}
const rowsOf = (name: string) => mergeRows(readTimingRows(readCase(name)).rows, []);

test('a dead heat shares the points of its places', () => {
  expect(pointsOf(rowsOf('dead-heat.csv'))).toEqual({ Rimu: 25, Totara: 16.5, Miro: 16.5, Kahikatea: 12 });
});

test('a disqualified car doesn’t set the distance, and gets no point for its lap', () => {
  const rules = {
    ...scoring,
    minimumShare: 0.75,
    bonuses: [{ kind: 'fastest_lap', points: 1, within: null }],
  } as const;
  const right = { Rimu: 26, Totara: 18, Miro: 15, Matai: 0 };
  expect(pointsOf(rowsOf('dsq-ahead.csv'), rules)).toEqual(right);
  const marked = rowsOf('dsq-ahead.csv').map((row) => ({ ...row, is_fastest_lap: row.status === 'dsq' }));
  expect(pointsOf(marked, rules)).toEqual(right);
  // A disqualification may also be given as the total time alone.
  const written = rowsOf('dsq-ahead.csv').map((row) =>
    row.status === 'dsq' ? { ...row, status: null, total_time: 'Disqualified' } : row,
  );
  expect(pointsOf(written, rules)).toEqual(right);
});

test('a car without a lap, for which timing systems write zeros, gets no point for it', () => {
  const rules = { ...scoring, bonuses: [{ kind: 'fastest_lap', points: 1, within: null }] } as const;
  const rows = [
    { position: 1, name: 'Rimu', best_time: '1:10.000', status: null },
    { position: 2, name: 'Totara', best_time: '1:09.000', status: null },
    { position: null, name: 'Miro', best_time: '0:00.000', status: 'dns' as const },
  ];
  expect(pointsOf(rows, rules)).toEqual({ Rimu: 25, Totara: 19, Miro: 0 });
});

test('a minimum distance is rounded down to whole laps', () => {
  expect(pointsOf(rowsOf('round-down.csv'), { ...scoring, minimumShare: 0.9 })).toEqual({
    Rimu: 25,
    Totara: 18,
    Miro: 0,
  });
});

test('the positions of a sheet stay, with their gaps; within a class they are counted anew', () => {
  const rows = [
    { position: 1, name: 'Rimu', class: 'A' },
    { position: 3, name: 'Totara', class: 'A' },
    { position: 5, name: 'Miro', class: 'B' },
    { position: 5, name: 'Matai', class: 'B' },
    { position: 8, name: 'Kahikatea', class: 'B' },
  ];
  expect(pointsOf(rows)).toEqual({ Rimu: 25, Totara: 15, Miro: 9, Matai: 9, Kahikatea: 0 });
  expect(pointsOf(rows, scoring, ['B'])).toEqual({ Miro: 21.5, Matai: 21.5, Kahikatea: 15 });
});
