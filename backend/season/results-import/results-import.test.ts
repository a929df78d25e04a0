import { describe, expect, it } from 'vitest';
import { compareRows } from './compare.ts';
import { readTimingRows } from './read-rows.ts';
import { distanceOf, timeOf } from './times.ts';

describe("reading a timing system's file", () => {
  it('recognises the columns whatever their names and separator', () => {
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

  it('keeps quoted commas and quotes, and unclassified cars', () => {
    const { rows, problems } = readTimingRows(
      'Pos,No,Name,Laps,Diff\n1,7,"Sam ""Speedy"" Lee",10,\n2,8,Mia,9,+1 Lap\nDNF,9,Joe,3,\n',
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ position, name, diff }) => [position, name, diff])).toEqual([
      [1, 'Sam "Speedy" Lee', ''],
      [2, 'Mia', '1 lap'],
      [null, 'Joe', ''],
    ]);
  });

  it('counts lines inside quotes, and takes quotes after a space as such', () => {
    const { rows, problems } = readTimingRows(
      'Pos, No, Name\r\n\r\n1, 7, "Sam Lee"\r2,8,"Mia\r\nRopata"\n3,x,"Joe Hill"\n',
    );
    expect(rows.map(({ name }) => name)).toEqual(['Sam Lee', 'Mia Ropata', 'Joe Hill']);
    expect(problems.map(({ line }) => line)).toEqual([6]);
  });

  it('reports quotation marks that leave open where a cell ends', () => {
    const message = 'A quotation mark is missing, or in the middle of a cell.';
    const head = 'Pos,No,Name,Laps\n1,7,Sam,10\n';
    for (const line of ['2,8,"Mia,9\n3,9,Joe,8\n', '2,8,"Mia" Lee,9\n3,9,"Joe",8\n'])
      expect(readTimingRows(head + line).problems).toContainEqual({ line: 3, message });
  });

  it('reports each error with its line', () => {
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

  const HEAD = 'Pos,No,Name,Laps,Best Lap,Best Lap Time,Finish Time,Gap To Next\n';

  it("never takes the best lap's number for its time, whichever column comes first", () => {
    const line = '1,7,Sam,12,7,1:09.512,14:21.004,\n';
    expect(readTimingRows(HEAD + line)).toMatchObject({
      problems: [],
      ignored: ['Best Lap'],
      rows: [{ best_time: '1:09.512', total_time: '14:21.004' }],
    });
    const alone = readTimingRows('Pos,No,Name,Best Lap\n1,7,Sam,7\n2,8,Mia,11\n');
    expect(alone).toMatchObject({ problems: [], ignored: ['Best Lap'], rows: [{ best_time: '' }, {}] });
  });

  it('reports an implausible value with its line', () => {
    const cars = ['1,7,Sam,1:09.5', '2,8,Mia,1:10.1', '3,9,Joe,1:11.0', '4,10,Ana,0:07.000', '5,11,Ben,7'];
    expect(readTimingRows(`Pos,No,Name,Best\n${cars.join('\n')}\n`).problems).toEqual([
      { line: 5, message: 'The best time “0:07.000” is too short beside the others.' },
      { line: 6, message: 'The best time “7” is not a time such as 1:23.456.' },
    ]);
    expect(
      readTimingRows('Pos,No,Name,Best,Total\n1,Sam,7,1:09.5,0:12.0\n').problems.map(
        ({ message }) => message,
      ),
    ).toEqual([
      'The name “7” is not one.',
      'The race number “Sam” is not one.',
      'The total time “0:12.000” is shorter than the best time.',
    ]);
  });

  it("keeps a car's outcome, wherever the file has it", () => {
    const { rows, problems } = readTimingRows(
      [
        'Pos,No,Name,Laps,Total Time,Diff,Status',
        '1,7,Sam,12,14:21.004,,',
        'DNF,8,Mia,3,,,',
        '3,9,Joe,0,DNS,,',
        ',10,Ana,12,14:30.000,DSQ,',
        '-,11,Ben,4,,,Not classified',
        'Not classified',
        ',12,Tui,2,,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ name, position, total_time }) => [name, position, total_time])).toEqual([
      ['Sam', 1, '14:21.004'],
      ['Mia', null, 'DNF'],
      ['Joe', null, 'DNS'],
      ['Ana', null, 'DSQ'],
      ['Ben', null, 'NC'],
      ['Tui', null, 'NC'],
    ]);
  });

  it('puts names in reading order, including each of a crew', () => {
    const { rows } = readTimingRows('Pos;Driver\n1;O’Brien, Tama\n2;Lee, Sam / Ropata, Mia\n3;Joe Hill\n');
    expect(rows.map(({ name }) => name)).toEqual(['Tama O’Brien', 'Sam Lee / Mia Ropata', 'Joe Hill']);
  });

  it('finds the headings below titles, and leaves out notes between the rows', () => {
    const { rows, problems, ignored } = readTimingRows(
      'Summer Championship, Round 3\nRace 2 – provisional\nPos\tNo\tDriver\tBest\t\t\n1\t7\tSam\t7  1:31.2040*\t\t\nPrinted at 14:02\n',
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ position: 1, race_number: '7', name: 'Sam', best_time: '1:31.204' }]);
    expect(ignored).toEqual(['Printed at 14:02']);
  });

  it('says what is missing in a file without headings, and in an empty one', () => {
    for (const file of ['', '1,95,Hinewai\n', 'Pos,No\n1,2\n'])
      expect(readTimingRows(file).problems[0]?.message).toContain('name the columns');
    expect(readTimingRows('Name\n').problems[0]?.message).toContain('no rows');
  });
});

describe('times', () => {
  it.each([
    ['83.4', '1:23.400'],
    ['1:23.456', '1:23.456'],
    ['1:02:03.004', '1:02:03.004'],
    ['01:02:03', '1:02:03.000'],
    ['7  1:31.2040*', '1:31.204'],
    ['1:31.204 (7)', '1:31.204'],
    ['59,9996', '1:00.000'],
    ['', ''],
    ['--', ''],
  ])('%s reads %s', (cell, time) => expect(timeOf(cell)).toBe(time));
  it.each(['abc', '1:60.0', '1:75:03', '1:2:3:4', '-5', '7'])('%s is not a time', (cell) =>
    expect(timeOf(cell)).toBeNull(),
  );
  it.each([
    ['+12.345', '12.345'],
    ['0:07.1', '7.100'],
    ['62.3', '1:02.300'],
    ['2 Laps', '2 laps'],
    ['+1 Lap', '1 lap'],
  ])('a gap of %s reads %s', (cell, distance) => expect(distanceOf(cell)).toBe(distance));
});

it('shows what an import will change, car by car', () => {
  const [before, after] = ['Pos,No,Name\n1,7,Sam\n2,8,Mia\n', 'Pos,No,Name\n1,8,Mia\n2,9,Joe\n'].map(
    (file) => readTimingRows(file).rows,
  );
  expect(compareRows(before!, after!)).toEqual([
    { kind: 'changed', row: '8 Mia', details: ['position: 2 → 1'] },
    { kind: 'added', row: '9 Joe', details: [] },
    { kind: 'removed', row: '7 Sam', details: [] },
  ]);
});
