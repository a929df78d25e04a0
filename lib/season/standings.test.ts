import { expect, test } from 'vitest';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { racingSeasons } from './seasons';
import { currentStandings, seasonOf, standingsOfSeason } from './standings';

type Of = { readonly id: number; readonly category: string; readonly season: string; readonly held?: number };

const place = {
  ...{ rank: 1, name: 'Ana Roe', race_number: '7', driver: null, team_url: '' },
  ...{ points: 75, gap: 0, change: null, can_win: true },
};

const championship = ({ id, category, season, held = 1 }: Of): ChampionshipSummary => ({
  ...{ id, name: category, url: `${category}-${String(id)}`, of: 'drivers', season },
  category: { id: category.length, name: category, url: category },
  ...{ rounds_count: 8, rounds_held: held, top: held > 0 ? [place] : [] },
});

test('past seasons are left out, category by category, and the next one stays', () => {
  const present = currentStandings([
    championship({ id: 1, category: 'gt', season: '2024/25' }),
    championship({ id: 2, category: 'gt', season: '2025-26' }),
    championship({ id: 3, category: 'gt', season: '2026/27', held: 0 }),
    championship({ id: 4, category: 'formula', season: '2024/25' }),
    championship({ id: 5, category: 'gt', season: '' }),
  ]);
  expect(present.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test('a season has its own tables, else those of no year, and those called after one of its years', () => {
  const idsOf = (season: string, ...seasons: string[]) =>
    standingsOfSeason(
      seasons.map((name, id) => championship({ id, category: 'gt', season: name })),
      season,
    ).map(({ id }) => id);
  expect(idsOf('2026/27', '2025/26', '2026-27', '')).toEqual([1]);
  expect(idsOf('2026/27', '2025/26', '2027/28', '')).toEqual([2]);
  expect(idsOf('2026/27', '2026', '2025')).toEqual([0]);
  expect(idsOf('2020', '2019/20', '2018/19')).toEqual([0]);
});

test('in the archive, a championship is in the season that it names, else in the one with most rounds of its years', () => {
  const days = ['2019-11-10', '2020-02-10', '2020-05-20', '2020-08-10', '2020-11-10', '2021-02-10'];
  const rounds = days.map((day) => ({ start_date: `${day}T00:00:00Z`, end_date: `${day}T06:00:00Z` }));
  const nameOf = (season: string, raced = rounds) =>
    seasonOf(championship({ id: 1, category: 'gt', season }), racingSeasons(raced))?.name;
  // Raced in summer and winter: 2019/20 has the first two, 2020/21 the others.
  expect(racingSeasons(rounds).map(({ name }) => name)).toEqual(['2020/21', '2019/20']);
  expect(['2019/20', '2020-21'].map((season) => nameOf(season))).toEqual(['2019/20', '2020/21']);
  expect(['2020', '2021'].map((season) => nameOf(season))).toEqual(['2020/21', '2020/21']);
  expect(['2018/19', ''].map((season) => nameOf(season))).toEqual([undefined, undefined]);
  // A season that is named after two years, and was raced in one.
  expect(nameOf('2019/20', rounds.slice(1, 3))).toBe('2020');
});

test('before the first result of all every championship is shown', () => {
  const toCome = [2026, 2027].map((year) =>
    championship({ id: year, category: 'gt', season: String(year), held: 0 }),
  );
  expect(currentStandings(toCome)).toEqual(toCome);
});
