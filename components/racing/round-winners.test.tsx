import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { podiumPlaceSchema } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { round } from '@/tests/widgets/records';
import { session } from '@/tests/widgets/racing-records';
import { lastRaces } from './last-races';
import { podiumDays } from './podium-days';
import { LatestWinners } from './round-winners';

const t = await getTranslator('en');
const dates = { weekday: (date: Date | number | string) => String(date).slice(0, 10) };
const won = (name: string) => [podiumPlaceSchema.parse({ position: 1, class_position: 1, name })];
const gt = { id: 1, name: 'GT', url: 'gt' };
const ford = { id: 2, name: 'Ford', url: 'ford' };
const truck = { id: 3, name: 'Truck', url: 'truck' };

/** A Saturday with a race of each category, then a Sunday that began with two of them. */
const days = podiumDays(
  [
    session({ id: 1, category: truck, date: '2027-01-16T01:00:00Z', podium: won('Ana') }),
    session({ id: 2, category: gt, date: '2027-01-16T02:00:00Z', podium: won('Bo') }),
    session({ id: 3, category: ford, date: '2027-01-16T03:00:00Z', podium: won('Cy') }),
    session({ id: 4, category: gt, date: '2027-01-16T20:00:00Z', podium: won('Di') }),
    session({ id: 5, category: ford, date: '2027-01-16T21:00:00Z', podium: won('Ed') }),
  ],
  dates,
  t,
  'Pacific/Auckland',
);

const show = (isSoFar: boolean) =>
  render(
    <LatestWinners
      winners={{
        round: round({ name: 'Taupō', url: 'taupo' }),
        numberText: '',
        dateRange: '16–17 Jan',
        isSoFar,
        categories: lastRaces(days, isSoFar),
        drivers: new Map(),
      }}
      t={t}
    />,
  );
const categories = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const winners = () => ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].filter((name) => screen.queryByText(name) !== null);

test('during a round shows its results so far, the most recent category first', () => {
  show(true);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Results so far');
  expect(screen.queryByRole('link', { name: 'Taupō' })).toBeNull();
  expect(categories()).toEqual(['Ford', 'GT', 'Truck']);
  expect(winners()).toEqual(['Ana', 'Di', 'Ed']);
});

test('after the round shows its winners under its name, in the order of the last day', () => {
  show(false);
  expect(screen.getByRole('heading', { level: 2 })).not.toHaveTextContent('Results so far');
  const round = screen.getByRole('link', { name: 'Taupō' });
  expect(round).toHaveAttribute('href', '/round/taupo');
  expect(round.closest('p')).toHaveTextContent('Taupō · 16–17 Jan');
  expect(categories()).toEqual(['GT', 'Ford', 'Truck']);
  expect(winners()).toEqual(['Ana', 'Di', 'Ed']);
  expect(screen.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/results/taupo');
});
