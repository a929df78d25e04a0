import { expect, test } from 'vitest';
import { NO_PAST_HEADINGS, readPastSeasons, seasonIn } from './past-table.ts';

const HEAD = 'Season,Championship,Round,Date,Circuit,Session,Pos,No,Driver,Team,Laps,Time/gap,Points';
const table = (...lines: string[]) => [HEAD, ...lines].join('\n');

test.each([
  ['2019/20', '2019/20'],
  ['2019-2020', '2019/20'],
  ['1999–00', '1999/00'],
  ['2019', '2019'],
  ['2019/21', null],
  ['Summer', null],
])('the season “%s” is %s', (cell, season) => {
  expect(seasonIn(cell)).toBe(season);
});

test('groups lines into sessions, with the winner’s time and the others’ gaps', () => {
  const { sessions, problems, warnings, lines } = readPastSeasons(
    table(
      '2019/20,GT,1,2/11/2019,Teretonga,Race 1,1,7,Ana Roe,Kea Racing,12,14:20.500,75',
      '2019/20,GT,1,2/11/2019,Teretonga,Race 1,2,8,Bo Kim,,12,3.25,67.5',
      '2019/20,GT,1,2/11/2019,Teretonga,Race 1,3,9,Cy Fa,,11,+1 lap,60',
      // Stopped before the end, but is classified; and lapped, with its gap.
      '2019/20,GT,1,2/11/2019,Teretonga,Race 1,4,11,Ed Mo,,9,10:50.000,',
      '2019/20,GT,1,2/11/2019,Teretonga,Race 1,5,12,Flo Ng,,9,1:12.500,',
      '2019/20,GT,1,2/11/2019,Teretonga,Race 1,,10,Di Lo,,4,DNF,',
      '2019/20,GT,1,2019-11-02 10:05,Teretonga,Qualifying,1,8,Bo Kim,,,1:09.100,',
    ),
  );
  expect([problems, warnings, lines]).toEqual([[], [], 7]);
  expect(sessions).toMatchObject([
    {
      ...{ line: 2, season: '2019/20', championship: 'GT', round: '1', circuit: 'Teretonga' },
      ...{ name: 'Race 1', kind: 'race', day: '2019-11-02', start: null },
      rows: [
        {
          position: 1,
          race_number: '7',
          name: 'Ana Roe',
          team: 'Kea Racing',
          total_time: '14:20.500',
          points: 75,
        },
        { position: 2, total_time: '', diff: '3.250', points: 67.5 },
        { position: 3, total_time: '', diff: '1 lap' },
        { position: 4, total_time: '10:50.000', diff: '' },
        { position: 5, total_time: '', diff: '1:12.500' },
        { position: null, total_time: 'DNF', status: 'dnf', points: null },
      ],
    },
    {
      name: 'Qualifying',
      kind: 'qualifying',
      start: { hour: 10, minute: 5 },
      rows: [{ total_time: '1:09.100' }],
    },
  ]);
});

test('a column of classes counts as the championship if there’s none', () => {
  const file = 'Season,Class,Round,Date,Circuit,Driver\n2019,Mini,Opener,21 Nov 2019,Ruapuna,Ana Roe';
  const { sessions, notes } = readPastSeasons(file);
  expect(sessions).toMatchObject([{ championship: 'Mini', name: 'Race', rows: [{ name: 'Ana Roe' }] }]);
  expect(notes).toEqual(['“Class” was read as the championship.']);
});

test('what can’t be read is reported by line', () => {
  const { problems } = readPastSeasons(
    table(
      'Summer,GT,1,2/11/2019,Teretonga,Race 1,1,7,Ana Roe,,,,',
      '2019/20,GT,1,yesterday,Teretonga,Race 1,1,7,Ana Roe,,,,',
      '2019/20,GT,1,2/11/2017,Teretonga,Race 1,1,7,Ana Roe,,,,',
      '2019/20,GT,,2/11/2019,,Race 1,1,7,,,,,',
      '2019/20,GT,1,2/11/2019,Teretonga,Race 2,1,7,Ana Roe,,,,',
      '2019/20,GT,1,3/11/2019,Teretonga,Race 2,2,8,Bo Kim,,,,',
      '2019/20,GT,1,2/11/2019,Ruapuna,Race 2,3,9,Cy Fa,,,,',
      '2019/20,GT,1,2/11/2019,Teretonga,Race 2,1,10,Di Lo,,,,',
    ),
  );
  expect(problems.map(({ line, message }) => `${String(line)} ${message}`)).toEqual([
    '2 “Summer” isn’t a season such as 2019/20 or 2019.',
    '3 “yesterday” isn’t a day with its year, such as 21/11/2019.',
    '4 2/11/2017 isn’t in the season 2019/20.',
    '5 Name missing.',
    '5 Round missing.',
    '5 Circuit missing.',
    '7 Line 6 has another day for this session.',
    '8 Line 6 has another circuit for this session.',
    '9 Position 1 is already taken by line 6.',
  ]);
});

test('reports missing headings', () => {
  expect(readPastSeasons('Ana Roe,1').problems).toEqual([{ line: 1, message: NO_PAST_HEADINGS }]);
  expect(readPastSeasons('Season,Driver,Date\n2019,Ana Roe,1/2/2019').problems).toEqual([
    { line: 1, message: 'Columns missing: championship, round, circuit.' },
  ]);
});
