import { describe, expect, it } from 'vitest';
import { createKnownPaths } from './known-paths.ts';

const known = createKnownPaths(
  {
    pages: ['home', 'news', 'article', 'round', 'results', 'feed', 'about'],
    sitemap: ['/', '/news', '/article/first', '/news/race-reports', '/round/taupo', '/article/%C5%8Dtaki'],
    redirects: [
      { id: 1, from: '/old/page/', to: '/middle' },
      { id: 2, from: 'middle', to: 'about#team' },
      { id: 3, from: 'loop-a', to: 'loop-b' },
      { id: 4, from: 'loop-b', to: 'loop-a' },
      { id: 5, from: 'away', to: 'https://elsewhere.test/' },
    ],
  },
  ['search', 'sitemap.xml', 'cart', 'offline', 'login', 'logout'],
);

describe('known paths', () => {
  it('knows pages, what the sitemap lists and the site’s own routes', () => {
    for (const path of [
      '/',
      '/home',
      '/about',
      '/article/first',
      '/news/race-reports',
      '/search',
      '/search/anything',
      '/search/anything/result',
      '/search/anything/result/12',
      '/logout',
    ]) {
      expect([path, known.find(path)]).toEqual([path, 'known']);
    }
  });

  it('considers an item under another page, and the pages of a list, likely', () => {
    // A list may be filtered by something with its own page elsewhere: /results by /round/taupo.
    for (const path of ['/results/taupo', '/news/page/2', '/news/race-reports/3', '/results/taupo/2']) {
      expect([path, known.find(path)]).toEqual([path, 'likely']);
    }
  });

  it('considers a list narrowed to a group, and its pages, likely', () => {
    const map = { pages: ['drivers'], sitemap: ['/drivers/a-driver'], redirects: [] };
    const { find } = createKnownPaths({ ...map, groups: ['heritage-cup'] }, []);
    for (const path of ['/drivers/heritage-cup', '/drivers/heritage-cup/2'])
      expect([path, find(path)]).toEqual([path, 'likely']);
    expect(find('/drivers/invented/2')).toBe('doubtful');
  });

  it.each(['circuit', 'team'])(
    'knows what is listed below /%s, and once anything is nothing else',
    (page) => {
      expect(known.find(`/${page}/invented`)).toBe('doubtful');
      const sitemap = [`/${page}/manfeild`, '/round/taupo'];
      const redirects = [{ id: 1, from: `/${page}/former`, to: `/${page}/manfeild` }];
      const listed = createKnownPaths({ pages: ['round'], sitemap, redirects }, []);
      expect(listed.find(`/${page}/manfeild`)).toBe('known');
      expect(listed.find(`/${page}/former`)).toEqual({ movedTo: `/${page}/manfeild` });
      expect(listed.find(`/${page}/invented`)).toBe('unknown');
      expect(listed.find(`/${page}/taupo`)).toBe('unknown');
    },
  );

  it('knows only the defined addresses below the site’s own routes', () => {
    for (const path of [
      '/invoice/12',
      '/invoice/print/12',
      '/print-tickets/12',
      '/order/12',
      '/order/V-100001',
      '/feeds/news/race-reports.xml',
      '/feeds/my/3-12.ics',
      `/feeds/my/7_${'k'.repeat(22)}.ics`,
    ]) {
      expect([path, known.find(path)]).toEqual([path, 'known']);
    }
    expect(known.find('/feeds/rounds/invented.ics')).toBe('doubtful');
    expect(known.find('/pdf/999')).toBe('possible');
    for (const path of [
      '/cart/x',
      '/offline/x',
      '/login/x',
      '/home/x',
      '/sitemap.xml/x',
      '/search/a/b',
      '/search/a/result/0',
      '/search/a/result/1000',
      '/search/a/result/1/2',
      '/pdf/x',
      '/pdf/1/2',
      '/invoice/print',
      '/invoice/1/2',
      '/print-tickets/print/1',
      '/order/12/3',
      '/feeds/x',
      '/feeds/news/x.ics',
      '/feeds/my/gt.ics',
      '/feeds/my/7_short.ics',
      '/icons/x.png',
    ]) {
      expect([path, known.find(path)]).toEqual([path, 'unknown']);
    }
  });

  it('does not know made-up paths', () => {
    for (const path of ['/nothing', '/nothing/here', '/article/a/b/c/d']) {
      expect([path, known.find(path)]).toEqual([path, 'unknown']);
    }
  });

  it('doubts an item that the list of its siblings leaves out', () => {
    for (const path of ['/article/invented', '/news/race-reports/999999', '/news/invented/2']) {
      expect([path, known.find(path)]).toEqual([path, 'doubtful']);
    }
    expect(known.find('/feed/any-tag')).toBe('possible');
  });

  it('follows redirects to their end', () => {
    expect(known.find('/old/page')).toEqual({ movedTo: '/about#team' });
    expect(known.find('/loop-a')).toBe('unknown');
    // The page decides whether to leave the site.
    expect(known.find('/away')).toBe('known');
  });

  it('redirects what has moved with a record, such as the calendar that people subscribed to', () => {
    const redirects = [
      { id: 1, from: '/round/taupo', to: '/round/taupo-gp' },
      { id: 2, from: '/category/gt', to: '/category/gt-cup' },
      { id: 3, from: '/drivers/ana', to: '/drivers/ana-roe' },
      { id: 4, from: '/drivers/bo', to: '/drivers/bo-kim' },
    ];
    const sitemap = ['/round/taupo-gp', '/results/taupo-gp'];
    const { find } = createKnownPaths({ pages: ['round', 'results'], sitemap, redirects }, []);
    expect(find('/results/taupo')).toEqual({ movedTo: '/results/taupo-gp' });
    expect(find('/feeds/round/taupo.ics')).toEqual({ movedTo: '/feeds/round/taupo-gp.ics' });
    expect(find('/standings/gt/taupo')).toEqual({ movedTo: '/standings/gt/taupo-gp' });
    expect(find('/round/taupo/gt')).toEqual({ movedTo: '/round/taupo-gp/gt-cup' });
    expect(find('/drivers/ana/against/bo')).toEqual({ movedTo: '/drivers/ana-roe/against/bo-kim' });
    expect(find('/results/taupo-gp')).toBe('known');
  });
});

it('knows listed posts, and the later pages of the posts of listed rounds', () => {
  const { find } = createKnownPaths(
    {
      pages: ['feed', 'round'],
      sitemap: ['round/round-5', 'feed/paddock', 'feed/round/round-5', 'feed/post/12'],
      redirects: [],
    },
    [],
  );
  for (const path of ['/feed/post/12', '/feed/round/round-5', '/feed/round/round-5/2', '/feed/paddock'])
    expect([path, find(path)]).toEqual([path, 'known']);
  for (const path of ['/feed/round/round-9/2', '/feed/post/12/2/3'])
    expect([path, find(path)]).toEqual([path, 'unknown']);
  for (const path of ['/feed/post/999999', '/feed/round/round-5/0', '/feed/invented'])
    expect([path, find(path)]).toEqual([path, 'doubtful']);
});

it('knows the timetables of listed categories', () => {
  const { find } = createKnownPaths(
    {
      pages: ['category', 'session'],
      sitemap: ['/category/gt', '/session/1'],
      redirects: [],
    },
    ['timetable'],
  );
  for (const path of ['/timetable', '/timetable/gt', '/session/1'])
    expect([path, find(path)]).toEqual([path, 'known']);
  expect(find('/timetable/invented')).toBe('unknown');
  expect(find('/timetable/gt/x')).toBe('unknown');
  expect(find('/session/3')).toBe('doubtful');
});

it('considers two listed drivers beside each other likely, and knows that one of them is made up', () => {
  const sitemap = ['/drivers/ana-roe', '/drivers/bo-kim', '/category/gt'];
  const { find } = createKnownPaths({ pages: ['drivers', 'category'], sitemap, redirects: [] }, []);
  expect(find('/drivers/ana-roe/against/bo-kim')).toBe('likely');
  expect(find('/drivers/ana-roe/against/bo-kim~ana-roe')).toBe('likely');
  for (const path of [
    '/drivers/ana-roe/against/invented',
    '/drivers/ana-roe/against/bo-kim~invented',
    '/drivers/ana-roe/against/bo-kim~bo-kim~bo-kim~bo-kim~bo-kim',
    '/drivers/invented/against/bo-kim',
    '/drivers/ana-roe/against/gt',
    '/drivers/ana-roe/beside/bo-kim',
  ])
    expect([path, find(path)]).not.toEqual([path, 'likely']);
  expect(find('/drivers/ana-roe/against/invented')).toBe('unknown');
});

it('lets a season’s address be looked up, and nothing else below the seasons', () => {
  const { find } = createKnownPaths({ pages: ['round'], sitemap: ['/round/taupo'], redirects: [] }, [
    'seasons',
  ]);
  expect(find('/seasons')).toBe('known');
  for (const path of ['/seasons/2026', '/seasons/2025-26'])
    expect([path, find(path)]).toEqual([path, 'doubtful']);
  for (const path of ['/seasons/made-up', '/seasons/2025-26/2', '/seasons/20256'])
    expect([path, find(path)]).toEqual([path, 'unknown']);
});
