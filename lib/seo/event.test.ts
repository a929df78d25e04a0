import { expect, test } from 'vitest';
import { fullRound, result, session, timetableSession } from '@/tests/widgets/racing-records';
import { roundJsonLd, sessionPageJsonLd } from './event';

const site = { name: 'Southern Cross', siteUrl: 'https://www.example.nz' };
const before = new Date('2027-01-01T00:00:00Z');
const after = new Date('2027-02-01T00:00:00Z');

test("describes a round's dates, circuit and address", () => {
  expect(roundJsonLd(fullRound(), site, before)).toMatchObject({
    '@type': 'SportsEvent',
    url: 'https://www.example.nz/round/taupo-historic-gp',
    startDate: '2027-01-15T20:00:00Z',
    endDate: '2027-01-17T05:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      name: 'Taupō International Motorsport Park',
      address: {
        streetAddress: '61 Broadlands Road',
        addressLocality: 'Taupō',
        addressCountry: 'New Zealand',
      },
      geo: { latitude: -38.66, longitude: 176.15 },
    },
  });
});

test('offers tickets only while they are on sale', () => {
  const selling = fullRound({ spectator_purchase_link: 'https://tickets.example/7' });
  expect(roundJsonLd(selling, site, before)).toHaveProperty('offers.url', 'https://tickets.example/7');
  expect(roundJsonLd(selling, site, after)).not.toHaveProperty('offers');
  expect(roundJsonLd(fullRound(), site, before)).not.toHaveProperty('offers');
});

test('has an event for each dated session', () => {
  const results = [session({ id: 4, date: '2027-01-16T01:00:00Z' }), session({ id: 5, date: null })];
  const data = roundJsonLd(fullRound({ results }), site, before);
  expect(data).toHaveProperty('subEvent.length', 1);
  expect(data).toHaveProperty('subEvent.0.url', 'https://www.example.nz/session/4');
});

test('says what became of a session and of a round', () => {
  const planned = result([], {
    date: '2027-01-16T01:30:00Z',
    ends_at: '2027-01-16T02:00:00Z',
    session_status: 'delayed',
    previous_starts_at: '2027-01-16T01:00:00Z',
    round: { id: 7, name: 'Taupō', url: 'taupo', venue: { name: 'Taupō', timezone: 'Pacific/Auckland' } },
  });
  expect(sessionPageJsonLd(planned, site.siteUrl)).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2027-01-16T01:30:00Z',
    endDate: '2027-01-16T02:00:00Z',
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2027-01-16T01:00:00Z',
    superEvent: { '@id': 'https://www.example.nz/round/taupo#event' },
  });
  const cancelled = sessionPageJsonLd({ ...planned, session_status: 'cancelled' }, site.siteUrl);
  expect(cancelled).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
  expect(cancelled).not.toHaveProperty('previousStartDate');
  expect(roundJsonLd(fullRound({ round_status: 'postponed' }), site, before)).toHaveProperty(
    'eventStatus',
    'https://schema.org/EventPostponed',
  );
});

test('has the planned sessions of a timetable, without gates and pit walks', () => {
  const date = '2027-01-16T01:00:00Z';
  const sessions = [
    timetableSession({ id: 8, kind: 'activity', date }),
    timetableSession({ id: 9, kind: 'race', date, session_status: 'scheduled' }),
  ];
  const data = roundJsonLd(fullRound({ sessions }), site, before);
  expect(data).toHaveProperty('subEvent.length', 1);
  expect(data).toHaveProperty('subEvent.0.url', 'https://www.example.nz/session/9');
});
