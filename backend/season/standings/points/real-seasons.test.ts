import { describe, expect, test } from 'vitest';
import { PLAIN, seasonOf } from './season-for-tests.ts';
import { standings, type Standing } from './standings.ts';
import type { Scoring, Season } from './scoring.ts';

/*
 * Real seasons against their published tables. Results and totals are facts from the official records of the Formula One World
 * Championship (FIA).
 */

const totals = (table: readonly Standing[]) =>
  Object.fromEntries(table.map(({ key, points }) => [key, points]));
const lineOf = (table: readonly Standing[], key: string) => {
  const line = table.find((candidate) => candidate.key === key);
  if (!line) throw new Error(`${key} is not in the table`);
  return line;
};
const best = (count: number, points: readonly number[]): Scoring => ({
  ...PLAIN,
  rules: [{ kind: 'race', session: '', points, perRound: 1 }],
  drops: [{ by: 'round', mode: 'keep', count, from: null, to: null }],
});
/** The season with the races from a round onwards still to come. */
const before = (season: Season, round: number): Season => ({
  ...season,
  rounds: season.rounds.map(({ id }) => ({ id, isOver: id < round })),
  sessions: season.sessions.filter((session) => session.round < round),
});

describe('Formula One 1988: the best 11 of 16 results', () => {
  const scoring = best(11, [9, 6, 4, 3, 2, 1]);
  const season = seasonOf(
    [
      'Prost, Berger, Piquet, Warwick, Alboreto, Nakajima',
      'Senna, Prost, Piquet, Boutsen, Berger, Nannini',
      'Prost, Berger, Alboreto, Warwick, Palmer, Patrese',
      'Prost, Senna, Berger, Alboreto, Warwick, Cheever',
      'Senna, Prost, Boutsen, Piquet, Capelli, Palmer',
      'Senna, Prost, Boutsen, de Cesaris, Palmer, Martini',
      'Prost, Senna, Alboreto, Berger, Piquet, Nannini',
      'Senna, Mansell, Nannini, Gugelmin, Piquet, Warwick',
      'Senna, Prost, Berger, Alboreto, Capelli, Boutsen',
      'Senna, Prost, Boutsen, Berger, Gugelmin, Patrese',
      'Senna, Prost, Capelli, Piquet, Warwick, Cheever',
      'Berger, Alboreto, Cheever, Warwick, Capelli, Boutsen',
      'Prost, Capelli, Boutsen, Warwick, Alboreto, Senna',
      'Prost, Mansell, Nannini, Senna, Patrese, Berger',
      'Senna, Prost, Boutsen, Berger, Nannini, Patrese',
      'Prost, Senna, Piquet, Patrese, Boutsen, Capelli',
    ].map((order) => ({ order })),
  );
  const table = standings(scoring, season, 16);

  test('gives the published points', () => {
    expect(totals(table)).toEqual({
      Senna: 90,
      Prost: 87,
      Berger: 41,
      Boutsen: 27,
      Alboreto: 24,
      Piquet: 22,
      Capelli: 17,
      Warwick: 17,
      Mansell: 12,
      Nannini: 12,
      Patrese: 8,
      Cheever: 6,
      Gugelmin: 5,
      Palmer: 5,
      'de Cesaris': 3,
      Martini: 1,
      Nakajima: 1,
    });
  });

  test('drops what the rules of the year dropped: Prost scored 105 and counted 87', () => {
    expect(lineOf(table, 'Senna').gross).toBe(94);
    expect(lineOf(table, 'Prost').gross).toBe(105);
    const dropped = lineOf(table, 'Prost').rounds.filter(
      ({ points, counted }) => points !== null && points !== counted,
    );
    expect(dropped.map(({ points }) => points)).toEqual([6, 6, 6]);
  });

  test('breaks ties on countback, and shows how', () => {
    expect(table.slice(6, 10).map(({ key, rank }) => [rank, key])).toEqual([
      [7, 'Capelli'],
      [8, 'Warwick'],
      [9, 'Mansell'],
      [10, 'Nannini'],
    ]);
    expect(lineOf(table, 'Warwick').tie).toEqual({ kind: 'countback', place: 2, more: 1, fewer: 0 });
  });

  test('shares a rank between those who cannot be separated', () => {
    expect([lineOf(table, 'Nakajima').rank, lineOf(table, 'Martini').rank]).toEqual([16, 16]);
    expect(table.at(-1)?.tie).toEqual({ kind: 'shared' });
  });

  test('knows that the title was decided in Japan, one race before the end, although Prost could still draw level on points', () => {
    const afterSpain = standings(scoring, before(season, 15), 14);
    expect(afterSpain.filter(({ canWin }) => canWin).map(({ key }) => key)).toEqual(['Prost', 'Senna']);
    const afterJapan = standings(scoring, before(season, 16), 15);
    expect(afterJapan.map(({ key, points }) => [key, points]).slice(0, 2)).toEqual([
      ['Senna', 87],
      ['Prost', 84],
    ]);
    expect(afterJapan.filter(({ canWin }) => canWin).map(({ key }) => key)).toEqual(['Senna']);
  });

  test('a table after an earlier round of the finished season is the table of that day', () => {
    const shown = standings(scoring, season, 14).map(({ rounds, ...line }) => line);
    expect(shown).toEqual(standings(scoring, before(season, 15), 14).map(({ rounds, ...line }) => line));
  });
});

describe('Formula One 1984: half points in Monaco, and two cars without points in Italy', () => {
  const scoring = { ...best(11, [9, 6, 4, 3, 2, 1]), movesUpBehindGuests: false };
  const season = seasonOf([
    { order: 'Prost, Rosberg, de Angelis, Cheever, Tambay, Boutsen' },
    { order: 'Lauda, Prost, Warwick, Patrese, de Cesaris, Senna' },
    { order: 'Alboreto, Warwick, Arnoux, Rosberg, de Angelis, Senna' },
    { order: 'Prost, Arnoux, de Angelis, Warwick, Boutsen, de Cesaris' },
    { order: 'Lauda, Tambay, Mansell, Arnoux, de Angelis, Rosberg' },
    { order: 'Prost, Senna, Arnoux, Rosberg, de Angelis, Alboreto', factor: 0.5 },
    { order: 'Piquet, Lauda, Prost, de Angelis, Arnoux, Mansell' },
    { order: 'Piquet, de Angelis, Fabi, Prost, Laffite' },
    { order: 'Rosberg, Arnoux, de Angelis, Laffite, Ghinzani, Mansell' },
    { order: 'Lauda, Warwick, Senna, de Angelis, Alboreto, Arnoux' },
    { order: 'Prost, Lauda, Warwick, Mansell, Tambay, Arnoux' },
    { order: 'Lauda, Piquet, Alboreto, Fabi, Boutsen, Surer' },
    { order: 'Prost, Lauda, Mansell, de Angelis, Fabi, Tambay' },
    // The last two drove cars that weren't entered for the season.
    { order: 'Lauda, Alboreto, Patrese, Johansson, Gartner, Berger', guests: ['Gartner', 'Berger'] },
    { order: 'Prost, Alboreto, Piquet, Lauda, Arnoux, Patrese' },
    { order: 'Prost, Lauda, Senna, Alboreto, de Angelis, Piquet' },
  ]);
  const table = standings(scoring, season, 16);

  test('gives the published points: the title by half a point', () => {
    expect(totals(table)).toEqual({
      Lauda: 72,
      Prost: 71.5,
      'de Angelis': 34,
      Alboreto: 30.5,
      Piquet: 29,
      Arnoux: 27,
      Warwick: 23,
      Rosberg: 20.5,
      Senna: 13,
      Mansell: 13,
      Tambay: 11,
      Fabi: 9,
      Patrese: 8,
      Laffite: 5,
      Boutsen: 5,
      Cheever: 3,
      Johansson: 3,
      'de Cesaris': 3,
      Ghinzani: 2,
      Surer: 1,
    });
    expect(lineOf(table, 'Prost').gap).toBe(0.5);
  });

  test('puts Senna before Mansell with the same points, for a second place', () => {
    expect([lineOf(table, 'Senna').rank, lineOf(table, 'Mansell').rank]).toEqual([9, 10]);
    expect(lineOf(table, 'Mansell').tie).toEqual({ kind: 'countback', place: 2, more: 1, fewer: 0 });
  });
});

describe('Formula One 1955: the best 5 of 7, shared cars, and a point for the fastest lap', () => {
  const scoring: Scoring = {
    ...best(5, [8, 6, 4, 3, 2]),
    bonuses: [{ kind: 'fastest_lap', points: 1, within: null }],
  };
  const season = seasonOf([
    {
      order: 'Fangio, González/Farina/Trintignant, Farina/Maglioli/Trintignant, Herrmann/Kling/Moss, Mieres',
      fastest: 'Fangio',
    },
    { order: 'Trintignant, Castellotti, Behra/Perdisa, Farina, Villoresi', fastest: 'Fangio' },
    { order: 'Sweikert, Bettenhausen/Russo, Davies, Thomson, Faulkner/Homeier', fastest: 'Vukovich' },
    { order: 'Fangio, Moss, Farina, Frère, Mieres/Behra', fastest: 'Fangio' },
    { order: 'Fangio, Moss, Musso, Mieres, Castellotti', fastest: 'Mieres' },
    { order: 'Moss, Fangio, Kling, Taruffi, Musso', fastest: 'Moss' },
    { order: 'Fangio, Taruffi, Castellotti, Behra, Menditeguy', fastest: 'Moss' },
  ]);
  const table = standings(scoring, season, 7);

  test('gives the published points, with thirds for those who shared a car', () => {
    expect(totals(table)).toMatchObject({
      Fangio: 40,
      Moss: 23,
      Castellotti: 12,
      Trintignant: 11 + 1 / 3,
      Farina: 10 + 1 / 3,
      Taruffi: 9,
      Sweikert: 8,
      Mieres: 7,
      Behra: 6,
      Musso: 6,
      Kling: 5,
      Davies: 4,
      Bettenhausen: 3,
      Russo: 3,
      Frère: 3,
      Thomson: 3,
      González: 2,
      Perdisa: 2,
      Villoresi: 2,
      Menditeguy: 2,
      Maglioli: 1 + 1 / 3,
      Herrmann: 1,
      Faulkner: 1,
      Homeier: 1,
      Vukovich: 1,
    });
    expect(lineOf(table, 'Fangio').gross).toBe(41);
  });
});
