import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { championshipSummarySchema } from '@/lib/contract/entities/standings';
import { getTranslator } from '@/lib/i18n/translator';
import { seasonGrids } from '@/components/racing/season-grid';
import { EMPTY_SITE } from '@/tests/widgets/empty-site';
import type { Season } from './load';
import { SeasonsPage } from './seasons';

const gt = { id: 1, name: 'GT', url: 'gt' };
const championship = (id: number, name: string, season: string, leader: string, of = 'drivers') =>
  championshipSummarySchema.parse({
    id,
    name,
    season,
    of,
    url: `championship-${String(id)}`,
    category: gt,
    rounds_count: 6,
    rounds_held: 6,
    top: [{ rank: 1, name: leader, points: 120, gap: 0, can_win: true }],
  });
const now: Season = {
  name: '2026/27',
  slug: '2026-27',
  asOf: null,
  championships: [
    championship(1, 'GT', '2026/27', 'Ana Roe'),
    championship(2, 'GT teams', '2026/27', 'Kea', 'teams'),
  ],
};
const before: Season = {
  name: '2025/26',
  slug: '2025-26',
  asOf: '2026-03-15T05:00:00Z',
  championships: [championship(3, 'GT', '2025-26', 'Bo Kim')],
};
const shown = async () => ({
  seasons: [now, before],
  site: EMPTY_SITE,
  language: 'en' as const,
  t: await getTranslator('en'),
});

test('each season shows the leaders of its drivers’ tables, the latest open, linked to the full season', async () => {
  render(<SeasonsPage screen={{ kind: 'list', ...(await shown()) }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seasons');
  const seasons = ['2026/27', '2025/26'].map((name) =>
    screen.getByText(name, { selector: 'h2' }).closest('details')!,
  );
  expect(seasons.map(({ open }) => open)).toEqual([true, false]);
  expect(seasons[0]).toHaveTextContent('GTAna Roe120 Points');
  expect(seasons[0]).not.toHaveTextContent('GT teams');
  expect(seasons[1]).toHaveTextContent('Bo Kim');
  const links = [...seasons[1]!.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
  expect(links).toEqual([
    ['/standings/championship-3', 'GT'],
    ['/seasons/2025-26', '2025/26 season'],
  ]);
});

test('the leader of the latest season may be a spoiler; an earlier one is as old as its last round', async () => {
  render(<SeasonsPage screen={{ kind: 'list', ...(await shown()) }} />);
  const dayOf = (leader: string) =>
    screen.getByText(leader).closest('[data-tells]')?.getAttribute('data-tells')?.split(' ')[0];
  expect(dayOf('Ana Roe')).toBe('-');
  expect(dayOf('Bo Kim')).toBe(String(Date.UTC(2026, 2, 15) / 86_400_000));
});

test('shows a message before the first result', async () => {
  render(<SeasonsPage screen={{ kind: 'list', ...(await shown()), seasons: [] }} />);
  expect(screen.getByText('No results yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide results' })).toBeNull();
});

test('a season has its tables and its winners, linked to tables, sheets and other seasons', async () => {
  const winner = {
    ...{ position: 1, class_position: 1, class: '', race_number: '7', name: 'Bo Kim' },
    ...{ drivers: [], team: '', team_url: '' },
  };
  const round = {
    ...{ name: 'Taupō', url: 'taupo', numberText: 'Round 1', dateRange: '16 Jan', venue: null, series: null },
    results: [{ id: 31, date: null, session_name: 'Race 2', category: gt, podium: [winner] }],
  };
  const winners = seasonGrids([round], [gt.id]);
  render(
    <SeasonsPage
      screen={{ kind: 'season', ...(await shown()), season: before, winners, drivers: new Map() }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2025/26 season');
  const seasons = within(screen.getByRole('navigation', { name: 'Seasons' }));
  expect(seasons.getByRole('link', { name: '2025/26' })).toHaveAttribute('aria-current', 'page');
  expect(seasons.getByRole('link', { name: '2026/27' })).toHaveAttribute('href', '/seasons/2026-27');
  expect(document.querySelector('table')).toHaveTextContent('1Bo Kim120');
  expect(screen.getByRole('button', { name: 'Hide results' })).toBeInTheDocument();
  expect(document.querySelector('a[href="/standings/championship-3"]')).not.toBeNull();
  expect(document.querySelector('a[href="/session/31"]')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Winners' })).toBeVisible();
});

test('a season without tables has only its winners', async () => {
  const season = { ...before, championships: [] };
  render(
    <SeasonsPage screen={{ kind: 'season', ...(await shown()), season, winners: [], drivers: new Map() }} />,
  );
  expect(screen.queryByRole('heading', { name: 'Standings' })).toBeNull();
});
