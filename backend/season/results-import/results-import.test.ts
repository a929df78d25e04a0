import { describe, expect, it } from 'vitest';
import { compareRows } from './compare.ts';
import { mergeRows } from './merge-rows.ts';
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

  it('counts lines inside quotes, and recognises quotes after a space', () => {
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
      { line: 2, message: 'The best time “1:99.000” isn’t a time such as 1:23.456.' },
      { line: 4, message: 'Name missing.' },
      { line: 4, message: '“ten” isn’t a number of laps.' },
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
    expect(alone).toMatchObject({ problems: [], ignored: ['Best Lap'] });
    expect(alone.rows[0]).toEqual({ position: 1, race_number: '7', name: 'Sam' });
  });

  it('reports an implausible value with its line', () => {
    const cars = ['1,7,Sam,1:09.5', '2,8,Mia,1:10.1', '3,9,Joe,1:11.0', '4,10,Ana,0:07.000', '5,11,Ben,7'];
    expect(readTimingRows(`Pos,No,Name,Best\n${cars.join('\n')}\n`)).toMatchObject({
      warnings: [{ line: 5, message: 'The best time “0:07.000” is much shorter than the others.' }],
      problems: [{ line: 6, message: 'The best time “7” isn’t a time such as 1:23.456.' }],
    });
    expect(readTimingRows('Pos,No,Name,Best,Total\n1,Sam,7,1:09.5,0:12.0\n')).toMatchObject({
      warnings: [{ message: 'The total time “0:12.000” is shorter than the best time.' }],
      problems: [{ message: '“7” isn’t a name.' }, { message: '“Sam” isn’t a race number.' }],
    });
  });

  it('asks nothing about a car without a lap, for which timing systems write zeros', () => {
    const cars = ['1,7,Sam,1:09.5', '2,8,Mia,1:10.1', '3,9,Joe,1:11.0', ',10,Ana,0.000'];
    expect(readTimingRows(`Pos,No,Name,Best\n${cars.join('\n')}\n`).warnings).toEqual([]);
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
    expect(
      rows.map(({ name, position, status, total_time }) => [name, position, status, total_time]),
    ).toEqual([
      ['Sam', 1, undefined, '14:21.004'],
      ['Mia', null, 'dnf', 'DNF'],
      ['Joe', null, 'dns', 'DNS'],
      ['Ana', null, 'dsq', '14:30.000'],
      ['Ben', null, 'nc', 'NC'],
      ['Tui', null, 'nc', 'NC'],
    ]);
  });

  it('reads grid, team, car, penalties, points and reasons, whatever their columns are called', () => {
    const files = [
      'Pos,No,Name,Total,Grid,Team,Vehicle,Penalties,Points,Reason\n1,7,Sam,14:21.0,3,Kea Racing,Porsche 911,"5 s, track limits",20.5,\n,8,Mia,DNF,-,,,,,Gearbox\n',
      'Pos;Car;Driver;Total Tm;StartPos;CompetitorTeam;Make;Penalty;Pts;Cause\n1;7;Sam;14:21,0;3;Kea Racing;Porsche 911;5 s, track limits;20,5;\n;8;Mia;DNF;;;;;;Gearbox\n',
    ];
    for (const file of files) {
      const { rows, problems, ignored } = readTimingRows(file);
      expect([problems, ignored]).toEqual([[], []]);
      expect(rows).toMatchObject([
        {
          race_number: '7',
          grid: 3,
          team: 'Kea Racing',
          car: 'Porsche 911',
          penalties: '5 s, track limits',
          points: 20.5,
          status_note: '',
        },
        { race_number: '8', grid: null, team: '', penalties: '', points: null, status_note: 'Gearbox' },
      ]);
    }
    const faulty = readTimingRows('No,Name,Grid,Pts\n7,Sam,pole,20\n8,Mia,2,many\n9,Joe,3,\n');
    expect(faulty.problems.map(({ line, message }) => [line, message])).toEqual([
      [2, '“pole” isn’t a grid position.'],
      [3, '“many” isn’t a number of points.'],
    ]);
    // A start time is no grid position.
    expect(readTimingRows('Pos,No,Name,Start\n1,7,Sam,13:30\n')).toMatchObject({
      problems: [],
      ignored: ['Start'],
    });
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

  it('reports what is missing in a file without headings, and in an empty one', () => {
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
  ])('a gap of %s reads %s', (cell, distance) => expect(distanceOf(cell)).toBe(distance));
});

it('shows what an import will change, car by car', () => {
  const [before, after] = ['Pos,No,Name\n1,7,Sam\n2,8,Mia\n', 'Pos,No,Name\n1,8,Mia\n2,9,Joe\n'].map(
    (file) => readTimingRows(file).rows,
  );
  expect(compareRows(before!, after!)).toEqual([
    { kind: 'changed', row: '8 Mia', details: ['position: 2 → 1'] },
    { kind: 'added', row: '9 Joe', details: [] },
    { kind: 'removed', row: '7 Sam', details: ['position: 1'] },
  ]);
});

describe('a file that replaces rows', () => {
  const entered = [
    {
      ...{
        position: 1,
        race_number: '7',
        name: 'Sam',
        total_time: '14:21.000',
        status: 'classified' as const,
      },
      ...{
        drivers: [4],
        grid: 3,
        team: 'Kea',
        car: 'Kiwi S',
        penalties: '5 s',
        points: 20,
        is_fastest_lap: true,
      },
    },
    {
      ...{ position: null, race_number: '8', name: 'Mia', total_time: 'DNF', status: 'dnf' as const },
      ...{ status_note: 'Lap 7, gearbox', points: 2 },
    },
    {
      ...{ position: null, race_number: '9', name: 'Joe', total_time: '', status: 'excluded' as const },
      ...{ status_note: 'Decision 14' },
    },
  ];
  const replaced = (file: string) => {
    const { rows, problems } = readTimingRows(file);
    expect(problems).toEqual([]);
    return mergeRows(rows, entered);
  };

  it('keeps entered values that it doesn’t give', () => {
    const rows = replaced('Pos,No,Name,Total\n1,7,Sam,14:21.0\n,8,Mia,DNF\n,9,Joe,Excluded\n');
    expect(rows).toMatchObject([
      entered[0]!,
      entered[1]!,
      { status: 'excluded', status_note: 'Decision 14' },
    ]);
    expect(compareRows(entered, rows).map(({ row }) => row)).toEqual(['9 Joe']);
  });

  it('keeps what was entered for every column that it lacks, and only that', () => {
    const rows = replaced('No,Name,Best\n8,Mia,1:10.0\n7,Sam,1:09.0\n');
    expect(rows).toMatchObject([
      { ...entered[1]!, best_time: '1:10.000' },
      { ...entered[0]!, best_time: '1:09.000' },
    ]);
    expect(compareRows(entered, rows)).toEqual([
      { kind: 'changed', row: '8 Mia', details: ['best time: – → 1:10.000'] },
      { kind: 'changed', row: '7 Sam', details: ['best time: – → 1:09.000'] },
      { kind: 'removed', row: '9 Joe', details: ['reason: Decision 14', 'status: excluded'] },
    ]);
  });

  it('keeps the total time of a car that did not finish if the sheet has none', () => {
    expect(replaced('Pos,No,Name\nDNF,7,Sam\nDNF,8,Mia\nDNF,10,Ana\n')).toMatchObject([
      { position: null, total_time: '14:21.000', status: 'dnf' },
      entered[1]!,
      { position: null, total_time: 'DNF', status: 'dnf' },
    ]);
  });

  it('recognises a car by its number, then by its driver, and links no driver to another car', () => {
    const rows = replaced('Pos,No,Name,Total\n1,70,SAM,14:21.0\n2,8,Tom,14:30.0\n3,007,Zoe,14:31.0\n');
    expect(rows).toMatchObject([
      { race_number: '70', drivers: [4], grid: 3, team: 'Kea', is_fastest_lap: true },
      { race_number: '8', name: 'Tom', drivers: [], points: 2 },
      { race_number: '007', drivers: [], team: '', grid: null },
    ]);
    const named = (id: number) => ({ 4: 'Sam Lee' })[id] ?? '';
    const swapped = replaced('No,Name\n7,Tom\n');
    expect(compareRows(entered, swapped, named)[0]?.details).toEqual([
      'name: Sam → Tom',
      'linked drivers: Sam Lee → –',
    ]);
  });

  it('leaves a stewards’ decision in force until the sheet has another', () => {
    const [, , joe] = replaced('Pos,No,Name,Total\n1,7,Sam,14:21.0\n,8,Mia,DNF\n3,9,Joe,14:40.0\n');
    expect(joe).toMatchObject({
      position: null,
      status: 'excluded',
      status_note: 'Decision 14',
      total_time: '14:40.000',
    });
    const decided = replaced('Pos,No,Name,Status,Reason\n,9,Joe,DSQ,Decision 15\n');
    expect(decided).toMatchObject([{ status: 'excluded', status_note: 'Decision 15' }]);
  });

  it('drops the reason of an outcome that has changed, and shows that', () => {
    const rows = replaced('Pos,No,Name,Total,Pts,Grid\n2,8,Mia,14:25.0,17,5\n,7,Sam,DNF,,\n,9,Joe,DSQ,0,9\n');
    expect(rows).toMatchObject([
      { name: 'Mia', status: null, status_note: '', points: 17, grid: 5 },
      { name: 'Sam', status: 'dnf', drivers: [4], team: 'Kea', penalties: '5 s', points: null, grid: null },
      { name: 'Joe', status: 'excluded', status_note: 'Decision 14', points: 0 },
    ]);
    expect(compareRows(entered, rows)).toEqual([
      {
        kind: 'changed',
        row: '8 Mia',
        details: [
          'position: – → 2',
          'total time: DNF → 14:25.000',
          'grid: – → 5',
          'points: 2 → 17',
          'reason: Lap 7, gearbox → –',
          'status: dnf → –',
        ],
      },
      {
        kind: 'changed',
        row: '7 Sam',
        details: [
          'position: 1 → –',
          'total time: 14:21.000 → DNF',
          'grid: 3 → –',
          'points: 20 → –',
          'status: classified → dnf',
        ],
      },
      {
        kind: 'changed',
        row: '9 Joe',
        details: ['total time: – → DSQ', 'grid: – → 9', 'points: – → 0'],
      },
    ]);
  });
});
