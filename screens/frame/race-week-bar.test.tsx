import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getDates } from '@/lib/dates/server';
import { getTranslator } from '@/lib/i18n/translator';
import { round } from '@/tests/widgets/records';
import { RaceWeekLine } from './race-week-bar';

/** Its first day, a Saturday in New Zealand, begins at 11:00 UTC, and its week seven days before that. */
const next = round({
  name: 'Taupō Historic GP',
  url: 'taupo',
  start_date: '2027-01-15T20:00:00Z',
  end_date: '2027-01-17T05:00:00Z',
});
const WEEK_BEGINS = '2027-01-08T11:00:00.000Z';

async function show(address: string, now = WEEK_BEGINS, { hasTimetables = true, hasBar = true } = {}) {
  const [dates, t] = await Promise.all([getDates('en'), getTranslator('en')]);
  return render(
    <RaceWeekLine
      address={address}
      rounds={[next]}
      now={new Date(now)}
      hasTimetables={hasTimetables}
      hasBar={hasBar}
      dates={dates}
      t={t}
    />,
  );
}
const bar = () => screen.queryByRole('complementary', { name: 'Race week' });

test('in race week a page names the round with its dates, and links to it and to its timetable', async () => {
  await show('/news');
  const line = screen.getByRole('complementary', { name: 'Race week' });
  expect(within(line).getByRole('link', { name: 'Taupō Historic GP' })).toHaveAttribute(
    'href',
    '/round/taupo',
  );
  expect(within(line).getByRole('link', { name: 'Timetable' })).toHaveAttribute('href', '/timetable');
  expect(line).toHaveTextContent('16–17 Jan');
});

test('appears with the week, and disappears on the first day, which has its own bar', async () => {
  for (const [now, isThere] of [
    ['2027-01-08T10:59:59.999Z', false],
    [WEEK_BEGINS, true],
    ['2027-01-15T10:59:59.999Z', true],
    ['2027-01-15T11:00:00.000Z', false],
  ] as const) {
    const { unmount } = await show('/news', now);
    expect(bar() !== null, now).toBe(isThere);
    unmount();
  }
});

test.each(['/', '/round/taupo', '/round/taupo/entries', '/timetable', '/timetable/gt', '/wheretowatch'])(
  '%s says itself that it is race week',
  async (address) => {
    await show(address);
    expect(bar()).toBeNull();
  },
);

test('another round whose address has the same start shows the line', async () => {
  await show('/round/taupo-2025');
  expect(bar()).toBeVisible();
});

test('without timetables there is no link to one', async () => {
  await show('/news', WEEK_BEGINS, { hasTimetables: false });
  expect(screen.queryByRole('link', { name: 'Timetable' })).toBeNull();
});

test('without a timetable, and so without a bar, the line says race day until the racing is over', async () => {
  const raceDay = () => screen.queryByRole('complementary', { name: 'Race day' });
  for (const [now, isThere] of [
    ['2027-01-15T10:59:59.999Z', false],
    ['2027-01-15T11:00:00.000Z', true],
    ['2027-01-17T04:59:59.999Z', true],
    ['2027-01-17T05:00:00.000Z', false],
  ] as const) {
    const { unmount } = await show('/news', now, { hasBar: false });
    expect(raceDay() !== null, now).toBe(isThere);
    unmount();
  }
  await show('/news', '2027-01-16T00:00:00Z', { hasBar: false });
  const line = within(screen.getByRole('complementary', { name: 'Race day' }));
  expect(line.getByRole('link', { name: 'Taupō Historic GP' })).toHaveAttribute('href', '/round/taupo');
  expect(line.queryByRole('link', { name: 'Timetable' })).toBeNull();
});
