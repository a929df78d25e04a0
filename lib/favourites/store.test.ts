import { expect, test } from 'vitest';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage, type TextStorage } from '@/lib/persistence/text-storage';
import { FAVOURITES_KEY, FAVOURITES_STYLE } from './keys';
import { createFavouritesStore } from './store';

const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' } as const;

let moment = 1_000;

/** A tab: its favourites in a storage that it may share with others, and the storage's errors. */
function openTab(storage: TextStorage = createMemoryStorage()) {
  const refusals: unknown[] = [];
  const report = (cause: unknown) => refusals.push(cause);
  const favourites = createFavouritesStore(
    createGuardedStorage(() => storage, report),
    {
      report,
      now: () => {
        moment += 1;
        return moment;
      },
    },
  );
  favourites.rehydrate();
  const names = () => favourites.getState().starred.map(({ name }) => name);
  return { favourites, storage, refusals, names };
}

test('keeps stars across visits', () => {
  const { favourites, storage } = openTab();
  expect(favourites.star(gt)).toBe(true);
  expect(openTab(storage).names()).toEqual(['GT Championship']);
  expect(favourites.isPersistent()).toBe(true);
});

test('loses no star that another tab gave a moment ago', () => {
  const { favourites, storage, names } = openTab();
  openTab(storage).favourites.star(ana);
  favourites.star(gt);
  expect(names()).toEqual(['Ana Roe', 'GT Championship']);
});

test('keeps the CSS of what is starred, and none once nothing is', () => {
  const { favourites, storage } = openTab();
  favourites.star(gt);
  expect(storage.getItem(FAVOURITES_STYLE)).toContain('category-3');
  favourites.unstar(gt);
  expect(storage.getItem(FAVOURITES_STYLE)).toBeNull();
});

test.each(['{', '[]', '{"version":0,"state":{}}'])('starts again if what is stored is %s', (text) => {
  const storage = createMemoryStorage();
  storage.setItem(FAVOURITES_KEY, text);
  const { favourites, names } = openTab(storage);
  expect(names()).toEqual([]);
  favourites.star(gt);
  expect(names()).toEqual(['GT Championship']);
});

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

test.each([
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { ...createMemoryStorage(), setItem: refuse }],
])('lives as long as the page if storage is %s, says so, and reports it once', (_, storage: TextStorage) => {
  const { favourites, refusals, names } = openTab(storage);
  favourites.star(gt);
  favourites.star(ana);
  favourites.unstar(gt);
  expect(names()).toEqual(['Ana Roe']);
  expect(favourites.isPersistent()).toBe(false);
  expect(refusals).toHaveLength(1);
});

test('takes no more stars than there can be', () => {
  const { favourites, names } = openTab();
  const given = Array.from({ length: 52 }, (_, index) => favourites.star({ ...ana, id: String(index) }));
  expect(given.filter(Boolean)).toHaveLength(50);
  expect(names()).toHaveLength(50);
});
