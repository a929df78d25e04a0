import { describe, expect, it } from 'vitest';
import { compareRows } from './compare.ts';
import { readTimingRows } from './read-rows.ts';
import { distanceOf, timeOf } from './times.ts';

describe('reading a file of a timing system', () => {
  it('takes the columns whatever they are called and however they are divided', () => {
    const files = [
      'Position,Race Number,Name,Class,Laps,Best Time,Total Time,Diff,Gap\n1,95,Hinewai Dufour,A,12,1:09.512,14:21.004,,\n',
      '\uFEFFPos;No.;Driver;Class;Laps;Best Tm;Total Tm;Diff;Gap\r\n1;95;Hinewai Dufour;A;12;1:09,512;14:21,004;;\r\n',
      'Pos\tCar\tFirst Name\tLast Name\tCls\tLaps\tBest Lap\tTime\tBehind\tInterval\tNat\n1\t#95\tHinewai\tDufour\tA\t12\t69.512\t0:14:21.0040\t-\t-\tNZL\n',
    ];
    for (const file of files) {
      const { rows, problems } = readTimingRows(file);
      expect(problems).toEqual([]);
      expect(rows).toEqual([
        {
          position: 1,
          race_number: '95',
          name: 'Hinewai Dufour',
          class: 'A',
          laps: 12,
          best_time: '1:09.512',
          total_time: '14:21.004',
          diff: '',
          gap: '',
        },
      ]);
    }
    expect(readTimingRows(files[2]!).ignored).toEqual(['Nat']);
  });

  it('keeps quoted commas and quotes, and those who were not classified', () => {
    const { rows, problems } = readTimingRows(
      'Pos,No,Name,Laps,Diff\n1,7,"Lee, ""Sam""",10,\n2,8,Mia,9,1 Lap\nDNF,9,Joe,3,DNF'.replace(
        '3,DNF',
        '3,',
      ),
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ position, name, diff }) => [position, name, diff])).toEqual([
      [1, 'Lee, "Sam"', ''],
      [2, 'Mia', '1 lap'],
      [null, 'Joe', ''],
    ]);
  });

  it('tells each fault with its line', () => {
    const { problems } = readTimingRows(
      'Pos,No,Name,Best Time,Laps\n1,7,Sam,1:99.000,10\n\n1,8,,1:10.0,ten\n3,9,Joe,1:11.0,9,too much\n',
    );
    expect(problems).toEqual([
      { line: 2, message: 'The best time “1:99.000” is not a time such as 1:23.456.' },
      { line: 4, message: 'There is no name.' },
      { line: 4, message: 'The number of laps “ten” is not a number.' },
      { line: 4, message: 'Position 1 is taken by line 2 already.' },
      { line: 5, message: 'There are 6 cells, but 5 columns.' },
    ]);
  });

  it('says what it needs of a file without headings, and of an empty one', () => {
    for (const file of ['', '1,95,Hinewai\n', 'Pos,No\n1,2\n'])
      expect(readTimingRows(file).problems[0]?.message).toContain('name the columns');
    expect(readTimingRows('Name\n').problems[0]?.message).toContain('no rows');
  });
});

describe('times', () => {
  it.each([
    ['83.4', '1:23.400'],
    ['1:23.456', '1:23.456'],
    ['1:02:03.004', '62:03.004'],
    ['59,9996', '1:00.000'],
    ['', ''],
    ['--', ''],
  ])('%s reads %s', (cell, time) => expect(timeOf(cell)).toBe(time));
  it.each(['abc', '1:60.0', '1:2:3:4', '-5'])('%s is none', (cell) => expect(timeOf(cell)).toBeNull());
  it.each([
    ['+12.345', '12.345'],
    ['0:07.1', '7.100'],
    ['62.3', '1:02.300'],
    ['2 Laps', '2 laps'],
  ])('a distance of %s reads %s', (cell, distance) => expect(distanceOf(cell)).toBe(distance));
});

it('says what an import will change, car by car', () => {
  const [before, after] = ['Pos,No,Name\n1,7,Sam\n2,8,Mia\n', 'Pos,No,Name\n1,8,Mia\n2,9,Joe\n'].map(
    (file) => readTimingRows(file).rows,
  );
  expect(compareRows(before!, after!)).toEqual([
    { kind: 'changed', row: '8 Mia', details: ['position: 2 → 1'] },
    { kind: 'added', row: '9 Joe', details: [] },
    { kind: 'removed', row: '7 Sam', details: [] },
  ]);
});
