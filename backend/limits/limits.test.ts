import { expect, test } from 'vitest';
import { networkOf, visitorAddress } from './client-address.ts';
import { createRateLimiter } from './rate-limiter.ts';

const LIMIT = { name: 'guesses', max: 3, windowMs: 60_000 };

test('the window slides: a use is possible again when the oldest is a window old', () => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  for (const moment of [0, 20_000, 40_000]) {
    now = moment;
    expect(limiter.take(LIMIT, 'a')).toBe(0);
  }
  now = 50_000;
  expect(limiter.take(LIMIT, 'a')).toBe(10);
  expect(limiter.take(LIMIT, 'b')).toBe(0);
  now = 60_001;
  expect(limiter.take(LIMIT, 'a')).toBe(0);
  expect(limiter.take(LIMIT, 'a')).toBe(20);
});

test('what is given back does not count', () => {
  const limiter = createRateLimiter(() => 0);
  for (let time = 0; time < 10; time += 1) {
    expect(limiter.take(LIMIT, 'a')).toBe(0);
    limiter.giveBack(LIMIT, 'a');
  }
});

test('a flood of keys forgets the oldest instead of filling the memory', () => {
  const limiter = createRateLimiter(() => 0, 100);
  for (let time = 0; time < 3; time += 1) limiter.take(LIMIT, 'first');
  for (let key = 0; key < 1000; key += 1) limiter.take(LIMIT, String(key));
  expect(limiter.wait(LIMIT, 'first')).toBe(0);
});

test.each([
  ['the site’s own word', '127.0.0.1', '203.0.113.7', [], '203.0.113.7'],
  ['a made-up beginning', '127.0.0.1', '198.51.100.1, 203.0.113.7', [], '203.0.113.7'],
  ['a stranger’s word about itself', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['an IPv4 address in IPv6', '::ffff:127.0.0.1', '::ffff:203.0.113.7', [], '203.0.113.7'],
  ['a proxy that is trusted', '127.0.0.1', '203.0.113.7, 10.1.2.3', ['10.0.0.0/8'], '203.0.113.7'],
  ['a proxy that is not', '127.0.0.1', '203.0.113.7, 10.1.2.3', [], '10.1.2.3'],
  ['nonsense', '127.0.0.1', 'x, <script>', [], '127.0.0.1'],
  ['nothing', undefined, undefined, [], 'unknown'],
])('the visitor’s address out of %s', (_, peer, forwarded, trusted, visitor) => {
  expect(visitorAddress(peer, forwarded, trusted)).toBe(visitor);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
