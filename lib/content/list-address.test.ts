import { expect, test } from 'vitest';
import { pagePath } from '@/tests/widgets/context';
import { readListAddress } from './list-address';

const read = (address: string) => readListAddress(pagePath(address));

test.each([
  ['news', { group: '', page: 1 }],
  ['news/race-reports', { group: 'race-reports', page: 1 }],
  ['news/race-reports/3', { group: 'race-reports', page: 3 }],
  ['news/page/2', { group: '', page: 2 }],
])('reads /%s (spec 2.52)', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

test.each(['news/page/0', 'news/page/-1', 'news/page/two', 'news/page/1.5', 'news/page/01', 'news/page/2/x'])(
  'finds no list at /%s',
  (address) => {
    expect(read(address)).toBeNull();
  },
);

test('does not accept a number that no list can have as a page', () => {
  expect(read('news/page/123456789012345678901234567890')).toBeNull();
});
