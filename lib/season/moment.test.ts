import { describe, expect, test } from 'vitest';
import { planSeason } from '@/demo/calendar';
import { fullRound } from '@/tests/widgets/racing-records';
import { seasonMoment } from './moment';

/** The demo's season on 26 November 2026: round 4 was four days ago, round 5 is on 4–6 December. */
const season = planSeason(new Date('2026-11-26T00:00:00Z')).map(({ url, start, end }) =>
  fullRound({
    url,
    start_date: start,
    end_date: end,
    round_status: url === 'hampton-downs-heritage-festival' ? 'postponed' : null,
  }),
);
const urlOf = (round: { readonly url: string } | null) => round?.url ?? null;
const at = (now: string, rounds = season) => {
  const { name, on, next, recent } = seasonMoment(rounds, new Date(now));
  return [name, urlOf(on), urlOf(next), urlOf(recent)];
};

const RUAPUNA = 'round-4-ruapuna';
const TERETONGA = 'round-5-teretonga';

describe('the demo’s season, by the clock in New Zealand (UTC+13)', () => {
  test.each([
    ['months before the first round', '2026-05-01T00:00:00Z', 'season-break', null],
    ['eight weeks before it', '2026-07-30T12:00:00Z', 'run-up', null],
    ['the second week between two rounds', '2026-11-17T00:00:00Z', 'race-week', null],
    ['the second before its first day', '2026-11-19T10:59:59Z', 'race-week', null],
    ['its first midnight', '2026-11-19T11:00:00Z', 'race-day', RUAPUNA],
    ['the night between two of its days', '2026-11-20T14:00:00Z', 'race-day', RUAPUNA],
    ['half past five on Sunday, when its racing ends', '2026-11-22T04:30:00Z', 'evening-after', RUAPUNA],
    ['its last second', '2026-11-22T10:59:59Z', 'evening-after', RUAPUNA],
    ['the midnight after it', '2026-11-22T11:00:00Z', 'week-after', null],
    ['four days after it', '2026-11-26T00:00:00Z', 'week-after', null],
    ['a week before the next one', '2026-11-26T11:00:00Z', 'race-week', null],
  ])('%s', (_, now, name, on) => {
    const moment = seasonMoment(season, new Date(now));
    expect([moment.name, urlOf(moment.on)]).toEqual([name, on]);
  });

  test('names the round that was, for a week, beside the one to come', () => {
    expect(at('2026-11-26T00:00:00Z')).toEqual(['week-after', null, TERETONGA, RUAPUNA]);
    expect(at('2026-11-29T10:59:59Z')).toEqual(['race-week', null, TERETONGA, RUAPUNA]);
    expect(at('2026-11-29T11:00:00Z')).toEqual(['race-week', null, TERETONGA, null]);
    expect(at('2026-11-21T00:00:00Z')).toEqual(['race-day', RUAPUNA, TERETONGA, null]);
    expect(at('2026-11-22T05:00:00Z')).toEqual(['evening-after', RUAPUNA, TERETONGA, RUAPUNA]);
  });

  test('passes over a postponed round, and ends with the last one', () => {
    const final = 'round-8-grand-final';
    expect(at('2027-01-27T00:00:00Z')).toEqual(['run-up', null, final, null]);
    expect(at('2027-02-17T00:00:00Z')).toEqual(['week-after', null, null, final]);
    expect(at('2027-03-01T00:00:00Z')).toEqual(['season-break', null, null, null]);
    expect(urlOf(seasonMoment(season, new Date('2027-03-01T00:00:00Z')).last)).toBe(final);
    expect(at('2027-03-01T00:00:00Z', [])).toEqual(['season-break', null, null, null]);
  });

  test('names the next instant at which it changes by the clock, the summer time’s two ends included', () => {
    const changes: string[] = [];
    let now: Date | null = new Date('2026-09-20T00:00:00Z');
    for (let turn = 0; turn < 9 && now !== null; turn += 1) {
      now = seasonMoment(season, now).changesAt;
      if (now !== null) changes.push(now.toISOString());
    }
    // Until the last day of the first round, when the clocks go forward, New Zealand is 12 hours ahead.
    expect(changes).toEqual([
      '2026-09-24T12:00:00.000Z',
      '2026-09-27T04:30:00.000Z',
      '2026-09-27T11:00:00.000Z',
      '2026-10-01T11:00:00.000Z',
      '2026-10-04T11:00:00.000Z',
      '2026-10-08T11:00:00.000Z',
      '2026-10-11T04:30:00.000Z',
      '2026-10-11T11:00:00.000Z',
      '2026-10-15T11:00:00.000Z',
    ]);
    expect(seasonMoment(season, new Date('2026-05-01T00:00:00Z')).changesAt?.toISOString()).toBe(
      '2026-07-30T12:00:00.000Z',
    );
    expect(seasonMoment(season, new Date('2027-03-01T00:00:00Z')).changesAt).toBeNull();
    expect(urlOf(seasonMoment(season, new Date('2028-03-01T00:00:00Z')).last)).toBe('round-8-grand-final');
  });
});

describe('rounds close together', () => {
  const first = fullRound({
    url: 'first',
    start_date: '2027-01-14T19:30:00Z',
    end_date: '2027-01-17T04:30:00Z',
  });

  test('a round a week later leaves three days for looking back', () => {
    const second = {
      ...first,
      url: 'second',
      start_date: '2027-01-21T19:30:00Z',
      end_date: '2027-01-24T04:30:00Z',
    };
    const both = [second, first];
    expect(at('2027-01-15T00:00:00Z', both)).toEqual(['race-day', 'first', 'second', null]);
    expect(at('2027-01-20T10:59:59Z', both)).toEqual(['week-after', null, 'second', 'first']);
    expect(at('2027-01-20T11:00:00Z', both)).toEqual(['race-week', null, 'second', 'first']);
    expect(at('2027-01-21T11:00:00Z', both)).toEqual(['race-day', 'second', null, 'first']);
  });

  test('the one that still races counts before the one that has raced', () => {
    const other = { ...first, url: 'other', end_date: '2027-01-17T06:00:00Z' };
    expect(at('2027-01-17T05:00:00Z', [first, other])).toEqual(['race-day', 'other', null, 'first']);
    expect(at('2027-01-17T06:00:00Z', [first, other])).toEqual(['evening-after', 'other', null, 'other']);
  });
});

test('each circuit has its own clock', () => {
  const abroad = fullRound({
    url: 'abroad',
    start_date: '2027-01-14T23:30:00Z',
    end_date: '2027-01-17T06:30:00Z',
    venue: { ...fullRound().venue!, timezone: 'Australia/Sydney' },
  });
  expect(at('2027-01-14T12:59:59Z', [abroad])[0]).toBe('race-week');
  expect(at('2027-01-14T13:00:00Z', [abroad])[0]).toBe('race-day');
});

test.each(['2027-01-17T00:00:00Z', '2027-01-17', '2027-01-16T11:00:00Z'])(
  'an end without a time of day (%s) is no end of the racing',
  (end_date) => {
    const round = fullRound({ url: 'days', start_date: '2027-01-15', end_date });
    expect(at('2027-01-17T08:00:00Z', [round])[0]).toBe('race-day');
    expect(at('2027-01-17T11:00:00Z', [round])[0]).toBe('week-after');
  },
);
