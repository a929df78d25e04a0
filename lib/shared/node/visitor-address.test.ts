import { expect, test } from 'vitest';
import { createVisitorAddress, networkOf } from './visitor-address.ts';

test.each([
  ['the site’s own header', '127.0.0.1', '203.0.113.7', [], '203.0.113.7'],
  ['a header with a forged start', '127.0.0.1', '198.51.100.1, 203.0.113.7', [], '203.0.113.7'],
  ['a stranger’s forged header', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
  ['an IPv4 address mapped to IPv6', '::ffff:127.0.0.1', '::ffff:203.0.113.7', [], '203.0.113.7'],
  ['a trusted proxy', '127.0.0.1', '203.0.113.7, 10.1.2.3', ['10.0.0.0/8'], '203.0.113.7'],
  ['an untrusted proxy', '127.0.0.1', '203.0.113.7, 10.1.2.3', [], '10.1.2.3'],
  ['an invalid header', '127.0.0.1', 'x, <script>', [], '127.0.0.1'],
  ['no header', undefined, undefined, [], 'unknown'],
])("determines the visitor's address from %s", (_, peer, forwarded, trusted, visitor) => {
  expect(createVisitorAddress(trusted)(peer, forwarded)).toBe(visitor);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001::6', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s for rate limits', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
