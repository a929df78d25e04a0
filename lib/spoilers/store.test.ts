import { expect, test } from 'vitest';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage, type TextStorage } from '@/lib/persistence/text-storage';
import { SPOILERS_KEY, SPOILERS_STYLE } from './keys';
import { createSpoilersStore, MAX_SHOWN } from './store';

function open(storage: TextStorage = createMemoryStorage()) {
  const problems: unknown[] = [];
  const report = (cause: unknown) => void problems.push(cause);
  const store = createSpoilersStore(
    createGuardedStorage(() => storage, report),
    report,
  );
  store.rehydrate();
  return { store, storage, problems };
}

test('is off until it is switched on, and keeps its CSS for the next page', () => {
  const { store, storage } = open();
  expect(store.getState()).toEqual({ isOn: false, shown: [] });
  store.switchTo(true);
  expect(open(storage).store.getState().isOn).toBe(true);
  expect(storage.getItem(SPOILERS_STYLE)).toContain('display:none');
  store.switchTo(false);
  expect(storage.getItem(SPOILERS_STYLE)).toBeNull();
});

test('what was shown stays shown, until the shield is switched on again', () => {
  const { store, storage } = open();
  store.switchTo(true);
  store.show('s31');
  expect(storage.getItem(SPOILERS_STYLE)).toContain(' s31"');
  expect(open(storage).store.getState().shown).toEqual(['s31']);
  store.switchTo(true);
  expect(store.getState().shown).toEqual([]);
});

test('forgets the oldest of what was shown', () => {
  const { store } = open();
  store.switchTo(true);
  for (let id = 0; id <= MAX_SHOWN; id += 1) store.show(`s${String(id)}`);
  store.show('s1');
  expect(store.getState().shown).toHaveLength(MAX_SHOWN);
  expect(store.getState().shown).not.toContain('s0');
  expect(store.getState().shown.at(-1)).toBe('s1');
});

test('takes from another tab, adds to what it shows, and lets nothing odd into the CSS', () => {
  const { store, storage } = open();
  const state = { isOn: true, shown: ['s1', '"]{}body{display:block}', 7, ''] };
  storage.setItem(SPOILERS_KEY, JSON.stringify({ version: 1, state }));
  store.show('s2');
  expect(store.getState()).toEqual({ isOn: true, shown: ['s1', 's2'] });
  store.show('"]{}');
  expect(store.getState().shown).toEqual(['s1', 's2']);
});

test('works for as long as the page if the browser keeps nothing, and says so', () => {
  const refuse = () => {
    throw new Error('Access is denied.');
  };
  const { store, problems } = open({ getItem: refuse, setItem: refuse, removeItem: refuse });
  store.switchTo(true);
  expect(store.getState().isOn).toBe(true);
  expect(store.isPersistent()).toBe(false);
  expect(problems).toHaveLength(1);
});
