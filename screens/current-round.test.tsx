import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentRound } from '@/components/racing/current-round';
import { broadcastSchema } from '@/lib/contract/entities/racing';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { round } from '@/tests/widgets/records';
import type { ShownRound } from '@/components/racing/current-round-line';
import type { LoadedTimetable } from './timetable/load';
import type { LoadedWatch } from './watch/load';
import { TimetablePage } from './timetable/timetable';
import { WatchPage } from './watch/watch';

/** The last round of a season, from a Saturday morning in New Zealand to the Sunday afternoon. */
const last = round({
  name: 'Taupō Final',
  url: 'taupo-final',
  start_date: '2027-01-15T20:00:00Z',
  end_date: '2027-01-17T05:00:00Z',
  resultsCount: 3,
});
const RUN_UP = '2027-01-04T21:00:00Z';
const RACE_WEEK = '2027-01-12T21:00:00Z';
const RACE_DAY = '2027-01-16T03:00:00Z';
const EVENING_AFTER = '2027-01-17T08:00:00Z';
const SEASON_OVER = '2027-03-01T00:00:00Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What pages get of the round at a moment. */
function at(now: string): ShownRound {
  vi.setSystemTime(now);
  const current = currentRound([last], new Date(now));
  if (!current) throw new Error('There is no round.');
  return {
    round: current.round,
    number: 8,
    dateRange: '16–17 Jan',
    stage: current.stage,
    weekStart: current.weekStart?.toISOString() ?? null,
    renderedAt: Date.parse(now),
  };
}

async function showTimetable(now: string, category: LoadedTimetable['category'] = null) {
  const timetable: LoadedTimetable = {
    shown: at(now),
    days: [],
    isOn: false,
    openDays: undefined,
    categories: [],
    category,
    isMine: false,
    zone: 'New Zealand Time',
  };
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <TimetablePage timetable={timetable} t={await getTranslator('en')} />
    </I18nProvider>,
  );
}

async function showWatch(now: string, broadcasts: LoadedWatch['broadcasts'] = []) {
  const watch: LoadedWatch = {
    shown: at(now),
    zone: 'New Zealand Time',
    hours: null,
    broadcasts,
    listed: broadcasts.map(({ broadcaster: name }) => ({
      name,
      href: null,
      countries: [],
      facts: [],
      when: null,
    })),
    countries: [],
  };
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <WatchPage watch={watch} language="en" t={await getTranslator('en')} />
    </I18nProvider>,
  );
}

const tv = broadcastSchema.parse({ broadcaster: 'Sky Sport', kind: 'tv' });
const results = () => screen.queryByRole('link', { name: 'Results' });

describe.each([
  ['the timetable', showTimetable],
  ['where to watch', (now: string) => showWatch(now, now === SEASON_OVER ? [] : [tv])],
])('%s', (_name, show) => {
  test.each([
    [RUN_UP, 'Next round · 11 days'],
    [RACE_WEEK, 'Race week · 3 days'],
    [RACE_DAY, 'Race day'],
    [EVENING_AFTER, 'Finished'],
    [SEASON_OVER, 'The season is over'],
  ])('says at %s: %s', async (now, mark) => {
    const { container } = await show(now);
    expect(container.querySelector('.badge')).toHaveTextContent(new RegExp(`^${mark}$`, 'i'));
  });

  test('links to the results once the racing is over, and not before', async () => {
    const before = await show(RACE_DAY);
    expect(results()).toBeNull();
    before.unmount();
    for (const now of [EVENING_AFTER, SEASON_OVER]) {
      const { unmount } = await show(now);
      expect(results()).toHaveAttribute('href', '/results/taupo-final');
      unmount();
    }
  });
});

test('the timetable of a category links to the category', async () => {
  const { unmount } = await showTimetable(RUN_UP);
  expect(screen.queryByRole('link', { name: 'GT Championship' })).toBeNull();
  unmount();
  await showTimetable(RUN_UP, { id: 1, name: 'GT Championship', url: 'gt' });
  expect(screen.getByRole('link', { name: 'GT Championship' })).toHaveAttribute('href', '/category/gt');
  const crumbs = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(crumbs).getByRole('link', { name: 'Timetable: Taupō Final' })).toHaveAttribute(
    'href',
    '/timetable',
  );
});

test('nobody shows a season that is over, which promises no broadcasts to come', async () => {
  const ahead = await showWatch(RACE_WEEK, [tv]);
  expect(screen.getByText('Sky Sport')).toBeVisible();
  ahead.unmount();
  const unknown = await showWatch(RACE_WEEK);
  expect(screen.getByText('No broadcasts have been announced yet.')).toBeVisible();
  unknown.unmount();
  await showWatch(SEASON_OVER);
  expect(screen.queryByText('No broadcasts have been announced yet.')).toBeNull();
});
