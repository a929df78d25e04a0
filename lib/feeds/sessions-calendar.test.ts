import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import { fullRound, timetableSession } from '@/tests/widgets/racing-records';
import { sessionsCalendar, type RoundWithSessions } from './sessions-calendar';

const GT = { id: 1, name: 'GT', url: 'gt' };
const FORD = { id: 2, name: 'Formula Ford', url: 'formula-ford' };

let t: Translator;
beforeAll(async () => {
  t = await getTranslator('en');
});

const calendarOf = (rounds: readonly RoundWithSessions[], ...categories: string[]) =>
  sessionsCalendar(rounds, {
    name: 'Southern Cross',
    siteUrl: 'https://www.example.nz',
    now: new Date('2027-01-01T00:00:00Z'),
    categories,
    t,
  });

/** Reads a calendar with a parser that didn't write it. */
const eventsIn = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      zone: event.startDate.zone.tzid,
      status: component.getFirstPropertyValue('status'),
      modified: component.getFirstPropertyValue('last-modified')?.toString() ?? null,
    };
  });

const race = timetableSession({
  id: 31,
  category: GT,
  starts_at: '2027-01-16T01:00:00Z',
  ends_at: '2027-01-16T01:20:00Z',
  session_status: 'scheduled',
});

describe('the calendar of sessions', () => {
  test('has each session as an event, with its round and circuit', () => {
    const [event] = eventsIn(calendarOf([fullRound({ sessions: [race] })]));
    expect(event).toMatchObject({
      uid: 'session-31@www.example.nz',
      summary: 'GT – Race 1',
      location: expect.stringContaining('Taupō International Motorsport Park'),
      start: '2027-01-16T01:00:00.000Z',
      end: '2027-01-16T01:20:00.000Z',
      zone: 'UTC',
      status: 'CONFIRMED',
      sequence: 0,
      modified: null,
    });
  });

  test('is right on both days on which New Zealand changes its clocks', () => {
    // 9:00 at the circuit, before and after each clock change.
    const starts = [
      '2026-09-25T21:00:00Z',
      '2026-09-26T20:00:00Z',
      '2027-04-02T20:00:00Z',
      '2027-04-03T21:00:00Z',
    ];
    const sessions = starts.map((starts_at, index) =>
      timetableSession({ id: index + 1, starts_at, ends_at: null }),
    );
    const clock = new Intl.DateTimeFormat('en-NZ', {
      timeZone: 'Pacific/Auckland',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const shown = eventsIn(calendarOf([fullRound({ sessions })])).map(({ start }) =>
      clock.format(new Date(start)),
    );
    expect(shown).toEqual(['09:00', '09:00', '09:00', '09:00']);
  });

  test('cancels a session that is called off, and all of a round that is', () => {
    const statuses = (sessions: RoundWithSessions['sessions'], over: Parameters<typeof fullRound>[0] = {}) =>
      eventsIn(calendarOf([{ ...fullRound(over), sessions }])).map(({ status }) => status);
    const off = { ...race, id: 32, session_status: 'cancelled' } as const;
    const later = { ...race, id: 33, session_status: 'postponed' } as const;
    expect(statuses([race, off, later])).toEqual(['CONFIRMED', 'CANCELLED', 'TENTATIVE']);
    expect(statuses([race], { round_status: 'cancelled' })).toEqual(['CANCELLED']);
    expect(statuses([race, off], { round_status: 'postponed' })).toEqual(['TENTATIVE', 'CANCELLED']);
    expect(eventsIn(calendarOf([fullRound({ sessions: [off] })]))[0]?.summary).toBe(
      'GT – Race 1 (Cancelled)',
    );
  });

  test('keeps the id and the sequence of a session that moves to a round that changed less often', () => {
    const often = { revision: 9, revised_at: '2027-01-04T00:00:00Z' };
    const before = { ...race, revision: 2, revised_at: '2027-01-02T00:00:00Z' };
    const moved = { ...race, revision: 3, revised_at: '2027-01-03T00:00:00Z', session_name: 'Final' };
    const [one] = eventsIn(calendarOf([fullRound({ ...often, sessions: [before] })]));
    const [other] = eventsIn(calendarOf([fullRound({ id: 8, sessions: [moved] })]));
    expect([one?.sequence, other?.sequence]).toEqual([2, 3]);
    expect([one?.modified, other?.modified]).toEqual(['2027-01-02T00:00:00Z', '2027-01-03T00:00:00Z']);
    expect(other?.uid).toBe(one?.uid);
  });

  test('is of one category or several, without sessions that have no start', () => {
    const ford = { ...race, id: 40, category: FORD };
    const gates = { ...race, id: 41, category: null, session_name: 'Gates open' };
    const open = { ...race, id: 42, starts_at: null };
    const rounds = [fullRound({ sessions: [race, ford, gates, open] })];
    const ids = (...categories: string[]) =>
      eventsIn(calendarOf(rounds, ...categories)).map(({ uid }) => uid.split('@')[0]);
    expect(ids()).toEqual(['session-31', 'session-40', 'session-41']);
    expect(ids('formula-ford')).toEqual(['session-40']);
    expect(ids('formula-ford', 'gt')).toEqual(['session-31', 'session-40']);
  });
});
