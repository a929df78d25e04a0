import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import { round } from '@/tests/widgets/records';
import { fullRound } from '@/tests/widgets/racing-records';
import { roundsCalendar } from './rounds-calendar';

let t: Translator;
beforeAll(async () => {
  t = await getTranslator('en');
});

const settings = {
  name: 'Southern Cross',
  siteUrl: 'https://www.example.nz',
  now: new Date('2027-01-01T00:00:00Z'),
};
const calendarOf = (modified: string | null, shown = fullRound()) =>
  roundsCalendar([{ round: shown, modified }], { ...settings, t });

/** Unfolds lines (RFC 5545 section 3.1). */
const linesOf = (calendar: string) => calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
const valueOf = (calendar: string, name: string) =>
  linesOf(calendar)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, '');

describe('the calendar of rounds', () => {
  test("keeps a round's id through all changes", () => {
    const renamed = fullRound({ name: 'Another name', url: 'another-url' });
    expect(valueOf(calendarOf(null), 'UID')).toBe('round-7@www.example.nz');
    expect(valueOf(calendarOf('2027-01-02T00:00:00Z', renamed), 'UID')).toBe('round-7@www.example.nz');
  });

  test('increments the sequence with every change, also of a content server that does not count them', () => {
    const sequence = (modified: string) => Number(valueOf(calendarOf(modified), 'SEQUENCE'));
    expect(sequence('2027-01-02T00:05:00Z')).toBeGreaterThan(sequence('2027-01-02T00:00:00Z'));
    expect(sequence('2099-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
    expect(valueOf(calendarOf('2027-01-02T00:05:00Z'), 'LAST-MODIFIED')).toBe('20270102T000500Z');
  });

  test('has the sequence and the time of the last change that a calendar shows, where those are counted', () => {
    const counted = fullRound({ revision: 29_980_806, revised_at: '2027-01-02T00:05:10Z' });
    // Its page changed later.
    const calendar = calendarOf('2027-01-09T00:00:00Z', counted);
    expect(valueOf(calendar, 'SEQUENCE')).toBe('29980806');
    expect(valueOf(calendar, 'LAST-MODIFIED')).toBe('20270102T000510Z');
    expect(valueOf(calendar, 'DTSTAMP')).toBe('20270102T000510Z');
  });

  test('never falls when a content server begins to count, even from 0', () => {
    const sequence = (revision: number) =>
      Number(valueOf(calendarOf('2027-01-02T00:05:00Z', fullRound({ revision })), 'SEQUENCE'));
    expect(sequence(0)).toBe(29_980_805);
    expect(sequence(1)).toBe(29_980_805);
    expect(sequence(29_980_900)).toBe(29_980_900);
  });

  test('says that a round moved, why, and from where', () => {
    const moved = fullRound({
      round_status: 'moved',
      status_note: 'Resealing of the pit lane',
      previous_venue: { name: 'Hampton Downs', url: '' },
    });
    const calendar = calendarOf(null, moved);
    expect(valueOf(calendar, 'SUMMARY')).toBe('Taupō Historic Grand Prix (Moved)');
    expect(valueOf(calendar, 'DESCRIPTION')).toMatch(
      /^Resealing of the pit lane\\nMoved from Hampton Downs\\n/,
    );
    expect(valueOf(calendar, 'LOCATION')).toContain('Taupō International Motorsport Park');
    expect(valueOf(calendarOf(null), 'SUMMARY')).toBe('Taupō Historic Grand Prix');
  });

  test('is read as it is meant by a parser that did not write it', () => {
    const off = fullRound({
      id: 8,
      url: 'off',
      name: 'Off; really, “off”',
      round_status: 'cancelled',
      revision: 2,
    });
    const calendar = roundsCalendar(
      [
        { round: fullRound({ name: 'Ō'.repeat(120) }), modified: '2027-01-02T00:05:10Z' },
        { round: off, modified: null },
      ],
      { ...settings, t },
    );
    const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, location, sequence, startDate, endDate } = new ICAL.Event(component);
      return {
        uid,
        summary,
        location,
        sequence,
        times: [startDate, endDate].map((time) => time.toJSDate().toISOString()),
        zone: startDate.zone.tzid,
        status: component.getFirstPropertyValue('status'),
      };
    });
    const times = ['2027-01-15T20:00:00.000Z', '2027-01-17T05:00:00.000Z'];
    expect(events).toEqual([
      {
        uid: 'round-7@www.example.nz',
        summary: 'Ō'.repeat(120),
        location: expect.stringContaining('Taupō International Motorsport Park'),
        sequence: Date.parse('2027-01-02T00:05:00Z') / 60_000,
        times,
        zone: 'UTC',
        status: 'CONFIRMED',
      },
      expect.objectContaining({
        uid: 'round-8@www.example.nz',
        summary: 'Off; really, “off” (Cancelled)',
        sequence: 2,
        times,
        status: 'CANCELLED',
      }),
    ]);
  });

  test('gives start and end in UTC', () => {
    expect(valueOf(calendarOf(null), 'DTSTART')).toBe('20270115T200000Z');
    expect(valueOf(calendarOf(null), 'DTEND')).toBe('20270117T050000Z');
  });

  test("escapes the format's special characters", () => {
    const tricky = round({ name: 'Sun; sand, and\nspeed \\o/' });
    expect(valueOf(calendarOf(null, { ...fullRound(), ...tricky }), 'SUMMARY')).toBe(
      'Sun\\; sand\\, and\\nspeed \\\\o/',
    );
  });

  test('folds lines at 75 octets and ends each with CRLF', () => {
    const calendar = calendarOf(null, fullRound({ name: 'Ō'.repeat(120) }));
    const lines = calendar.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(valueOf(calendar, 'SUMMARY')).toBe('Ō'.repeat(120));
  });

  test('is valid without rounds, too', () => {
    const lines = linesOf(roundsCalendar([], { ...settings, t }));
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });
});
