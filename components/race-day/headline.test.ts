import { describe, expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { raceDayState, type RaceDaySession } from '@/lib/season/race-day';
import { countdownText, raceDayLines } from './headline';

const NOW = Date.parse('2027-01-22T21:00:00Z');
const session = (more: Partial<RaceDaySession>): RaceDaySession => ({
  id: 1,
  name: 'Race 1',
  category: { name: 'GT', url: 'gt' },
  kind: 'race',
  starts_at: '2027-01-22T21:00:00Z',
  ends_at: '2027-01-22T21:30:00Z',
  status: 'scheduled',
  status_note: '',
  previous_starts_at: null,
  live_timing_link: '',
  streams: [],
  ...more,
});

const marksOf = async (more: Partial<RaceDaySession>, isConfirmed = true) => {
  const t = await getTranslator('en');
  const lines = raceDayLines(raceDayState([session(more)], NOW), isConfirmed, t);
  return lines.map(({ mark, countdown }) => [mark.text, countdown].filter(Boolean).join(' '));
};

describe('a session is called', () => {
  test('live only if the office has started it and the server has confirmed that', async () => {
    expect(await marksOf({ status: 'running' })).toEqual(['Live']);
    expect(await marksOf({ status: 'running' }, false)).toEqual(['On now']);
    expect(await marksOf({ status: 'scheduled' })).toEqual(['On now']);
    expect(await marksOf({ status: 'suspended' })).toEqual(['Suspended']);
  });

  test('delayed while it waits, and while its new time is ahead', async () => {
    expect(await marksOf({ status: 'delayed' })).toEqual(['Delayed']);
    expect(await marksOf({ status: 'delayed', starts_at: '2027-01-22T21:12:00Z' })).toEqual([
      'Delayed in 12 min',
    ]);
  });

  test('cancelled or postponed around its time', async () => {
    expect(await marksOf({ status: 'cancelled' })).toEqual(['Cancelled']);
    expect(await marksOf({ status: 'postponed' })).toEqual(['Postponed']);
  });
});

test('counts down in hours from an hour on', async () => {
  const t = await getTranslator('en');
  expect([1, 59, 60, 845].map((minutes) => countdownText(minutes, t))).toEqual([
    'in 1 min',
    'in 59 min',
    'in 1 h 0 min',
    'in 14 h 5 min',
  ]);
});
