import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { isInstant, readMoment, UNREADABLE_MOMENT, writeMoment } from './read-moment.ts';

const read = (text: string, zone: string = CHAMPIONSHIP_TIME_ZONE) => readMoment(text, zone);
const NINE = '2026-11-22T20:00:00.000Z';

describe('a typed date', () => {
  it.each([
    '23/11/2026 9:00 AM',
    '23/11/2026 9:00am',
    '23/11/2026 9 a.m.',
    '23/11/2026 09:00',
    '23/11/2026, 9:00',
    '23/11/2026 9.00',
    '23/11/2026 9:00:00 AM',
    '23/11/26 9:00',
    '23.11.2026 9:00',
    '23-11-2026 9:00',
    '  23/11/2026   9:00\u00a0AM ',
    '23 Nov 2026 9:00am',
    '23 Nov 2026, 09:00',
    '23rd November 2026 at 9:00',
    'Monday, 23 November 2026 9:00',
    '2026-11-23 09:00',
    '2026-11-23T09:00',
    '2026-11-22T20:00:00.000Z',
    '2026-11-23T09:00:00+13:00',
  ])('reads %j', (text) => {
    expect(read(text)).toEqual({ instant: NINE });
  });

  it.each([
    ['3/2/2027 9:00', '2027-02-02T20:00:00.000Z'],
    ['03/02/2027 12:00 AM', '2027-02-02T11:00:00.000Z'],
    ['03/02/2027 12:30 PM', '2027-02-02T23:30:00.000Z'],
    ['3/2/2027 21:05:07', '2027-02-03T08:05:07.000Z'],
    ['3/2/2027 9:05:07 pm', '2027-02-03T08:05:07.000Z'],
    ['29/2/2028 0:00', '2028-02-28T11:00:00.000Z'],
    ['3/2/2027', '2027-02-02T11:00:00.000Z'],
  ])('has the day before the month, and either clock: %j', (text, instant) => {
    expect(read(text)).toEqual({ instant });
  });

  it('is by the clock of its own zone', () => {
    expect(read('23/11/2026 9:00', 'Australia/Melbourne')).toEqual({ instant: '2026-11-22T22:00:00.000Z' });
    expect(read('23/11/2026 9:00', 'UTC')).toEqual({ instant: '2026-11-23T09:00:00.000Z' });
  });

  it('is refused when the clocks skip it in September', () => {
    expect(read('27/9/2026 1:59')).toEqual({ instant: '2026-09-26T13:59:00.000Z' });
    expect(read('27/9/2026 2:30')).toMatchObject({ problem: expect.stringMatching(/go forward/) as unknown });
    expect(read('2026-09-27T02:30')).toHaveProperty('problem');
    expect(read('27/9/2026 3:00')).toEqual({ instant: '2026-09-26T14:00:00.000Z' });
  });

  it('is the first of the two when the clocks go back in April', () => {
    expect(read('4/4/2027 1:30')).toEqual({ instant: '2027-04-03T12:30:00.000Z' });
    expect(read('4/4/2027 2:30')).toEqual({ instant: '2027-04-03T13:30:00.000Z' });
    expect(read('4/4/2027 3:00')).toEqual({ instant: '2027-04-03T15:00:00.000Z' });
  });

  it.each(['31/2/2026 9:00', '29/2/2027 9:00', '0/1/2027 9:00', '11/23/2026 9:00', '2026-02-30T09:00:00Z'])(
    'isn’t a day in the calendar: %j',
    (text) => {
      expect(read(text)).toMatchObject({ problem: expect.stringMatching(/no such day/) as unknown });
    },
  );

  it.each([
    '23/11/2026 25:00',
    '23/11/2026 9:60',
    '23/11/2026 13:00 PM',
    '23/11/2026 0:30 am',
    '23/11/2026 9',
  ])('isn’t a time of day: %j', (text) => {
    expect(read(text)).toMatchObject({ problem: expect.stringMatching(/no such time/) as unknown });
  });

  it.each(['tomorrow', '9:00', '23/11', '23/11 9:00', '23/11/2026 morning', 'x', '1', '23 Foo 2026 9:00'])(
    'can’t be read: %j',
    (text) => {
      expect(read(text)).toEqual({ problem: UNREADABLE_MOMENT });
    },
  );
});

describe('a time alone', () => {
  it.each([
    ['10:30', '2026-11-22T21:30:00.000Z'],
    ['9:00', NINE],
    ['2:15 pm', '2026-11-23T01:15:00.000Z'],
    ['21:00', '2026-11-23T08:00:00.000Z'],
    ['0:00', '2026-11-22T11:00:00.000Z'],
  ])('is on the day that the field has, by the same clock: %j', (text, instant) => {
    expect(readMoment(text, CHAMPIONSHIP_TIME_ZONE, NINE)).toEqual({ instant });
  });

  it('is on another day elsewhere', () => {
    expect(readMoment('9:00', 'America/New_York', NINE)).toEqual({ instant: '2026-11-22T14:00:00.000Z' });
  });

  it('leaves a text with a day unchanged, and an invalid time unread', () => {
    expect(readMoment('24/11/2026 9:00', CHAMPIONSHIP_TIME_ZONE, NINE)).toEqual({
      instant: '2026-11-23T20:00:00.000Z',
    });
    for (const text of ['9', '25:00', 'noon', '23/11'])
      expect(readMoment(text, CHAMPIONSHIP_TIME_ZONE, NINE)).toEqual({ problem: UNREADABLE_MOMENT });
  });

  it('is refused when the clocks skip it', () => {
    expect(readMoment('2:30', CHAMPIONSHIP_TIME_ZONE, '2026-09-26T20:00:00.000Z')).toHaveProperty('problem');
  });
});

describe('a shown date', () => {
  it.each([NINE, '2027-02-03T08:05:07.000Z', '2026-09-26T14:00:00.000Z', '2027-04-03T12:30:00.000Z'])(
    'reads back as the same instant: %s',
    (instant) => {
      expect(read(writeMoment(instant, CHAMPIONSHIP_TIME_ZONE))).toEqual({ instant });
    },
  );

  it('has seconds only if there are any', () => {
    expect(writeMoment(NINE, CHAMPIONSHIP_TIME_ZONE)).toBe('23 Nov 2026 9:00am');
    expect(writeMoment('2027-02-03T08:05:07.000Z', CHAMPIONSHIP_TIME_ZONE)).toBe('3 Feb 2027 9:05:07pm');
  });

  it('is distinguished from a text that couldn’t be read', () => {
    expect(['2026-11-22T20:00:00.000Z', '2026-11-22T20:00:00Z '].map(isInstant)).toEqual([true, false]);
  });
});
