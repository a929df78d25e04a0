import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@/lib/contract/languages';
import { getDates } from '@/lib/dates/server';
import { getTranslator } from '@/lib/i18n/translator';
import { timetableSession } from '@/tests/widgets/racing-records';
import { Timetable, type ShownLines } from './timetable';
import { timetableCategories, timetableDays } from './timetable-days';

const gt = { id: 1, name: 'GT Championship', url: 'gt' };
const ford = { id: 2, name: 'Formula Ford', url: 'ford' };
const sessions = [
  timetableSession({
    id: 4,
    session_name: 'Gates open',
    kind: 'activity',
    starts_at: '2027-01-22T18:30:00Z',
    ends_at: '2027-01-23T04:30:00Z',
  }),
  timetableSession({
    id: 5,
    category: gt,
    starts_at: '2027-01-23T01:00:00Z',
    ends_at: '2027-01-23T01:25:00Z',
    previous_starts_at: '2027-01-23T00:30:00Z',
    session_status: 'delayed',
    status_note: 'Rain',
    distance: 12,
    distance_unit: 'laps',
  }),
  timetableSession({
    id: 6,
    category: ford,
    starts_at: '2027-01-23T02:00:00Z',
    session_status: 'cancelled',
  }),
];

// A visitor in Berlin, half a day behind the track.
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.unstubAllEnvs();
  localStorage.clear();
});

type Shown = {
  readonly shown?: typeof sessions;
  readonly isMain?: boolean;
  readonly chosen?: string;
  readonly shownLines?: ShownLines;
};

async function show(
  openDays?: readonly string[],
  language: Language = 'en',
  { shown = sessions, isMain = false, chosen = 'gt', shownLines }: Shown = {},
) {
  return render(
    <Timetable
      days={timetableDays(shown, await getDates(language))}
      categories={timetableCategories(sessions)}
      chosen={chosen}
      addressOf={(category) => (category === '' ? '/timetable' : `/timetable/${category}`)}
      zone="New Zealand Time"
      level={2}
      openDays={openDays}
      shownLines={shownLines}
      isMain={isMain}
      t={await getTranslator(language)}
    />,
  );
}

const lineOf = (name: string) => {
  const line = screen.getAllByRole('listitem').find((item) => item.textContent.includes(name));
  if (!line) throw new Error(`no line of ${name}`);
  return within(line);
};

test('lists sessions with their times, and links to each', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Sat 23rd Jan' })).toBeInTheDocument();
  expect(lineOf('Gates open').getByText('7:30am')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /GT Championship.*Race 1/ })).toHaveAttribute('href', '/session/5');
});

test('shows the kind of session in the reader’s language, and keeps the office’s own names', async () => {
  await show(undefined, 'de');
  expect(screen.getByRole('link', { name: /GT Championship ?Rennen 1/ })).toBeInTheDocument();
  expect(screen.getByText('Gates open')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByText('Rennen 1')[0]).not.toHaveAttribute('lang');
});

test('on its own page each day has a link to its sessions, within the foldable day', async () => {
  const days = { name: 'Days' };
  const sunday = timetableSession({ id: 7, category: gt, starts_at: '2027-01-24T01:00:00Z' });
  const { unmount } = await show(['2027-01-24'], 'en', { shown: [...sessions, sunday], isMain: true });
  const links = within(screen.getByRole('navigation', days)).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent)).toEqual(['Sat 23rd Jan', 'Sun 24th Jan']);
  const places = links.map(({ hash }) => document.getElementById(hash.slice(1))?.closest('details'));
  expect(places.map((day) => day?.dataset['day'])).toEqual(['2027-01-23', '2027-01-24']);
  expect(places.map((day) => day?.open)).toEqual([false, true]);
  unmount();
  await show(undefined, 'en', { isMain: true });
  expect(screen.queryByRole('navigation', days)).toBeNull();
});

test('folds the days that are over', async () => {
  await show(['2027-01-24']);
  expect(screen.getByText('Gates open').closest('details')).not.toHaveAttribute('open');
  await show(['2027-01-23']);
  expect(screen.getAllByText('Gates open').at(-1)?.closest('details')).toHaveAttribute('open');
});

/** The names in the closed folds of the open day, and those in view. */
function foldedNames() {
  const names = (list: Element | undefined) =>
    [...(list?.querySelectorAll('.session-row-name') ?? [])].map((name) => name.textContent);
  const [day] = document.querySelectorAll('details.timetable-day');
  const inView = [...(day?.children ?? [])].find(({ tagName }) => tagName === 'UL');
  return {
    folds: [...(day?.querySelectorAll('details') ?? [])].map((fold) => ({
      label: fold.querySelector('summary')?.textContent,
      isOpen: fold.open,
      names: names(fold),
    })),
    inView: names(inView),
  };
}

const hourly = ['Practice 1', 'Practice 2', 'Qualifying', 'Race 1', 'Race 2'].map((session_name, hour) =>
  timetableSession({
    id: 20 + hour,
    session_name,
    category: gt,
    starts_at: `2027-01-23T0${String(hour)}:00:00Z`,
  }),
);

test('shows some lines of the open day, with the earlier and the later ones folded around them', async () => {
  const { unmount } = await show(['2027-01-23'], 'en', {
    shown: hourly,
    shownLines: { first: 2, count: 2 },
  });
  expect(foldedNames()).toEqual({
    folds: [
      { label: 'Earlier (2)', isOpen: false, names: ['Practice 1', 'Practice 2'] },
      { label: 'Later (1)', isOpen: false, names: ['Race 2'] },
    ],
    inView: ['Qualifying', 'Race 1'],
  });
  unmount();
  await show(['2027-01-23'], 'en', { shown: hourly, shownLines: { first: 0, count: 2 } });
  expect(foldedNames()).toEqual({
    folds: [{ label: 'Show all (5)', isOpen: false, names: ['Qualifying', 'Race 1', 'Race 2'] }],
    inView: ['Practice 1', 'Practice 2'],
  });
});

test('a day that is folded itself begins with its first line', async () => {
  await show(['2027-01-24'], 'en', { shown: hourly, shownLines: { first: 2, count: 2 } });
  expect(foldedNames().inView).toEqual(['Practice 1', 'Practice 2']);
});

test('marks changes, with the former time and the reason', async () => {
  await show();
  const moved = screen.getByText('Delayed').closest('li');
  expect(moved).toHaveTextContent('was 1:30pm · Rain');
  expect(moved).toHaveTextContent('12 laps');
  expect(screen.getByText('Cancelled').closest('li')).toHaveTextContent('Formula Ford');
});

test('filters by addresses of their own', async () => {
  await show();
  const nav = within(screen.getByRole('navigation', { name: 'Filter by category' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/timetable',
    '/timetable/gt',
    '/timetable/ford',
  ]);
  expect(nav.getByRole('link', { name: 'GT Championship' })).toHaveAttribute('aria-current', 'page');
});

test('on its own page offers the visitor’s own categories, and the browser knows the category of each line', async () => {
  const { unmount } = await show(undefined, 'en', { isMain: true, chosen: 'my-categories' });
  const nav = within(screen.getByRole('navigation', { name: 'Filter by category' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/timetable',
    '/timetable/my-categories',
    '/timetable/gt',
    '/timetable/ford',
  ]);
  expect(nav.getByRole('link', { name: 'My categories' })).toHaveAttribute('aria-current', 'page');
  // All of them: a visitor without favourites sees them, and how to get started.
  const subjects = [...document.querySelectorAll<HTMLElement>('[data-mine="lines"] .timetable-line')];
  expect(subjects.map(({ dataset }) => dataset['subject'])).toEqual([undefined, 'category-1', 'category-2']);
  expect(screen.getByText('Star a category to see its sessions here.')).toBeVisible();
  unmount();
  await show();
  expect(document.querySelector('[data-mine], [data-subject]')).toBeNull();
});

test("shows all times by the visitor's clock, former ones too, and remembers it", async () => {
  const { unmount } = await show();
  act(() => screen.getByRole('radio', { name: 'My time' }).click());
  expect(lineOf('Gates open').getByText('7:30pm')).toBeInTheDocument();
  expect(screen.getByText('Delayed').closest('li')).toHaveTextContent('was 1:30am · Rain');
  expect(screen.getByText('Central European Time')).toBeInTheDocument();
  unmount();
  await show();
  expect(screen.getByRole('radio', { name: 'My time' })).toBeChecked();
  expect(lineOf('Gates open').getByText('7:30pm')).toBeInTheDocument();
  act(() => screen.getByRole('radio', { name: 'Track time' }).click());
  expect(lineOf('Gates open').getByText('7:30am')).toBeInTheDocument();
  expect(screen.getByText('New Zealand Time')).toBeInTheDocument();
});

test('groups days by the visitor’s clock', async () => {
  await show();
  const heads = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(heads()).toEqual(['Sat 23rd Jan']);
  act(() => screen.getByRole('radio', { name: 'My time' }).click());
  expect(heads()).toEqual(['Fri 22nd Jan', 'Sat 23rd Jan']);
  act(() => screen.getByRole('radio', { name: 'Track time' }).click());
  expect(heads()).toEqual(['Sat 23rd Jan']);
});

test('names the visitor’s day above the lines in view if it begins among the folded ones', async () => {
  const morning = ['22T21', '22T22', '22T23', '23T00'].map((start, index) =>
    timetableSession({ id: 30 + index, category: gt, starts_at: `2027-01-${start}:30:00Z` }),
  );
  await show(['2027-01-23'], 'en', { shown: morning, shownLines: { first: 3, count: 1 } });
  act(() => screen.getByRole('radio', { name: 'My time' }).click());
  const inView = [...document.querySelectorAll('.timetable-day > ul > li')];
  expect(inView.map((line) => line.textContent)).toEqual(['Sat 23rd Jan', expect.stringContaining('1:30am')]);
  act(() => screen.getByRole('radio', { name: 'Track time' }).click());
  expect(document.querySelectorAll('.timetable-day > ul > li')).toHaveLength(1);
});
