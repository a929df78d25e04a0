import { expect, test } from 'vitest';
import { pagePath } from '@/tests/widgets/context';
import { feedPageAddress, readFeedAddress } from './feed-address';

const list = (over: { tag?: string; round?: string; page?: number } = {}) => ({
  kind: 'list',
  tag: '',
  round: '',
  page: 1,
  ...over,
});

test.each([
  ['feed', list()],
  ['feed/taupo', list({ tag: 'taupo' })],
  ['feed/taupo/3', list({ tag: 'taupo', page: 3 })],
  ['feed/page/2', list({ page: 2 })],
  ['feed/round/round-5', list({ round: 'round-5' })],
  ['feed/round/round-5/2', list({ round: 'round-5', page: 2 })],
  ['feed/post/12', { kind: 'post', id: 12 }],
  ['feed/post', list({ tag: 'post' })],
])('reads /%s', (address, expected) => {
  expect(readFeedAddress(pagePath(address), '', true)).toEqual(expected);
});

test.each([
  'feed/page/0',
  'feed/page/two',
  'feed/taupo/-1',
  'feed/taupo/2/x',
  'feed/post/0',
  'feed/post/twelve',
  'feed/post/12/2',
  'feed/round/round-5/0',
  'feed/round/round-5/x',
])('finds no posts at /%s', (address) => {
  expect(readFeedAddress(pagePath(address), '', true)).toBeNull();
});

test('where posts have neither pages nor rounds, a tag may have any name', () => {
  expect(readFeedAddress(pagePath('feed/post/2'), '', false)).toEqual(list({ tag: 'post', page: 2 }));
  expect(readFeedAddress(pagePath('feed/round/round-5'), '', false)).toBeNull();
});

test("leaves other pages' addresses alone", () => {
  expect(readFeedAddress(pagePath('round/round-1'), 'taupo', true)).toEqual(list({ tag: 'taupo' }));
});

test('writes the addresses that it reads', () => {
  const all = { tag: '', round: '' };
  expect([
    feedPageAddress(all, 2),
    feedPageAddress({ ...all, tag: 'taupo' }, 2),
    feedPageAddress({ ...all, tag: 'taupo' }, 1),
    feedPageAddress({ ...all, round: 'round-5' }, 1),
    feedPageAddress({ ...all, round: 'round-5' }, 2),
  ]).toEqual([
    '/feed/page/2',
    '/feed/taupo/2',
    '/feed/taupo',
    '/feed/round/round-5',
    '/feed/round/round-5/2',
  ]);
});
