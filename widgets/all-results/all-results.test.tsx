import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seasonGrids } from '@/components/racing/season-grid';
import { allResultsBlock } from '@/lib/contract/blocks/site';
import { podiumPlaceSchema } from '@/lib/contract/entities/racing';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import { session } from '@/tests/widgets/racing-records';
import { AllResultsView } from './all-results';
import { allResultsFacts, type AllResults } from './load';

const gt = { id: 1, name: 'GT Championship', url: 'gt' };
const podium = [podiumPlaceSchema.parse({ position: 1, class_position: 1, name: 'Aroha Tane' })];
const round = {
  name: 'Timaru 200',
  url: 'timaru',
  numberText: 'Round 3',
  dateRange: '8–10 Jan',
  venue: { name: 'Levels', url: 'levels' },
  series: null,
};
const race = session({ id: 31, category: gt, session_name: 'Race 3', podium });

const contextAt = (address: string) =>
  widgetContext({ page: { url: 'all-results', name: 'All results' }, path: pagePath(address) });

async function show(data: Partial<AllResults>, address = 'all-results') {
  const context = await contextAt(address);
  const settings = allResultsBlock.settings.parse({});
  const drivers = new Map([['Aroha Tane', '/drivers/aroha-tane']]);
  const all = { grids: null, drivers, all: [], seasons: [], ...data };
  return render(<AllResultsView settings={settings} data={all} context={context} />);
}

test('a round has the winner of each category with their page, and a link to the sheet', async () => {
  await show({ grids: seasonGrids([{ ...round, results: [race] }], [gt.id]) });
  const item = screen.getAllByRole('listitem').at(-1)!;
  const links = within(item).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/category/gt', 'GT Championship'],
    ['/session/31', 'GT Championship Race 3'],
    ['/drivers/aroha-tane', 'Aroha Tane'],
  ]);
  expect(screen.getByText('Round 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Timaru 200' })).toHaveAttribute('href', '/results/timaru');
  expect(screen.getByRole('button', { name: 'Hide results' })).toBeInTheDocument();
});

test('links the categories at the start of the rows to their pages', async () => {
  await show({ grids: seasonGrids([{ ...round, results: [race] }], [gt.id]) });
  const labels = within(screen.getByRole('list', { name: 'Racing categories' }));
  expect(labels.getByRole('link', { name: 'GT Championship' })).toHaveAttribute('href', '/category/gt');
});

test('links a circuit to its page, whether or not the content server provides winners', async () => {
  const circuit = () => screen.getByRole('link', { name: 'Levels' });
  const { unmount } = await show({ grids: seasonGrids([{ ...round, results: [race] }], [gt.id]) });
  expect(circuit()).toHaveAttribute('href', '/circuit/levels');
  unmount();
  await show({ all: [{ series: null, rounds: [{ ...round, categories: [] }] }] });
  expect(circuit()).toHaveAttribute('href', '/circuit/levels');
});

const seasons = [
  { name: '2026/27', slug: '2026-27', isCurrent: true },
  { name: '2025/26', slug: '2025-26', isCurrent: false },
];

test('each season has its own address, and the latest has the page’s', async () => {
  const { unmount } = await show({ grids: [], seasons });
  const nav = within(screen.getByRole('navigation', { name: /^Seasons/ }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/all-results',
    '/all-results/2025-26',
  ]);
  unmount();
  await show({ grids: [], seasons: seasons.slice(0, 1) });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the season in the address is part of the heading, and has its place below all results', async () => {
  const heading = () => screen.getByRole('heading', { level: 2 });
  const { unmount } = await show({ grids: [], seasons });
  expect(heading()).toHaveTextContent(/^All results$/);
  unmount();
  await show({ grids: [], seasons }, 'all-results/2025-26');
  expect(heading()).toHaveTextContent('All results 2025/26');
  const all = { grids: [], drivers: new Map<string, string>(), all: [], seasons };
  expect(allResultsFacts(all, await contextAt('all-results'))).toEqual({});
  expect(allResultsFacts(all, await contextAt('all-results/2025-26')).part).toEqual({
    name: '2025/26',
    address: '/all-results/2025-26',
    heading: 'All results 2025/26',
  });
});

test('lists every session if the content server doesn’t provide winners', async () => {
  const sessions = [session({ id: 30, category: gt, session_name: 'Practice' }), race];
  await show({ all: [{ series: null, rounds: [{ ...round, categories: [{ category: gt, sessions }] }] }] });
  expect(screen.getByRole('link', { name: /^GT Championship\s*Practice$/ })).toHaveAttribute(
    'href',
    '/session/30',
  );
  expect(screen.getByRole('link', { name: 'GT Championship' })).toHaveAttribute('href', '/category/gt');
});
