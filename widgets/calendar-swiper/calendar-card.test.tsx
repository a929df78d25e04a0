import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundEntries } from '@/components/racing/round-entries';
import { getTranslator } from '@/lib/i18n/translator';
import { round } from '@/tests/widgets/records';
import { CalendarCard } from './calendar-card';

const NOW = new Date('2027-02-01T00:00:00Z');
const PAST = { start_date: '2027-01-15T20:00:00Z', end_date: '2027-01-17T05:00:00Z' };
const AHEAD = { start_date: '2027-03-12T20:00:00Z', end_date: '2027-03-14T05:00:00Z' };

async function badgesOf(over: Parameters<typeof round>[0]) {
  const t = await getTranslator('en');
  const [entry] = roundEntries([round(over)], { range: () => '' }, NOW);
  const { container, unmount } = render(<CalendarCard entry={entry!} level={3} t={t} />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  const badges = [...container.querySelectorAll('.badge')].map((badge) => badge.textContent);
  unmount();
  return badges;
}

test('shows which round is next, which was held, and which does not take place as planned', async () => {
  expect(await badgesOf(AHEAD)).toEqual(['Next round']);
  expect(await badgesOf(PAST)).toEqual(['Finished']);
  expect(await badgesOf({ ...AHEAD, round_status: 'moved' })).toEqual(['Moved', 'Next round']);
  expect(await badgesOf({ ...AHEAD, round_status: 'postponed' })).toEqual(['Postponed']);
  expect(await badgesOf({ ...PAST, round_status: 'cancelled' })).toEqual(['Cancelled']);
});
