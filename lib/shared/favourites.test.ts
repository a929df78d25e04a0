import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAVOURITE_KINDS, MAX_FAVOURITES } from '../contract/favourites.ts';
import {
  hasRoom,
  mergeFavourites,
  NO_FAVOURITES,
  readFavourites,
  withNewerNames,
  withoutStar,
  withStar,
  type Favourites,
} from './favourites.ts';

const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' } as const;
const names = ({ starred }: Favourites) => starred.map(({ name }) => name);

const anySubject = fc.record({
  kind: fc.constantFrom(...FAVOURITE_KINDS),
  id: fc.constantFrom('1', '2', '3'),
});
const anyMoment = fc.integer({ min: 0, max: 5 });
const anyFavourites: fc.Arbitrary<Favourites> = fc
  .record({
    starred: fc.array(
      fc.tuple(anySubject, anyMoment, fc.constantFrom('GT', 'TCR')).map(([subject, at, name]) => ({
        ...subject,
        name,
        address: `/${subject.kind}/${name}`,
        at,
      })),
    ),
    removed: fc.array(fc.tuple(anySubject, anyMoment).map(([subject, at]) => ({ ...subject, at }))),
  })
  .map(readFavourites);

describe('stars', () => {
  test('are given and taken away', () => {
    const both = withStar(withStar(NO_FAVOURITES, gt, 100), ana, 200);
    expect(names(both)).toEqual(['GT Championship', 'Ana Roe']);
    expect(names(withoutStar(both, gt, 300))).toEqual(['Ana Roe']);
  });

  test('count even if the last change was written by a clock that is ahead', () => {
    const ahead = withStar(NO_FAVOURITES, gt, 1_000_000);
    const removed = withoutStar(ahead, gt, 5);
    expect(names(removed)).toEqual([]);
    expect(names(mergeFavourites(ahead, removed))).toEqual([]);
    expect(names(withStar(removed, gt, 6))).toEqual(['GT Championship']);
  });

  test('have a limit', () => {
    let favourites: Favourites = NO_FAVOURITES;
    for (let id = 1; id <= MAX_FAVOURITES; id += 1) {
      expect(hasRoom(favourites)).toBe(true);
      favourites = withStar(favourites, { ...ana, id: String(id) }, id);
    }
    expect(hasRoom(favourites)).toBe(false);
    expect(hasRoom(withoutStar(favourites, { kind: 'driver', id: '1' }, 100))).toBe(true);
  });
});

describe('two devices that meet', () => {
  test('have the stars of both', () => {
    const phone = withStar(NO_FAVOURITES, gt, 100);
    const laptop = withStar(NO_FAVOURITES, ana, 50);
    expect(names(mergeFavourites(phone, laptop))).toEqual(['Ana Roe', 'GT Championship']);
  });

  test('keep what was done last', () => {
    const before = withStar(NO_FAVOURITES, gt, 100);
    const removed = withoutStar(before, gt, 200);
    expect(names(mergeFavourites(before, removed))).toEqual([]);
    expect(names(mergeFavourites(removed, withStar(removed, gt, 300)))).toEqual(['GT Championship']);
  });

  test('agree whichever is asked, and however often', () => {
    fc.assert(
      fc.property(anyFavourites, anyFavourites, (a, b) => {
        const merged = mergeFavourites(a, b);
        expect(mergeFavourites(b, a)).toEqual(merged);
        expect(mergeFavourites(merged, a)).toEqual(merged);
        expect(mergeFavourites(merged, merged)).toEqual(merged);
      }),
    );
  });

  test('lose no star that neither of them took away', () => {
    fc.assert(
      fc.property(anyFavourites, anyFavourites, (a, b) => {
        const removed = [...a.removed, ...b.removed].map(({ kind, id }) => `${kind} ${id}`);
        const merged = mergeFavourites(a, b).starred.map(({ kind, id }) => `${kind} ${id}`);
        for (const { kind, id } of [...a.starred, ...b.starred])
          if (!removed.includes(`${kind} ${id}`)) expect(merged).toContain(`${kind} ${id}`);
      }),
    );
  });
});

test('a new name or address of a page is taken over, and counts as no change of the star', () => {
  const favourites = withStar(NO_FAVOURITES, gt, 100);
  const renamed = withNewerNames(favourites, [{ ...gt, name: 'GT New Zealand', address: '/category/gt-nz' }]);
  expect(renamed.starred).toEqual([{ ...gt, name: 'GT New Zealand', address: '/category/gt-nz', at: 100 }]);
  expect(withNewerNames(favourites, [gt, ana])).toBe(favourites);
});

test.each([
  ['nothing', null],
  ['a text', 'gt'],
  ['lists of other things', { starred: [1, null, 'gt', {}], removed: {} }],
  ['an unknown kind', { starred: [{ ...gt, kind: 'sponsor', at: 1 }] }],
  ['an id that ends a selector', { starred: [{ ...gt, id: '3"]{}', at: 1 }] }],
  ['an address of another site', { starred: [{ ...gt, address: '//evil.test/x', at: 1 }] }],
  ['an address that ends a selector', { starred: [{ ...gt, address: '/category/"]{}', at: 1 }] }],
  ['no name', { starred: [{ ...gt, name: '', at: 1 }] }],
])('reads no favourites from %s', (_, value) => {
  expect(readFavourites(value)).toEqual(NO_FAVOURITES);
});

test('reads what is whole beside what is not', () => {
  const stored = { starred: [{ ...gt, at: 'yesterday' }, { kind: 'driver' }], removed: [{ ...ana, at: 9 }] };
  expect(readFavourites(stored)).toEqual({
    starred: [{ ...gt, at: 0 }],
    removed: [{ kind: 'driver', id: '7', at: 9 }],
  });
});
