import { expect, test } from 'vitest';
import { pagePath } from '@/tests/widgets/context';
import { feedPageAddress, readFeedAddress } from './feed-address';

test.each([
  ['feed', { tag: '', page: 1 }],
  ['feed/taupo', { tag: 'taupo', page: 1 }],
  ['feed/taupo/3', { tag: 'taupo', page: 3 }],
  ['feed/page/2', { tag: '', page: 2 }],
])('reads /%s', (address, expected) => {
  expect(readFeedAddress(pagePath(address), '')).toEqual(expected);
});

test.each(['feed/page/0', 'feed/page/two', 'feed/taupo/-1', 'feed/taupo/2/x'])(
  'finds no posts at /%s',
  (address) => {
    expect(readFeedAddress(pagePath(address), '')).toBeNull();
  },
);

test("leaves other pages' addresses alone", () => {
  expect(readFeedAddress(pagePath('round/round-1'), 'taupo')).toEqual({ tag: 'taupo', page: 1 });
});

test('writes the addresses that it reads', () => {
  expect([feedPageAddress('', 2), feedPageAddress('taupo', 2), feedPageAddress('taupo', 1)]).toEqual([
    '/feed/page/2',
    '/feed/taupo/2',
    '/feed/taupo',
  ]);
});
