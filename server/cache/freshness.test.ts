import { describe, expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';

describe('freshness', () => {
  it.each([
    ['s-maxage=30, stale-while-revalidate=300', {}, { freshMs: 30_000, staleMs: 300_000 }],
    // A page without an expiry is still checked every minute.
    ['s-maxage=31536000', {}, { freshMs: 60_000, staleMs: 86_400_000 }],
    [
      's-maxage=60, stale-while-revalidate=300',
      { 'x-nextjs-cache': 'STALE' },
      { freshMs: 1_000, staleMs: 300_000 },
    ],
    ['public, max-age=0, must-revalidate', {}, { freshMs: 5_000, staleMs: 60_000 }],
    ['public, max-age=20', {}, { freshMs: 20_000, staleMs: 60_000 }],
  ])('of "%s"', (cacheControl, more, expected) => {
    expect(freshnessOf({ 'cache-control': cacheControl, ...more })).toEqual(expected);
  });

  it.each(['', 'no-store', 'private, s-maxage=60', 'private, no-cache, no-store, max-age=0', 'max-age=60'])(
    'keeps nothing that says "%s"',
    (cacheControl) => expect(freshnessOf({ 'cache-control': cacheControl })).toBeNull(),
  );

  it('keeps nothing that sets a cookie', () => {
    expect(freshnessOf({ 'cache-control': 's-maxage=60', 'set-cookie': ['a=b'] })).toBeNull();
  });
});
