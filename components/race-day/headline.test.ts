import { describe, expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { raceDayState, type RaceDaySession } from '@/lib/season/race-day';
import { raceDaySession } from '@/tests/widgets/racing-records';
import { countdownText, leadingLines, lineName, moreLines, noticeOf, raceDayLines } from './headline';

const NOW = Date.parse('2027-01-22T21:00:00Z');
const marksOf = async (more: Partial<RaceDaySession>, isConfirmed = true) => {
  const t = await getTranslator('en');
  const lines = raceDayLines(raceDayState([raceDaySession(more)], NOW), isConfirmed, t);
  return lines.map(({ mark, countdown }) => [mark.text, countdown].filter(Boolean).join(' '));
};

test('names a session by its category and, in the reader’s language, its kind', async () => {
  const t = await getTranslator('de');
  expect(lineName(raceDaySession({}), t)).toBe('GT – Rennen 1');
  expect(lineName(raceDaySession({ category: null, name: 'Pit walk' }), t)).toBe('Pit walk');
});

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

test('of current sessions the visitor’s own category comes first, but current still comes before next', async () => {
  const t = await getTranslator('en');
  const of = (id: number, url: string, more: Partial<RaceDaySession> = {}) =>
    raceDaySession({ id, category: { name: url, url }, ...more });
  const later = { starts_at: '2027-01-22T22:00:00Z', ends_at: null };
  const day = [of(1, 'gt'), of(2, 'ford'), of(3, 'mini'), of(4, 'ford', later)];
  const lines = raceDayLines(raceDayState(day, NOW), true, t);
  const idsFor = (mine: string) => leadingLines(lines, (url) => url === mine).map((line) => line.session.id);
  expect(idsFor('')).toEqual(lines.map((line) => line.session.id));
  expect(idsFor('ford')[0]).toBe(2);
  expect(idsFor('ford').at(-1)).toBe(4);
  expect(idsFor('mini')[0]).toBe(3);
});

test('lists later and finished sessions where there is room', async () => {
  const t = await getTranslator('en');
  const at = (id: number, starts_at: string, more: Partial<RaceDaySession> = {}) =>
    raceDaySession({ id, starts_at, ends_at: null, ...more });
  const sessions = [
    at(1, '2027-01-22T19:00:00Z'),
    at(2, '2027-01-22T20:00:00Z'),
    at(3, '2027-01-22T22:00:00Z'),
    at(4, '2027-01-22T23:00:00Z', { status: 'delayed' }),
    at(5, '2027-01-23T00:00:00Z'),
  ];
  const lines = moreLines(raceDayState(sessions, NOW), t);
  expect(lines.map(({ session: { id }, mark }) => [id, mark?.text ?? ''])).toEqual([
    [4, 'Delayed'],
    [5, ''],
    [2, 'Finished'],
    [1, 'Finished'],
  ]);
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

test('what race control says of a session is said until it is over', async () => {
  const t = await getTranslator('en');
  const noticesAt = (more: Partial<RaceDaySession>) => {
    const state = raceDayState([raceDaySession({ notice: 'Race restart 14:20', ...more })], NOW);
    return [...raceDayLines(state, true, t), ...moreLines(state, t)].map(noticeOf);
  };
  expect(noticesAt({ starts_at: '2027-01-22T21:10:00Z' })).toEqual(['Race restart 14:20']);
  expect(noticesAt({ status: 'cancelled' })).toEqual(['Race restart 14:20']);
  expect(noticesAt({ status: 'finished' })).toEqual(['']);
});
