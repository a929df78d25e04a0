import { expect, test } from 'vitest';
import { readRounds } from './rounds-table.ts';

test('reads rounds copied from a spreadsheet', () => {
  const text = 'Round\tStart\tEnd\tCircuit\nOpener\t21/11/2026\t22/11/2026\tTaupō\nFinal\t2027-03-06\t\t\n';
  expect(readRounds(text)).toEqual({
    rounds: [
      { line: 2, name: 'Opener', first: '2026-11-21', last: '2026-11-22', venue: 'Taupō' },
      { line: 3, name: 'Final', first: '2027-03-06', last: '2027-03-06', venue: '' },
    ],
    problems: [],
    ignored: [],
  });
});

test.each([
  ['21–23 Nov 2026', '2026-11-21', '2026-11-23'],
  ['21 - 23 November 2026', '2026-11-21', '2026-11-23'],
  ['28 Nov to 1 Dec 2026', '2026-11-28', '2026-12-01'],
  ['30 Dec – 2 Jan 2027', '2026-12-30', '2027-01-02'],
  ['30 Dec 2026 – 2 Jan 2027', '2026-12-30', '2027-01-02'],
  ['Sat 21 Nov 2026', '2026-11-21', '2026-11-21'],
])('reads the days %s', (days, first, last) => {
  expect(readRounds(`round,dates,venue\nOpener,${days},Taupō`).rounds).toMatchObject([{ first, last }]);
});

test('reports errors by line', () => {
  const text = [
    'Round;Start;End;Cars',
    'One;21/11/2026;20/11/2026;20',
    ';22/11/2026;;20',
    'Three;soon;;20',
    'Four;31/02/2027;;20',
    'Five;1/3/2027;;20',
    'five;8/3/2027;;20',
    '日本;8/3/2027;;20',
  ].join('\n');
  const { problems, ignored } = readRounds(text);
  expect(problems).toEqual([
    { line: 2, message: 'It ends before it starts.' },
    { line: 3, message: 'Name missing.' },
    { line: 4, message: '“soon” isn’t a day with its year, such as 21/11/2026.' },
    { line: 5, message: '“31/02/2027” isn’t a day with its year, such as 21/11/2026.' },
    { line: 7, message: 'Line 6 has this name, too.' },
    { line: 8, message: '“日本” needs at least one letter from A to Z, or a digit.' },
  ]);
  expect(ignored).toEqual(['Cars']);
});

test('requires headings, and takes a blank text for no rounds', () => {
  expect(readRounds('Opener, 21/11/2026').problems).toEqual([
    { line: 1, message: 'The first line must name the columns: round, start, end, venue.' },
  ]);
  expect(readRounds(' \n')).toEqual({ rounds: [], problems: [], ignored: [] });
});
