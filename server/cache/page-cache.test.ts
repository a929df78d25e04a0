import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PreparedAnswer } from '../html/prepared-answer.ts';

const answer = (bytes: number): PreparedAnswer => ({
  status: 200,
  etag: '"x"',
  bytes,
  packed: null,
  write: () => undefined,
});
const FRESHNESS = { freshMs: 1_000, staleMs: 5_000 };

describe('page cache', () => {
  it('goes from fresh to stale to fallback, and expires after a day', () => {
    let time = 0;
    const cache = createPageCache(undefined, () => time);
    cache.store('k', '/p', answer(10), FRESHNESS);
    const states = [0, 999, 1_000, 5_999, 6_000, 86_399_999, 86_400_000].map((at) => {
      time = at;
      return cache.lookup('k')?.state ?? null;
    });
    expect(states).toEqual(['fresh', 'fresh', 'stale', 'stale', 'stand-in', 'stand-in', null]);
  });

  it('never calls an outdated page fresh again when the clock is set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const cache = createPageCache();
    cache.store('k', '/p', answer(10), { freshMs: 0, staleMs: 60_000 });
    expect(cache.lookup('k')?.state).toBe('stale');
    vi.setSystemTime(Date.now() - 60 * 60_000);
    expect(cache.lookup('k')?.state).toBe('stale');
  });

  it('stays within its limits', () => {
    const cache = createPageCache({ maxEntries: 50, maxBytes: 10_000 });
    for (let index = 0; index < 5_000; index += 1)
      cache.store(`k${String(index)}`, '/p', answer(300), FRESHNESS);
    expect(cache.size).toBeLessThanOrEqual(50);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
    cache.store('huge', '/p', answer(20_000), FRESHNESS);
    expect(cache.lookup('huge')).toBeNull();
  });

  it('purges every language of one path, or everything', () => {
    const cache = createPageCache();
    for (const key of ['en /a', 'de /a', 'en /b']) cache.store(key, key.slice(3), answer(10), FRESHNESS);
    cache.purgePath('/a');
    expect(['en /a', 'de /a', 'en /b'].map((key) => cache.lookup(key)?.state)).toEqual([
      'stand-in',
      'stand-in',
      'fresh',
    ]);
    cache.purgeAll();
    expect(cache.lookup('en /b')?.state).toBe('stand-in');
  });

  it('purges what is made of a tag in every language, and what nobody knows the tags of', () => {
    const cache = createPageCache();
    const paths = ['/a', '/b', '/feeds/news.xml'];
    for (const path of paths)
      for (const language of ['en', 'de']) cache.store(`${language} ${path}`, path, answer(10), FRESHNESS);
    cache.noteTags('/a', ['model:articles', 'site']);
    cache.noteTags('/b', ['model:rounds', 'site']);
    const before = cache.generation;
    cache.purgeTags(['model:articles']);
    expect(cache.generation).toBeGreaterThan(before);
    const states = paths.map((path) =>
      ['en', 'de'].map((language) => cache.lookup(`${language} ${path}`)?.state),
    );
    expect(states).toEqual([
      ['stand-in', 'stand-in'],
      ['fresh', 'fresh'],
      ['stand-in', 'stand-in'],
    ]);
  });
});
