import { expect, test } from 'vitest';
import { browserAgo } from './browser-moment';

const NOW = Date.parse('2027-01-27T02:05:00Z');

test.each([
  ['en', '2027-01-26T23:04:00Z', '3 hours ago'],
  ['en', '2027-01-26T01:00:00Z', '1 day ago'],
  ['en', '2027-01-07T01:00:00Z', '20 days ago'],
  ['de', '2027-01-26T23:04:00Z', 'vor 3 Stunden'],
  ['pt-BR', '2027-01-24T23:04:00Z', 'há 2 dias'],
  ['zh-CN', '2027-01-24T23:04:00Z', '2天前'],
  ['ar', '2027-01-24T23:04:00Z', 'قبل يومين'],
])('in %s, %s is %s', (language, instant, ago) => {
  expect(browserAgo(instant, language, NOW)).toBe(ago);
});

test('gives the moment itself in a language that the machine has no words in', () => {
  expect(browserAgo('2027-01-26T23:04:00Z', 'tlh', NOW)).toBe('27.01.2027 12:04');
});
