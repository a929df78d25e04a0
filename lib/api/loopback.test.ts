import { expect, test } from 'vitest';
import { isLoopback } from '@/lib/api/loopback';

test.each([
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['http://127.9.8.7', true],
  ['http://[::1]:4000', true],
  ['https://content.example.nz', false],
  ['http://127.0.0.1.example.nz', false],
])('detects whether %s is on this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
