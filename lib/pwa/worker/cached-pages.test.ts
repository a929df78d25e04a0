import { expect, test } from 'vitest';
import { KEPT_AT_HEADER } from '../names';
import { latest } from './cached-pages';

const copyOf = (at: string) => new Response('', { headers: { [KEPT_AT_HEADER]: at } });

test('of a visited page and the same one in a weekend pack, the later copy is shown', () => {
  const [earlier, later] = [copyOf('2027-01-22T08:00:00.000Z'), copyOf('2027-01-22T09:00:00.000Z')];
  expect(latest(earlier, later)).toBe(later);
  expect(latest(later, earlier)).toBe(later);
  expect(latest(undefined, earlier)).toBe(earlier);
  expect(latest(earlier, undefined)).toBe(earlier);
  expect(latest(undefined, undefined)).toBeUndefined();
});
