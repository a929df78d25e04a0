import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { createLog } from '../process/log.ts';
import type { SiteMap } from './site-map.ts';

const MAP: SiteMap = { pages: ['news', 'feed'], sitemap: ['news/reports'], redirects: [] };

function setUp(map: SiteMap = MAP) {
  const state = { time: 1_000_000, isDown: false, map, calls: 0 };
  const gate = createGate({
    source: () => {
      state.calls += 1;
      return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(state.map);
    },
    appRoutes: [],
    log: createLog('silent'),
    now: () => state.time,
  });
  return { gate, state };
}

describe('gate', () => {
  it('lets everything through until the content server has responded', async () => {
    const { gate, state } = setUp();
    state.isDown = true;
    await gate.refresh();
    expect(await gate.judge('/anything')).toBe('render');
  });

  it('asks the content server once for many unknown paths at the same time, and not again right after', async () => {
    const { gate, state } = setUp();
    await gate.refresh();
    state.time += 10_000;
    const verdicts = await Promise.all(
      Array.from({ length: 500 }, (_, index) => gate.judge(`/x${String(index)}`)),
    );
    expect(new Set(verdicts)).toEqual(new Set(['missing']));
    expect(state.calls).toBe(2);
    state.time += 1_000;
    expect(await gate.judge('/another')).toBe('missing');
    expect(state.calls).toBe(2);
  });

  it('finds a page that was published since', async () => {
    const { gate, state } = setUp();
    await gate.refresh();
    state.map = { ...MAP, pages: ['news', 'new'] };
    state.time += 10_000;
    expect(await gate.judge('/new')).toBe('render');
  });

  it('says "unavailable", never "missing", while the content server is down', async () => {
    const { gate, state } = setUp();
    await gate.refresh();
    state.isDown = true;
    state.time += 10_000;
    expect(await gate.judge('/unknown')).toBe('unavailable');
    expect(await gate.judge('/news/reports')).toBe('render');
  });

  it('renders only a limited number of doubtful paths, and remembers the results', async () => {
    const { gate } = setUp();
    await gate.refresh();
    const verdicts = [];
    for (let index = 0; index < 200; index += 1) verdicts.push(await gate.judge(`/news/x${String(index)}`));
    expect(verdicts.filter((verdict) => verdict === 'render').length).toBe(30);
    expect(verdicts.at(-1)).toBe('missing');
    gate.learn('/news/x0', 'page');
    expect(await gate.judge('/news/x0')).toBe('render');
  });

  it('looks up the first names below each listed item, however many items a crawler visits', async () => {
    const sessions = Array.from({ length: 200 }, (_, index) => `session/${String(index)}`);
    const { gate } = setUp({ ...MAP, pages: ['session'], sitemap: sessions });
    await gate.refresh();
    for (const session of sessions)
      expect(await gate.judge(`/${session}/own-${session.slice(8)}`)).toBe('render');
    const flood = [];
    for (let index = 0; index < 500; index += 1) flood.push(await gate.judge(`/session/1/x${String(index)}`));
    expect(flood.filter((verdict) => verdict === 'render').length).toBeLessThan(50);
    expect(flood.at(-1)).toBe('missing');
  });

  it('accepts a part seen below one item below the others, without a look-up', async () => {
    const sessions = Array.from({ length: 200 }, (_, index) => `session/${String(index)}`);
    const { gate } = setUp({ ...MAP, pages: ['session'], sitemap: sessions });
    await gate.refresh();
    expect(await gate.judge('/session/0/a')).toBe('render');
    gate.learn('/session/0/a', 'page');
    for (let index = 0; index < 60; index += 1) await gate.judge(`/session/1/x${String(index)}`);
    expect(await gate.judge('/session/1/y')).toBe('missing');
    for (const session of sessions) expect(await gate.judge(`/${session}/a`)).toBe('render');
  });

  it('looks again for a missing page once the content has changed', async () => {
    const { gate } = setUp({ ...MAP, pages: ['shop'], sitemap: ['shop/hats'] });
    await gate.refresh();
    expect(await gate.judge('/shop/caps')).toBe('render');
    gate.learn('/shop/caps', 'missing');
    expect(await gate.judge('/shop/caps')).toBe('missing');
    gate.renew();
    expect(await gate.judge('/shop/caps')).toBe('render');
  });

  it('asks visitors to retry instead of calling an unlisted page missing', async () => {
    const { gate } = setUp();
    await gate.refresh();
    for (let index = 0; index < 30; index += 1) await gate.judge(`/feed/${String(index)}`);
    expect(await gate.judge('/feed/one-more')).toBe('unavailable');
  });

  it('looks again at a path that was missing a minute ago', async () => {
    const { gate, state } = setUp();
    await gate.refresh();
    gate.learn('/news/later', 'missing');
    expect(await gate.judge('/news/later')).toBe('missing');
    state.time += 61_000;
    expect(await gate.judge('/news/later')).toBe('render');
  });

  it('renders likely addresses below a page once one was found, and few until then', async () => {
    const rounds = Array.from({ length: 100 }, (_, index) => `round/${String(index)}`);
    const { gate } = setUp({ ...MAP, pages: ['round', 'results', 'about'], sitemap: rounds });
    await gate.refresh();
    // Other look-ups have used up the shared limit.
    for (let index = 0; index < 200; index += 1) await gate.judge(`/round/x${String(index)}`);
    expect(await gate.judge('/results/0')).toBe('render');
    gate.learn('/results/0', 'page');
    const below = async (page: string) =>
      Promise.all(rounds.map((round) => gate.judge(`/${page}/${round.slice(6)}`)));
    expect(new Set(await below('results'))).toEqual(new Set(['render']));
    const unseen = await below('about');
    expect(unseen.filter((verdict) => verdict === 'render').length).toBe(12);
    // A crawler that gets a 404 for a real page forgets it.
    expect(new Set(unseen)).toEqual(new Set(['render', 'unavailable']));
  });
});
