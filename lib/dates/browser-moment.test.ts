import { expect, test } from 'vitest';
import { browserAge, browserAgo } from './browser-moment';

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

test.each([
  ['en', '2027-01-27T02:04:50Z', '1 minute ago'],
  ['en', '2027-01-27T01:53:00Z', '12 minutes ago'],
  ['en', '2027-01-26T23:04:00Z', '3 hours ago'],
  ['de', '2027-01-27T01:53:00Z', 'vor 12 Minuten'],
  ['ja', '2027-01-27T01:53:00Z', '12 分前'],
])('in %s, a post of %s is as old as %s', (language, instant, age) => {
  expect(browserAge(instant, language, NOW)).toBe(age);
});

test.each([
  ['a day ago', 'en', '2027-01-26T02:05:00Z'],
  ['in a minute', 'en', '2027-01-27T02:06:00Z'],
  ['in a language that the machine has no words in', 'tlh', '2027-01-27T01:53:00Z'],
  ['at an unreadable moment', 'en', ''],
])('nothing is announced of what was %s', (_, language, instant) => {
  expect(browserAge(instant, language, NOW)).toBe('');
});
