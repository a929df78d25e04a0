import { expect, test } from 'vitest';
import { fullRound, result, session, timetableSession } from '@/tests/widgets/racing-records';
import { resultRoundSchema, type Round } from '@/lib/contract/entities/racing';
import { productSchema } from '@/lib/contract/entities/shop';
import { roundJsonLd, sessionPageJsonLd } from './event';

const site = { name: 'Southern Cross', siteUrl: 'https://www.example.nz' };
const before = new Date('2027-01-01T00:00:00Z');
const after = new Date('2027-02-01T00:00:00Z');

test("describes a round's dates, circuit and address (spec 1.22)", () => {
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
  for (const round_status of ['postponed', 'cancelled'] as const)
    expect(roundJsonLd({ ...selling, round_status }, site, before), round_status).not.toHaveProperty(
      'offers',
    );
  for (const round_status of ['rescheduled', 'moved'] as const)
    expect(roundJsonLd({ ...selling, round_status }, site, before), round_status).toHaveProperty('offers');
});

test('offers each ticket that the site sells itself, with its price and until when that counts', () => {
  const selling = fullRound({ spectator_purchase_link: '/round/taupo-historic-gp#tickets' });
  const sku = { code: 'A', in_stock: true };
  const weekend = productSchema.parse({
    name: 'Weekend',
    slug: 'weekend',
    price: 55,
    skus: [
      { ...sku, id: 1, name: 'Adult', price: 55, price_until: '2027-01-04', later_price: 65 },
      { ...sku, id: 2, name: 'Child', price: 30, in_stock: false },
    ],
  });
  const { offers } = JSON.parse(JSON.stringify(roundJsonLd(selling, site, before, { tickets: [weekend] })));
  const url = 'https://www.example.nz/round/taupo-historic-gp#tickets';
  expect(offers).toEqual([
    {
      '@type': 'Offer',
      name: 'Weekend, Adult',
      url,
      price: '55.00',
      priceCurrency: 'NZD',
      availability: 'https://schema.org/InStock',
      validThrough: '2027-01-04',
    },
    {
      '@type': 'Offer',
      name: 'Weekend, Child',
      url,
      price: '30.00',
      priceCurrency: 'NZD',
      availability: 'https://schema.org/SoldOut',
    },
  ]);
});

test('offers tickets at a full address, and at none that no page would link to', () => {
  const at = (spectator_purchase_link: string) =>
    roundJsonLd(fullRound({ spectator_purchase_link }), site, before);
  expect(at('/shop/tickets')).toHaveProperty('offers.url', 'https://www.example.nz/shop/tickets');
  expect(at('javascript:alert(1)')).not.toHaveProperty('offers');
});

test('says that tickets are sold out where they are not listed, as on the entry list', () => {
  const spectator_purchase_link = '/round/taupo-historic-gp#tickets';
  const soldOut = fullRound({ spectator_purchase_link, tickets_sold_out: true });
  const data = roundJsonLd(soldOut, site, before, { entries: [] });
  expect(data).toHaveProperty('offers.availability', 'https://schema.org/SoldOut');
});

test('has an event for each dated session', () => {
  const results = [session({ id: 4, date: '2027-01-16T01:00:00Z' }), session({ id: 5, date: null })];
  const data = roundJsonLd(fullRound({ results }), site, before);
  expect(data).toHaveProperty('subEvent.length', 1);
  expect(data).toHaveProperty('subEvent.0.url', 'https://www.example.nz/session/4');
});

const roundOfResult = (over: Partial<Round> = {}) => resultRoundSchema.parse(fullRound(over));
const statusOf = (data: object) => Reflect.get(data, 'eventStatus');

test('a session falls with its round, but not one that has been held', () => {
  const date = '2027-01-16T01:00:00Z';
  const planned = timetableSession({ id: 1, kind: 'race', date, session_status: 'delayed' });
  const finished = { ...planned, id: 2, session_status: 'finished' as const };
  const off = { ...planned, id: 3, session_status: 'cancelled' as const };
  for (const [round_status, ofPlanned] of [
    ['postponed', 'https://schema.org/EventPostponed'],
    ['cancelled', 'https://schema.org/EventCancelled'],
    ['rescheduled', 'https://schema.org/EventScheduled'],
  ] as const) {
    const expected = [ofPlanned, 'https://schema.org/EventScheduled', 'https://schema.org/EventCancelled'];
    const round = fullRound({ round_status, sessions: [planned, finished, off] });
    const { subEvent } = JSON.parse(JSON.stringify(roundJsonLd(round, site, before)));
    expect(subEvent.map(statusOf), round_status).toEqual(expected);
    const pages = [planned, finished, off].map((each) =>
      sessionPageJsonLd(result([], { ...each, round: roundOfResult({ round_status }) }), [], site.siteUrl),
    );
    expect(pages.map(statusOf), round_status).toEqual(expected);
  }
});

test("a session has its circuit's address and position", () => {
  const data = sessionPageJsonLd(result([], { round: roundOfResult() }), [], site.siteUrl);
  expect(data).toHaveProperty('location.address.streetAddress', '61 Broadlands Road');
  expect(data).toHaveProperty('location.geo.latitude', -38.66);
});

test('says what became of a session and of a round', () => {
  const planned = result([], {
    date: '2027-01-16T01:30:00Z',
    ends_at: '2027-01-16T02:00:00Z',
    session_status: 'delayed',
    previous_starts_at: '2027-01-16T01:00:00Z',
    round: roundOfResult({ url: 'taupo' }),
  });
  expect(sessionPageJsonLd(planned, [], site.siteUrl)).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2027-01-16T01:30:00Z',
    endDate: '2027-01-16T02:00:00Z',
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2027-01-16T01:00:00Z',
    superEvent: { '@id': 'https://www.example.nz/round/taupo#event' },
  });
  const cancelled = sessionPageJsonLd({ ...planned, session_status: 'cancelled' }, [], site.siteUrl);
  expect(cancelled).toHaveProperty('eventStatus', 'https://schema.org/EventCancelled');
  expect(cancelled).not.toHaveProperty('previousStartDate');
  expect(roundJsonLd(fullRound({ round_status: 'postponed' }), site, before)).toHaveProperty(
    'eventStatus',
    'https://schema.org/EventPostponed',
  );
});

test('names the competitors of a session, alone or as a crew, with their team and page', () => {
  const mere = { id: 1, name: 'Mere Tautahi', url: 'mere-tautahi' };
  const cars = [
    { name: 'Mere Tautahi', drivers: [mere], team: 'Kea Racing', team_url: 'kea-racing' },
    { name: 'TAUTAHI/LINDQVIST', drivers: [], team: 'Tui Racing', team_url: '' },
  ];
  const data = sessionPageJsonLd(result([], { date: '2027-01-16T01:30:00Z' }), cars, site.siteUrl);
  expect(data).toHaveProperty('competitor', [
    {
      '@type': 'Person',
      name: 'Mere Tautahi',
      url: 'https://www.example.nz/drivers/mere-tautahi',
      memberOf: { '@type': 'SportsTeam', name: 'Kea Racing', url: 'https://www.example.nz/team/kea-racing' },
    },
    {
      '@type': 'SportsTeam',
      name: 'Tui Racing',
      sport: 'Motorsport',
      athlete: [
        { '@type': 'Person', name: 'TAUTAHI' },
        { '@type': 'Person', name: 'LINDQVIST' },
      ],
    },
  ]);
  expect(sessionPageJsonLd(result([], {}), [], site.siteUrl)).not.toHaveProperty('competitor');
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
