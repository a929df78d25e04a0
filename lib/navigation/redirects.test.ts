import { describe, expect, test } from 'vitest';
import { findRedirect } from './redirects';

const table = [
  { id: 1, from: '/old-news', to: '/stories' },
  { id: 2, from: 'stories/', to: '/news?from=old' },
  { id: 3, from: '/a', to: '/b' },
  { id: 4, from: '/b', to: '/a' },
  { id: 5, from: '/away', to: 'https://example.org/there' },
];

test('leaves an address alone that is not in the table', () => {
  expect(findRedirect('news', table)).toBeNull();
});

test('goes straight to the end of a chain, whatever slashes the editor typed (spec 2.31)', () => {
  expect(findRedirect('old-news', table)).toBe('/news?from=old');
});

test('does not redirect a loop, which then is a 404', () => {
  expect(findRedirect('a', table)).toBeNull();
});

test('redirects to another site', () => {
  expect(findRedirect('away', table)).toBe('https://example.org/there');
});

describe('a record with a new URL name', () => {
  const moves = [
    { id: 1, from: '/round/taupo', to: '/round/taupo-gp' },
    { id: 2, from: '/category/gr86', to: '/category/gr86-championship' },
    { id: 3, from: '/news/reports', to: '/news/race-reports' },
    { id: 4, from: '/drivers/ana', to: '/drivers/ana-roe' },
    { id: 5, from: '/round/gone', to: '/rounds' },
    { id: 6, from: '/info/a', to: '/info/b' },
    { id: 7, from: '/standings/gt', to: '/standings/gt-cup' },
    { id: 8, from: '/drivers/dee', to: '/drivers/dee-fa' },
    { id: 9, from: '/drivers/gone', to: '/drivers' },
    { id: 10, from: '/category/entries', to: '/category/entered' },
    { id: 11, from: '/drivers/one', to: '/drivers/other' },
    { id: 12, from: '/drivers/other', to: '/drivers/one' },
  ];

  test('takes along what is below its page', () => {
    expect(findRedirect('round/taupo/entries', moves)).toBe('/round/taupo-gp/entries');
    expect(findRedirect('drivers/ana/against/bo~cy', moves)).toBe('/drivers/ana-roe/against/bo~cy');
    expect(findRedirect('news/reports/2', moves)).toBe('/news/race-reports/2');
    // A redirect is sent as a header.
    expect(findRedirect('round/taupo/ō', moves)).toBe('/round/taupo-gp/%C5%8D');
  });

  test('takes along its results, posts, calendars and feed, which people subscribe to', () => {
    const found = [
      ...['results/taupo', 'feed/round/taupo', 'feeds/round/taupo.ics'],
      ...['feeds/rounds/gr86.ics', 'feeds/sessions/gr86.ics', 'feeds/news/reports.xml'],
    ].map((path) => findRedirect(path, moves));
    expect(found).toEqual([
      ...['/results/taupo-gp', '/feed/round/taupo-gp', '/feeds/round/taupo-gp.ics'],
      ...['/feeds/rounds/gr86-championship.ics', '/feeds/sessions/gr86-championship.ics'],
      '/feeds/news/race-reports.xml',
    ]);
  });

  test('takes along the tables of championships after a round, also if the championship has a new name, too', () => {
    expect(findRedirect('standings/tcr/taupo', moves)).toBe('/standings/tcr/taupo-gp');
    expect(findRedirect('standings/gt/taupo', moves)).toBe('/standings/gt-cup/taupo-gp');
    expect(findRedirect('standings/gt/manfeild', moves)).toBe('/standings/gt-cup/manfeild');
  });

  test('takes along a category’s timetable in a round, also if the round has a new name, too', () => {
    expect(findRedirect('round/manfeild/gr86', moves)).toBe('/round/manfeild/gr86-championship');
    expect(findRedirect('round/taupo/gr86', moves)).toBe('/round/taupo-gp/gr86-championship');
  });

  test('takes along every comparison with a driver, whichever of its drivers have new names', () => {
    const compared = (drivers: string) => findRedirect(`drivers/${drivers}`, moves);
    expect(compared('cy/against/dee')).toBe('/drivers/cy/against/dee-fa');
    expect(compared('ana/against/dee')).toBe('/drivers/ana-roe/against/dee-fa');
    // In the order of the page's own address.
    expect(compared('cy/against/bo~dee~ana')).toBe('/drivers/ana-roe/against/bo~cy~dee-fa');
    expect(compared('dee/against/ana~bo')).toBe('/drivers/ana-roe/against/bo~dee-fa');
    // Its redirects lead back to it.
    expect(compared('cy/against/one')).toBeNull();
    expect(compared('one/against/cy')).toBeNull();
  });

  test('takes along nothing of other records, nor below other pages', () => {
    const others = [
      ...['results/gone', 'results/taupo-gp', 'feeds/rounds/taupo.ics', 'info/a/c'],
      ...['standings/taupo', 'standings/tcr/gone', 'standings/tcr/taupo/more', 'standings/tcr/taupo-gp'],
      ...['round/manfeild/gt', 'round/manfeild/entries', 'round/manfeild/gr86/more'],
      ...['drivers/cy/against/bo', 'drivers/cy/against/gone', 'drivers/cy/beside/dee', 'drivers/cy/dee'],
    ];
    for (const path of others) expect([path, findRedirect(path, moves)]).toEqual([path, null]);
  });
});
