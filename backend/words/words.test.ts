import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/contract/languages.ts';
import { inWords } from './in-words.ts';
import { languageOf } from './language.ts';
import { say, SENTENCES, type SentenceKey } from './sentences.ts';
import { SENTENCE_TEXTS } from './texts.ts';

const KEYS = Object.keys(SENTENCES);
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
const valuesOf = (key: SentenceKey) => Object.keys(SENTENCES[key]).toSorted();
const isKey = (key: string): key is SentenceKey => KEYS.includes(key);

describe('the texts', () => {
  test.each(LANGUAGES)('%s has every sentence in its order, with its values', (language) => {
    const texts = SENTENCE_TEXTS[language];
    expect(Object.keys(texts)).toEqual(KEYS);
    for (const [key, text] of Object.entries(texts)) {
      expect(isKey(key) && [key, names(text)]).toEqual(isKey(key) && [key, valuesOf(key)]);
      expect([key, text.trim()]).not.toEqual([key, '']);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s has no sentence left in English',
    (language) => {
      const left = KEYS.filter(isKey).filter(
        (key) => SENTENCE_TEXTS[language][key] === SENTENCE_TEXTS.en[key],
      );
      expect(left).toEqual([]);
    },
  );
});

describe('a sentence', () => {
  test('has its money, numbers and days as the language writes them', () => {
    const expired = say('voucher.expired', { date: '2026-01-01' });
    expect(inWords(expired, 'en')).toBe('This voucher expired on 1 January 2026.');
    expect(inWords(expired, 'de')).toBe('Dieser Gutschein ist am 1. Januar 2026 abgelaufen.');
    expect(inWords(expired, 'ja')).toBe('このギフト券は2026年1月1日に有効期限が切れました。');
    const redeemed = say('voucher.redeemed', { amount: 123_450 });
    expect(inWords(redeemed, 'en')).toBe('$1,234.50 was added to your credit.');
    expect(inWords(redeemed, 'de')).toBe('$1,234.50 wurden deinem Guthaben gutgeschrieben.');
    expect(inWords(say('value.max', { max: 2.5 }), 'fr')).toBe('Saisissez un nombre d’au plus 2,5.');
    const listed = say('voucher.listed', { amounts: [2500, 5000] });
    expect(inWords(listed, 'zh-CN')).toBe('金额必须是以下之一：$25.00、$50.00。');
  });

  test('tells a wait in seconds or minutes, with a unit that need not be declined', () => {
    const wait = (seconds: number) => say('call.tooMany', { wait: seconds });
    expect(inWords(wait(1), 'en')).toBe('Too many requests. Try again in 1 second.');
    expect(inWords(wait(840), 'en')).toBe('Too many requests. Try again in 14 minutes.');
    expect(inWords(wait(21), 'ru')).toMatch(/через 21\sс\.$/);
    expect(inWords(wait(120), 'uk')).toMatch(/через 2\sхв\.$/);
    expect(inWords(wait(120), 'de')).toBe('Zu viele Anfragen. Versuche es in 2 Minuten noch einmal.');
  });

  test('keeps a Latin name apart from the Arabic around it', () => {
    expect(inWords(say('cart.soldOut', { name: 'Cap (red)' }), 'ar')).toBe(
      'نفدت كمية \u2068Cap (red)\u2069.',
    );
  });

  test('is said once where it is true of several fields, and without blanks where a language has none', () => {
    const closed = say('profile.closed');
    expect(inWords([closed, closed], 'en')).toBe('This cannot be changed here.');
    expect(inWords([closed, say('value.number')], 'ja')).toBe(
      'ここでは変更できません。数字を入力してください。',
    );
  });

  test('for developers stays as it was written', () => {
    expect(inWords('There is no such call.', 'de')).toBe('There is no such call.');
  });
});

describe('the language of whoever asks', () => {
  const asked = (headers: Readonly<Record<string, string>>) => languageOf((name) => headers[name]);
  test.each([
    ['de', 'de'],
    ['de-AT,en;q=0.5', 'de'],
    ['PT-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['zh-Hans-CN', 'zh-CN'],
    ['nl, fr;q=0.3, uk;q=0.8', 'uk'],
    ['ja;q=0, ko;q=0.1', 'ko'],
    ['nl', 'en'],
    ['*', 'en'],
    ['de;q=high', 'en'],
    ['', 'en'],
  ])('%j is answered in %s', (header, language) => {
    expect(asked({ 'accept-language': header })).toBe(language);
  });

  test('is the one chosen on the site, where the browser sends it', () => {
    expect(asked({ 'accept-language': 'ja', cookie: 'a=1; lang=it' })).toBe('it');
    expect(asked({ 'accept-language': 'ja', cookie: 'lang=xx' })).toBe('ja');
    expect(asked({})).toBe('en');
  });
});
