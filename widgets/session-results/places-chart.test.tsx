import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TimingRow } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { timingRow } from '@/tests/widgets/racing-records';
import { PlacesChart } from './places-chart';
import type { NearSession } from './sessions-around';
import { makeSheet } from '@/lib/season/sheet';

const car = (position: number | null, grid: number | null, name: string) =>
  timingRow({ position, grid, name, race_number: name });

async function draw(rows: readonly TimingRow[], gridFrom: NearSession | null = null, is_a_race = true) {
  const sheet = makeSheet({ rows: [...rows], is_a_race }, null);
  return render(<PlacesChart sheet={sheet} gridFrom={gridFrom} t={await getTranslator('en')} />);
}
const chart = () => screen.queryByRole('img', { name: 'From grid to finish' });

/** Where each line begins and ends, as places of so many. */
const linesOf = (places: number) =>
  [...(chart()?.querySelectorAll('path') ?? [])].map((path) => {
    const ends = /^M0 ([\d.]+)C.* 100 ([\d.]+)$/.exec(path.getAttribute('d') ?? '')?.slice(1) ?? [];
    return ends.map((end) => Math.round((Number(end) * places) / 100 + 0.5));
  });

const race = [car(1, 3, 'Aroha'), car(2, 1, 'Sam'), car(3, 4, 'Mia'), car(4, 4, 'Joe'), car(null, 2, 'Lena')];

test('draws a line for each car that finished, from its place on the grid to its place at the finish', async () => {
  await draw(race);
  expect(linesOf(4)).toEqual([
    [3, 1],
    [1, 2],
    [4, 3],
    [4, 4],
  ]);
});

test('shows who gained, lost or stayed', async () => {
  await draw(race);
  const gains = [...(chart()?.querySelectorAll('path') ?? [])].map(({ dataset }) => dataset['gain']);
  expect(gains).toEqual(['1', '-1', '1', '0']);
});

test('names each car at the end of its line, with both places', async () => {
  await draw(race);
  const names = [...(chart()?.querySelectorAll('.places-chart-car') ?? [])].map((name) => name.textContent);
  expect(names).toEqual(['31 Aroha', '12 Sam', '43 Mia', '44 Joe']);
});

test('is drawn for a race with a grid and at least three cars only', async () => {
  const { unmount } = await draw(race.slice(0, 2));
  expect(chart()).toBeNull();
  unmount();
  const qualifying = await draw(race, null, false);
  expect(chart()).toBeNull();
  qualifying.unmount();
  await draw(race.map((row) => ({ ...row, grid: null })));
  expect(chart()).toBeNull();
});

test('leads to the session that the grid comes from', async () => {
  const { container } = await draw(race, { id: 4, date: null, session_name: 'Qualifying', category: null });
  const link = within(container).getByRole('link', { name: 'Qualifying' });
  expect(link).toHaveAttribute('href', '/session/4');
});
