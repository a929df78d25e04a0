import { expect, test } from 'vitest';
import { fullRound, session } from '@/tests/widgets/racing-records';
import { roundJsonLd } from './event';

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
