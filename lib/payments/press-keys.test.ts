import { expect, test } from 'vitest';
import { createPressKeys } from './press-keys';

test('repeats an unanswered press with its own key, and gives an answered or a changed one a new key', () => {
  let made = 0;
  const keys = createPressKeys(() => `key-${String((made += 1))}`);
  expect(keys.take('a')).toBe('key-1');
  expect(keys.take('a')).toBe('key-1');
  expect(keys.take('b')).toBe('key-2');
  keys.settle();
  expect(keys.take('b')).toBe('key-3');
});
