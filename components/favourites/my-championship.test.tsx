import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import type { ComingSessions } from '@/lib/season/coming-sessions';
import type { NamedSubject } from '@/lib/shared/favourites';
import english from '@/locales/en.json';
import { MyChampionship } from './my-championship.client';

const gt: NamedSubject = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' };
const ford: NamedSubject = { kind: 'category', id: '12', name: 'Formula Ford', address: '/category/ford' };
const ana: NamedSubject = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' };
const team: NamedSubject = { kind: 'team', id: 'roe', name: 'Roe Racing', address: '/team/roe' };

const NOW = Date.parse('2027-01-22T20:00:00Z');
const session = (id: number, category: number): ComingSessions['sessions'][number] => ({
  id,
  name: `Race ${String(id)}`,
  is_own_name: false,
  mark: '',
  category: { id: category, name: category === 3 ? 'GT Championship' : 'Mini Sevens', url: 'x' },
  starts_at: `2027-01-22T2${String(id)}:00:00Z`,
  ends_at: null,
  status: 'scheduled',
});
const coming: ComingSessions = {
  round: { name: 'Teretonga', url: 'teretonga', time_zone: 'Pacific/Auckland' },
  sessions: [session(1, 3), session(2, 4), session(3, 3)],
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  browserFavourites().rehydrate();
});

const screenOf = (shown: ComingSessions = coming) => (
  <MyChampionship
    lang="en"
    messages={english}
    coming={shown}
    renderedAt={NOW}
    siteUrl="https://www.example.nz"
  />
);
function star(...subjects: NamedSubject[]): void {
  for (const subject of subjects) browserFavourites().star(subject);
}
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('explains how to get started while there are no favourites', () => {
  render(screenOf());
  expect(screen.getByText(/Nothing here yet\. Press the star/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/categories');
});

test('the server shows nobody’s favourites', () => {
  star(gt);
  expect(renderToString(screenOf())).not.toContain('GT');
});

test('lists the favourites by kind', () => {
  star(gt, ana, team, ford);
  render(screenOf());
  expect(linksIn('Categories')).toEqual([
    ['Formula Ford', '/category/ford'],
    ['GT Championship', '/category/gt'],
  ]);
  expect(linksIn('Drivers')).toEqual([['Ana Roe', '/drivers/ana-roe']]);
  expect(linksIn('Teams')).toEqual([['Roe Racing', '/team/roe']]);
});

test('a removed favourite stays visible until the page is left, and can be starred again', async () => {
  star(gt, ana);
  const { unmount } = render(screenOf());
  const user = userEvent.setup();
  const button = () => screen.getByRole('button', { name: 'Favourite: Ana Roe' });
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(
    browserFavourites()
      .getState()
      .starred.map(({ name }) => name),
  ).toEqual(['GT Championship']);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await user.click(button());
  expect(screen.getAllByRole('button', { name: 'Favourite: Ana Roe' })).toHaveLength(1);
  unmount();
  render(screenOf());
  expect(screen.queryByText('Ana Roe')).toBeNull();
});

test('shows the next sessions of the categories only', () => {
  star(gt);
  render(screenOf());
  const next = within(screen.getByRole('region', { name: 'What’s next' }));
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sat 23rd Jan 10:00amGT Championship Race 1',
    'Sat 23rd Jan 12:00pmGT Championship Race 3',
  ]);
  expect(next.getByRole('link', { name: 'Timetable' })).toHaveAttribute('href', '/timetable/my-categories');
});

test.each([
  ['between seasons', { round: null, sessions: [] }],
  ['before they are planned', { ...coming, sessions: [session(2, 4)] }],
])('shows that nothing is coming up %s', (_, shown: ComingSessions) => {
  star(gt);
  render(screenOf(shown));
  expect(screen.getByText('No sessions of your categories are coming up.')).toBeVisible();
});

test('has a calendar whose address names the categories and no person', () => {
  star(ford, gt, ana);
  render(screenOf());
  const subscription = 'webcal://www.example.nz/feeds/my/3-12.ics';
  expect(linksIn('My calendar').map(([, href]) => href)).toEqual([
    subscription,
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscription)}`,
    '/feeds/my/3-12.ics',
  ]);
});

test('suggests starring a category if only a driver is starred', () => {
  star(ana);
  render(screenOf());
  expect(screen.getByText('Star a category to see its sessions here.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'My calendar' })).toBeNull();
});
