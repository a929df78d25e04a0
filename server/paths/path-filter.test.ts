import { describe, expect, it } from 'vitest';
import { createPathFilter } from './path-filter.ts';
import { createLog } from '../process/log.ts';
import type { SiteMap } from './site-map.ts';

const MAP: SiteMap = { pages: ['news', 'feed'], sitemap: ['news/reports'], redirects: [] };

function setUp(map: SiteMap = MAP) {
  const state = { time: 1_000_000, isDown: false, map, calls: 0 };
  const pathFilter = createPathFilter({
    source: () => {
      state.calls += 1;
      return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(state.map);
    },
    appRoutes: [],
    log: createLog('silent'),
    now: () => state.time,
  });
  return { pathFilter, state };
}

describe('path filter', () => {
  it('lets everything through until the content server has responded', async () => {
    const { pathFilter, state } = setUp();
    state.isDown = true;
    await pathFilter.refresh();
    expect(await pathFilter.decide('/anything')).toBe('render');
  });

  it('asks the content server once for many unknown paths at the same time, and not again right after', async () => {
    const { pathFilter, state } = setUp();
    await pathFilter.refresh();
    state.time += 10_000;
    const decisions = await Promise.all(
      Array.from({ length: 500 }, (_, index) => pathFilter.decide(`/x${String(index)}`)),
    );
    expect(new Set(decisions)).toEqual(new Set(['missing']));
    expect(state.calls).toBe(2);
    state.time += 1_000;
    expect(await pathFilter.decide('/another')).toBe('missing');
    expect(state.calls).toBe(2);
  });

  it('finds a page that was published since', async () => {
    const { pathFilter, state } = setUp();
    await pathFilter.refresh();
    state.map = { ...MAP, pages: ['news', 'new'] };
    state.time += 10_000;
    expect(await pathFilter.decide('/new')).toBe('render');
  });

  it('says "unavailable", never "missing", while the content server is down', async () => {
    const { pathFilter, state } = setUp();
    await pathFilter.refresh();
    state.isDown = true;
    state.time += 10_000;
    expect(await pathFilter.decide('/unknown')).toBe('unavailable');
    expect(await pathFilter.decide('/news/reports')).toBe('render');
  });

  it('renders only a limited number of doubtful paths, and remembers the results', async () => {
    const { pathFilter } = setUp();
    await pathFilter.refresh();
    const decisions = [];
    for (let index = 0; index < 200; index += 1)
      decisions.push(await pathFilter.decide(`/news/x${String(index)}`));
    expect(decisions.filter((decision) => decision === 'render').length).toBe(30);
    expect(decisions.at(-1)).toBe('missing');
    pathFilter.learn('/news/x0', 'page');
    expect(await pathFilter.decide('/news/x0')).toBe('render');
  });

  it('looks up the first names below each listed item, however many items a crawler visits', async () => {
    const sessions = Array.from({ length: 200 }, (_, index) => `session/${String(index)}`);
    const { pathFilter } = setUp({ ...MAP, pages: ['session'], sitemap: sessions });
    await pathFilter.refresh();
    for (const session of sessions)
      expect(await pathFilter.decide(`/${session}/own-${session.slice(8)}`)).toBe('render');
    const flood = [];
    for (let index = 0; index < 500; index += 1)
      flood.push(await pathFilter.decide(`/session/1/x${String(index)}`));
    expect(flood.filter((decision) => decision === 'render').length).toBeLessThan(50);
    expect(flood.at(-1)).toBe('missing');
  });

  it('accepts a part seen below one item below the others, without a look-up', async () => {
    const sessions = Array.from({ length: 200 }, (_, index) => `session/${String(index)}`);
    const { pathFilter } = setUp({ ...MAP, pages: ['session'], sitemap: sessions });
    await pathFilter.refresh();
    expect(await pathFilter.decide('/session/0/a')).toBe('render');
    pathFilter.learn('/session/0/a', 'page');
    for (let index = 0; index < 60; index += 1) await pathFilter.decide(`/session/1/x${String(index)}`);
    expect(await pathFilter.decide('/session/1/y')).toBe('missing');
    for (const session of sessions) expect(await pathFilter.decide(`/${session}/a`)).toBe('render');
  });

  it('looks again for a missing page once the content has changed', async () => {
    const { pathFilter } = setUp({ ...MAP, pages: ['shop'], sitemap: ['shop/hats'] });
    await pathFilter.refresh();
    expect(await pathFilter.decide('/shop/caps')).toBe('render');
    pathFilter.learn('/shop/caps', 'missing');
    expect(await pathFilter.decide('/shop/caps')).toBe('missing');
    pathFilter.renew();
    expect(await pathFilter.decide('/shop/caps')).toBe('render');
  });

  it('lets a page through once it is listed, although a rendering from before has just found nothing there', async () => {
    const { pathFilter, state } = setUp();
    await pathFilter.refresh();
    expect(await pathFilter.decide('/news/later')).toBe('render');
    state.map = { ...MAP, sitemap: ['news/reports', 'news/later'] };
    const renewed = pathFilter.renew();
    pathFilter.learn('/news/later', 'missing');
    await renewed;
    expect(await pathFilter.decide('/news/later')).toBe('render');
  });

  it('asks visitors to retry instead of calling an unlisted page missing', async () => {
    const { pathFilter } = setUp();
    await pathFilter.refresh();
    for (let index = 0; index < 30; index += 1) await pathFilter.decide(`/feed/${String(index)}`);
    expect(await pathFilter.decide('/feed/one-more')).toBe('unavailable');
  });

  it('looks again at a path that was missing a minute ago', async () => {
    const { pathFilter, state } = setUp();
    await pathFilter.refresh();
    pathFilter.learn('/news/later', 'missing');
    expect(await pathFilter.decide('/news/later')).toBe('missing');
    state.time += 61_000;
    expect(await pathFilter.decide('/news/later')).toBe('render');
  });

  it('renders likely addresses below a page once one was found, and few until then', async () => {
    const rounds = Array.from({ length: 100 }, (_, index) => `round/${String(index)}`);
    const { pathFilter } = setUp({ ...MAP, pages: ['round', 'results', 'about'], sitemap: rounds });
    await pathFilter.refresh();
    // Other look-ups have used up the shared limit.
    for (let index = 0; index < 200; index += 1) await pathFilter.decide(`/round/x${String(index)}`);
    expect(await pathFilter.decide('/results/0')).toBe('render');
    pathFilter.learn('/results/0', 'page');
    const below = async (page: string) =>
      Promise.all(rounds.map((round) => pathFilter.decide(`/${page}/${round.slice(6)}`)));
    expect(new Set(await below('results'))).toEqual(new Set(['render']));
    const unseen = await below('about');
    expect(unseen.filter((decision) => decision === 'render').length).toBe(12);
    // A crawler that gets a 404 for a real page forgets it.
    expect(new Set(unseen)).toEqual(new Set(['render', 'unavailable']));
  });
});
