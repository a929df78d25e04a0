import { expect, test } from 'vitest';
import { wordsOfAddress } from './words-of-address';

test.each([
  ['/round/round-5-teretonga', 'round 5 teretonga'],
  ['/articles/2027/Summer_is-loud.html', 'Summer is loud'],
  ['/driver/m%C4%81ia-tane/', 'māia tane'],
  ['/results/17', 'results'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/404', ''],
])('%s was perhaps meant to lead to “%s”', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
