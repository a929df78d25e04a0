import { expect, test } from 'vitest';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { currentStandings, standingsOfSeason } from './standings';

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

test('before the first result of all every championship is shown', () => {
  const toCome = [2026, 2027].map((year) =>
    championship({ id: year, category: 'gt', season: String(year), held: 0 }),
  );
  expect(currentStandings(toCome)).toEqual(toCome);
});
