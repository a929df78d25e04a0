import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract/languages.ts';
import { acceptedLanguage } from './accept-language.ts';

test.each(LANGUAGES)('%s is found by its own name, however it is written', (language) => {
  expect(acceptedLanguage(language)).toBe(language);
  expect(acceptedLanguage(`${language.toUpperCase()};q=0.4, nl`)).toBe(language);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['zh-Hant-TW, en;q=0.9', 'zh-CN'],
  ['pt-PT', 'pt-BR'],
  ['uz-Cyrl-UZ', 'uz'],
  ['en-NZ,en;q=0.9,de;q=0.8', 'en'],
  ['nl, fr;q=0.3, uk;q=0.8', 'uk'],
  ['ar;q=0.5, ja;q=0.5', 'ar'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=high, ko', 'ko'],
  ['de;q=2, ko;q=0.1', 'ko'],
])('of %j, %s is the best match', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test.each(['', '*', 'nl', 'nl-BE, sv;q=0.8', ';;,,', '-', 'x'.repeat(10_000)])('%j names none', (header) => {
  expect(acceptedLanguage(header)).toBeNull();
});
