import { expect, test } from 'vitest';
import { readCase } from '../results-import/cases/read-case.ts';
import { readTimingRows } from '../results-import/read-rows.ts';
import { driversOfRow } from '../data/drivers-of-row.ts';
import { findCompetitors } from './competitors.ts';
import { likelyDuplicates } from './likely-duplicates.ts';

const NAMES = new Map([
  [1, 'Ana Roe'],
  [2, 'Ana Roe'],
  [3, 'Bo Kim'],
]);
const row = (name: string, ...drivers: number[]) => ({ name, drivers });
const find = (rows: ReturnType<typeof row>[], same: { name: string; same_as: string }[] = []) => {
  const found = findCompetitors(rows, driversOfRow(NAMES), same);
  return { ...found, keys: rows.map((named) => found.keysOf(named).join(' + ')) };
};

test('the spellings of a name form one line, and each finds it', () => {
  const rows = ['round1-nfc.csv', 'round2-nfd-nbsp.csv'].flatMap((name) =>
    readTimingRows(readCase(name)).rows.map(({ name: driver }) => row(driver)),
  );
  const { byKey, keysNamed } = find(rows);
  expect([...byKey.keys()]).toEqual(['Driver Kōwhai', 'Driver Tītoki Rata']);
  for (const { name } of rows) expect(keysNamed(name)).toHaveLength(1);
  expect(keysNamed('DRIVER KŌWHAI')).toEqual(['Driver Kōwhai']);
});

test('linked namesakes are separate, and a link counts whatever name the sheet has', () => {
  const { keys, byKey } = find([
    row('Ana Roe', 1),
    row('Ana Roe', 2),
    row('KIM B.', 3),
    row('Bo Kim'),
    row('Kim B.'),
  ]);
  expect(keys).toEqual(['Ana Roe #1', 'Ana Roe #2', 'Bo Kim', 'Bo Kim', 'Bo Kim']);
  expect(byKey.get('Ana Roe #2')).toEqual({ name: 'Ana Roe', driver: 2 });
});

test('a link under somebody else’s name doesn’t include that name’s other rows', () => {
  expect(find([row('Ana Roe', 1), row('Bo Kim', 1), row('Bo Kim')]).keys).toEqual([
    'Ana Roe',
    'Ana Roe',
    'Bo Kim',
  ]);
});

test('a name shared by two linked drivers means neither', () => {
  expect(find([row('Ana Roe', 1), row('Ana Roe', 2), row('ana roe')]).keys[2]).toBe('ana roe');
});

test('a name with its record means that record, with a namesake or without, and under any name', () => {
  const alone = find([row('Ana Roe', 1), row('Bo Kim', 3)]);
  for (const name of ['Ana Roe #1', 'Ana Lee #1']) expect(alone.keysNamed(name)).toEqual(['Ana Roe']);
  expect(alone.keysNamed('Ana Roe #9')).toEqual(['Ana Roe #9']);
  expect([alone.lastingName('Ana Roe'), alone.lastingName('Cy Fa')]).toEqual(['Ana Roe #1', 'Cy Fa']);
  const both = find([row('Ana Roe', 1), row('Ana Roe', 2)]);
  expect(both.keysNamed('Ana Roe #1')).toEqual(['Ana Roe #1']);
  expect(both.lastingName('Ana Roe #2')).toBe('Ana Roe #2');
});

test('a crew scores by its links and its other names', () => {
  expect(find([row('Cy Fa / B. Kim', 3), row('Ana Roe/Cy  Fa')]).keys).toEqual([
    'Cy Fa + Bo Kim',
    'Ana Roe + Cy Fa',
  ]);
});

test('names merged by the office form one line', () => {
  const rows = [row('Catherine Fa'), row('Cath Fa'), row('Kate Fa'), row('Bo Kim', 3), row('Bobby Kim')];
  const { keys } = find(rows, [
    { name: 'Cath Fa', same_as: 'Kate Fa' },
    { name: 'Kate Fa', same_as: 'Catherine Fa' },
    { name: 'Bobby Kim', same_as: 'Bo Kim' },
    { name: 'Nobody', same_as: 'Bo Kim' },
  ]);
  expect(keys).toEqual(['Catherine Fa', 'Catherine Fa', 'Catherine Fa', 'Bo Kim', 'Bo Kim']);
});

test('somebody can be counted as one of several namesakes', () => {
  const rows = [row('Ana Roe', 1), row('Ana Roe', 2), row('A. Roe'), row('Roe')];
  expect(find(rows, [{ name: 'A. Roe', same_as: 'Ana Roe #2' }]).keys).toEqual([
    'Ana Roe #1',
    'Ana Roe #2',
    'Ana Roe #2',
    'Roe',
  ]);
});

test('similar names that never met are probable duplicates', () => {
  const sessions = [
    ['Ana Roe', 'Zoë Müller', 'Li Po', 'Bo Kim'],
    ['Roe Ana', 'Zoe Mueler', 'Zoe Muller', 'Li Pa', 'KIM B.'],
  ].map((names, index) => ({
    id: index + 1,
    rows: names.map((name) => row(name, ...(name === 'Bo Kim' ? [3] : []))),
  }));
  const { byKey, keysOf } = findCompetitors(
    sessions.flatMap(({ rows }) => rows),
    driversOfRow(NAMES),
  );
  const season = {
    rounds: [],
    adjustments: [],
    only: null,
    sessions: sessions.map(({ id, rows }) => ({
      ...{ id, round: 1, kind: 'race' as const, name: 'Race', order: id, factor: 1 },
      rows: rows.map((named) => ({
        ...{ keys: keysOf(named), position: null, isGuest: false, isDisqualified: false },
        ...{ laps: null, grid: null, isFastestLap: false, points: null },
      })),
    })),
  };
  expect(likelyDuplicates(season, byKey).map(({ name, same_as }) => `${name} = ${same_as}`)).toEqual([
    'KIM B. = Bo Kim',
    'Roe Ana = Ana Roe',
    'Zoe Mueler = Zoë Müller',
    'Zoe Muller = Zoë Müller',
  ]);
});
