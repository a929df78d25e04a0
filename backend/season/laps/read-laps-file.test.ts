import { describe, expect, test } from 'vitest';
import { compareLaps } from './compare-laps.ts';
import { readLapsFile } from './read-laps-file.ts';
import { withLaps, type StoredLaps } from './stored-laps.ts';

const ROWS = [
  { race_number: '7', name: 'Ana Roe' },
  { race_number: '8', name: 'Bo Kim' },
];
const read = (...lines: string[]) => readLapsFile(lines.join('\n'), ROWS);

describe('a file of laps', () => {
  test.each([
    ['commas', 'No,Lap,Lap Time,Pos', '7,1,1:23.456,1'],
    ['semicolons', 'Lap;Car;LapTm;Position', '1;7;83,456;1'],
    ['tabs, after a title', 'Race 1\nNumber\tLap\tLap Tm\tPos', '#7\t1\t1:23.456*\t1'],
  ])('is read whatever separates its cells: %s', (_, head, line) => {
    const { laps, problems } = read(head, line);
    expect(problems).toEqual([]);
    expect(laps).toEqual([{ race_number: '7', lap: 1, time: 83_456, position: 1 }]);
  });

  test('may have only times or only positions, and the start as lap 0', () => {
    expect(read('No,Lap,Pos', '7,1,1', '8,1,').laps).toMatchObject([{ time: null }, { position: null }]);
    const { laps, notes } = read('No,Lap,Time', '7,0,', '7,1,1:23.456');
    expect([laps.length, notes.at(-1)]).toEqual([1, 'Lines with lap 0 are left out: it’s the start.']);
  });

  test('has every faulty line reported', () => {
    const { problems } = read(
      'No,Lap,Time,Pos',
      '9,1,1:23.456,1',
      '7,one,1:23.456,1',
      '7,2,1:99.000,1',
      '7,3,1:23.456,first',
      '8,1,1:23.456,2',
      '8,1,1:24.456,2',
      ',4,1:23.456,1',
    );
    expect(problems).toEqual([
      { line: 2, message: 'No car in this session has the number 9.' },
      { line: 3, message: '“one” isn’t the number of a lap.' },
      { line: 4, message: 'The lap time “1:99.000” isn’t a time such as 1:23.456.' },
      { line: 5, message: '“first” isn’t a position.' },
      { line: 7, message: 'Lap 1 of car 8 is already in line 6.' },
      { line: 8, message: 'Race number missing.' },
    ]);
  });

  test('reports missing columns', () => {
    const messageOf = ({ problems: [first] }: ReturnType<typeof readLapsFile>) => first?.message;
    for (const head of ['Driver,Laps', 'No,Lap', 'Lap,Time'])
      expect(messageOf(read(head, '7,1')), head).toMatch(/^One of the first lines must name the columns/);
    expect(messageOf(read('No,Lap,Time'))).toBe('There are no laps below the headings.');
    expect(messageOf(readLapsFile('No,Lap,Time\n7,1,1:23.456', []))).toMatch(/^Import the timing rows first/);
    const twice = [...ROWS, { race_number: '7', name: 'Cy Fa' }];
    expect(messageOf(readLapsFile('No,Lap,Time\n7,1,1:23.456', twice))).toBe(
      'More than one car in this session has the number 7.',
    );
  });
});

test('a preview of laps shows each car’s changes', () => {
  const before: StoredLaps = {
    '7': [
      [60_000, 1],
      [61_000, 1],
    ],
    '99': [[62_000, 3]],
  };
  const after = withLaps({}, [
    { race_number: '7', lap: 1, time: 60_000, position: 1 },
    { race_number: '7', lap: 2, time: 61_500, position: 1 },
    { race_number: '7', lap: 3, time: 61_000, position: 1 },
    { race_number: '8', lap: 1, time: 61_000, position: 2 },
  ]);
  expect(compareLaps(before, after, ROWS)).toEqual([
    { kind: 'changed', row: '7 Ana Roe', details: ['2 laps of 3'] },
    { kind: 'added', row: '8 Bo Kim', details: ['1 lap'] },
    { kind: 'removed', row: '99', details: ['1 lap'] },
  ]);
  expect(compareLaps(before, before, ROWS)).toEqual([]);
});
