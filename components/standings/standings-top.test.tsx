import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { getTranslator } from '@/lib/i18n/translator';
import { StandingsTops } from './standings-top';

const t = await getTranslator('en');
const place = (rank: number, name: string, points: number): ChampionshipSummary['top'][number] => ({
  rank,
  name,
  race_number: '',
  driver: null,
  team_url: '',
  points,
  gap: 0,
  change: null,
  can_win: true,
});
const championship: ChampionshipSummary = {
  id: 1,
  name: 'GT',
  url: 'gt',
  of: 'drivers',
  season: '2026',
  category: null,
  rounds_count: 8,
  rounds_held: 4,
  top: [place(1, 'Ana Roe', 660), place(2, 'Bo Kim', 637)],
};
const shown = { championships: [championship], level: 2, language: 'en', t } as const;

test('a table among many shows the leader before it is unfolded, and links to the full table', () => {
  render(<StandingsTops {...shown} isFolded />);
  expect(screen.getByRole('link', { name: 'GT' })).toHaveAttribute('href', '/standings/gt');
  const leader = screen.getByText('Ana Roe', { selector: 'summary *' }).closest('summary');
  expect(leader).toHaveTextContent('1Ana Roe660After 4 of 8 rounds');
  const rows = within(leader!.parentElement!).getAllByRole('rowheader', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['Ana Roe', 'Bo Kim']);
});

test('elsewhere the table is shown in full', () => {
  const { container } = render(<StandingsTops {...shown} />);
  expect(container.querySelector('details')).toBeNull();
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});
