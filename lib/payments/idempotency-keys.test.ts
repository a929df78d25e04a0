import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys';

test('repeats an unanswered press with its key, and uses a new key for an answered or changed one', () => {
  let made = 0;
  const keys = createIdempotencyKeys(() => `key-${String((made += 1))}`);
  expect(keys.take('a')).toBe('key-1');
  expect(keys.take('a')).toBe('key-1');
  expect(keys.take('b')).toBe('key-2');
  keys.settle();
  expect(keys.take('b')).toBe('key-3');
});
