import { describe, expect, it } from 'vitest';
import type { Category } from '../../payload-types.ts';
import { readEntries } from '../table-import/entries-table.ts';
import { readCase } from './cases/read-case.ts';
import { readTimingRows } from './read-rows.ts';
import { distanceOf } from './times.ts';

const GT: Category = { id: 1, name: 'GT', url: 'gt', createdAt: '', updatedAt: '' };
const read = (file: string) => {
  const sheet = readTimingRows(file);
  expect(sheet.problems).toEqual([]);
  return sheet;
};

describe('sheets as timing systems write them', () => {
  it('takes minutes above 59 and above 99', () => {
    expect(read(readCase('minutes.csv')).rows).toMatchObject([
      { total_time: '1:39:58.101' },
      { total_time: '1:40:21.934', diff: '23.833' },
      { total_time: '1:40:02.480', diff: '1 lap' },
    ]);
  });

  it.each([
    ['=2', readCase('dead-heat.csv')],
    ['2=', readCase('dead-heat.csv').replaceAll('=2', '2=')],
    ['2', readCase('dead-heat.csv').replaceAll('=2', '2')],
  ])('reads a dead heat, written %s', (_, file) => {
    const { rows, warnings, notes } = read(file);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 2, 4]);
    expect([warnings, notes]).toEqual([[], []]);
  });

  it('asks about two cars in one position without a dead heat', () => {
    expect(read('Pos,No,Name\n1,7,Sam\n2,8,Mia\n2,9,Joe\n3,10,Ana\n').warnings).toEqual([
      { line: 4, message: 'Position 2 is already taken by line 3.' },
    ]);
  });

  it('accepts two winners in a dead heat, with a gap after them, or of two classes, and no others', () => {
    const linesOf = (...cars: (readonly [position: number, ofClass: string])[]) => {
      const lines = cars.map(([position, ofClass], index) => [position, index + 7, 'Sam', ofClass].join(','));
      const { problems, warnings } = readTimingRows(['Pos,No,Name,Class', ...lines].join('\n'));
      return [problems.map(({ line }) => line), warnings.map(({ line }) => line)];
    };
    expect(linesOf([1, ''], [1, ''], [3, ''])).toEqual([[], []]);
    expect(linesOf([1, ''], [1, ''], [4, ''])).toEqual([[], []]);
    expect(linesOf([1, 'A'], [1, 'B'], [2, 'A'], [2, 'B'])).toEqual([[], [3]]);
    expect(linesOf([1, 'A'], [1, 'B'], [1, 'B'], [2, 'A'])).toEqual([[4], [3]]);
    expect(linesOf([1, ''], [1, ''], [2, ''])).toEqual([[3], []]);
  });

  it('recognises a column of states as regions', () => {
    const { rows, ignored } = read(readCase('state-results.csv'));
    expect(ignored).toEqual(['State']);
    expect(rows[1]).toMatchObject({ position: 2, race_number: '22', total_time: '15:03.902' });
    expect(rows.some(({ status }) => status !== undefined)).toBe(false);
    const { rows: outcomes, notes } = read('Pos,No,Name,State\n1,7,Sam,Finished\n,8,Mia,DNF\n');
    expect(outcomes[1]).toMatchObject({ position: null, status: 'dnf' });
    expect(notes).toEqual(['“State” was read as the outcome.']);
  });

  it('reads # as race numbers, which are text', () => {
    expect(read(readCase('hash-heading.csv')).rows.map(({ race_number }) => race_number)).toEqual([
      '007',
      '07',
      '7',
    ]);
  });

  it('asks about laps of a stopped session, and accepts them', () => {
    const { rows, warnings } = read(readCase('red-flag.csv'));
    expect(rows.map(({ best_time }) => best_time)).toEqual(['1:10.512', '2:31.004', '2:44.870']);
    expect(warnings).toEqual([
      { line: 2, message: 'The best time “1:10.512” is much shorter than the others.' },
    ]);
  });

  it.each(['1 L', '+1L', '-- 1 lap --', '1 Lap', '1 tour', '+ 1 LAP', '1 lap(s)', '1 Rd.'])(
    'reads a gap of a lap from %s',
    (cell) => expect(distanceOf(cell)).toBe('1 lap'),
  );

  it.each([
    'Lee, Sam & Ropata, Mia',
    'Sam Lee/Mia Ropata',
    'Sam Lee + Mia Ropata',
    'Sam Lee and Mia Ropata',
    'Sam Lee\nMia Ropata',
  ])('reads the crew %j', (crew) =>
    expect(read(`Pos,No,Driver\n1,7,"${crew}"\n`).rows[0]?.name).toBe('Sam Lee / Mia Ropata'),
  );

  it('reads the headings of the Natsoft kind', () => {
    const head = 'Pos,Car,Competitor/Team,Driver,Vehicle,CL,Laps,Race.Time,Fastest.Lap';
    const { rows, ignored } = read(`${head}\n1,21,Kea Racing,Ana Roe,Coupe 1,A,12,15:02.1140,1:14.2010\n`);
    expect(rows).toEqual([
      {
        position: 1,
        race_number: '21',
        name: 'Ana Roe',
        class: 'A',
        laps: 12,
        total_time: '15:02.114',
        best_time: '1:14.201',
        team: 'Kea Racing',
        car: 'Coupe 1',
      },
    ]);
    expect(ignored).toEqual([]);
    const alone = read('Pos,Car,Competitor/Team,Vehicle,CL\n1,21,Ana Roe,Coupe 1,A\n').rows[0];
    expect([alone?.name, alone?.team]).toEqual(['Ana Roe', undefined]);
  });

  it('follows a column’s heading despite a faulty cell, which is reported', () => {
    const cars = ['1,7,Ana Roe,Kea Racing', '2,8,12,Kiwi Racing', '3,9,Cy Fa,Tui Racing'];
    const { problems, rows } = readTimingRows(`Pos,No,Driver,Competitor\n${cars.join('\n')}\n`);
    expect(problems).toEqual([{ line: 3, message: '“12” isn’t a name.' }]);
    expect(rows[0]).toMatchObject({ name: 'Ana Roe', team: 'Kea Racing' });
  });

  const GAPS = ['', '1.200', '1.201', '9.000'];
  const AHEAD = ['', '1.200', '0.001', '7.799'];
  const sheet = (columns: readonly (readonly [string, readonly string[]])[]) =>
    [
      ['Pos', 'No', 'Driver', ...columns.map(([heading]) => heading)].join(','),
      ...GAPS.map((_, at) =>
        [at + 1, at + 7, `Driver ${'ABCD'[at] ?? ''}`, ...columns.map(([, cells]) => cells[at])].join(','),
      ),
    ].join('\n');

  it('recognises gap columns by adding them up', () => {
    for (const columns of [
      [
        ['Gap', GAPS],
        ['Diff', AHEAD],
      ],
      [
        ['Diff', GAPS],
        ['Gap', AHEAD],
      ],
    ] as const) {
      const { rows, notes } = read(sheet(columns));
      expect(rows[2]).toMatchObject({ diff: '1.201', gap: '0.001' });
      expect(notes).toHaveLength(columns[0][0] === 'Gap' ? 1 : 0);
    }
    const totals = ['10:00.000', '10:01.200', '10:01.201', '10:09.000'];
    const alone = read(
      sheet([
        ['Total', totals],
        ['Gap', GAPS],
      ]),
    );
    expect(alone.rows[2]).toMatchObject({ diff: '1.201' });
    expect(alone.rows[2]).not.toHaveProperty('gap');
    expect(alone.notes).toEqual([
      expect.stringMatching(/gaps to the car ahead are really gaps to the leader/),
    ]);
  });

  it('keeps the total time and the laps of a car that did not finish', () => {
    expect(
      read('Pos,No,Driver,Laps,Total\n1,7,Ana Roe,12,15:00.0\nDNF,8,Bo Kim,11,14:50.5\n').rows[1],
    ).toMatchObject({ position: null, status: 'dnf', laps: 11, total_time: '14:50.500' });
  });

  it('keeps positions with gaps, and lists them', () => {
    const { rows, notes } = read('Pos,No,Name\n1,7,Sam\n3,8,Mia\n6,9,Joe\n');
    expect(rows.map(({ position }) => position)).toEqual([1, 3, 6]);
    expect(notes).toEqual([
      'No car has position 2, 4, 5. The other positions stay as they are on the sheet.',
    ]);
  });
});

describe('entry lists', () => {
  const entries = (file: string) => {
    const list = readEntries(file, [GT]);
    expect(list.problems).toEqual([]);
    return list;
  };

  it('ignore a column of states, and leave values of missing columns undefined', () => {
    const { entries: found, ignored } = entries(readCase('state-entries.csv'));
    expect(ignored).toEqual(['State']);
    expect(found[1]).toEqual({
      line: 3,
      category: GT,
      race_number: '22',
      name: 'Driver Totara',
      class: 'A',
      car: 'Coupe 2',
    });
  });

  it.each([
    'Competitors\nNo\tDriver\tCar\n',
    'Entry list\n\nCompetitors\nNo\tDriver\tCar\n',
    'Driver\tas entered\nNo\tDriver\tCar\n',
  ])('have their headings below a title, whatever it says: %j', (head) => {
    const { entries: found } = entries(`${head}41\tAna Roe\tCoupe 1\n`);
    expect(found).toMatchObject([{ race_number: '41', name: 'Ana Roe', car: 'Coupe 1' }]);
  });

  it('read # as race numbers', () => {
    const { entries: found } = entries(readCase('hash-heading.csv'));
    expect(found.map(({ race_number }) => race_number)).toEqual(['007', '07', '7']);
  });

  it('treat quotes inside a pasted cell as text', () => {
    const { entries: found } = entries(readCase('pasted-entries.tsv'));
    expect(found.map(({ team, note }) => [team, note])).toEqual([
      ['"Rocket" Racing', '17" wheels'],
      ['North Garage', ''],
      ['"South', ''],
      ['West "Works" Team', '18" wheels'],
    ]);
  });

  it('read a quoted cell of several lines', () => {
    const [entry] = entries('No\tDriver\tTeam\n41\t"Ana Roe\nBo Kim"\t"The ""Works"" team"\n').entries;
    expect(entry).toMatchObject({ name: 'Ana Roe / Bo Kim', team: 'The "Works" team' });
  });
});
