import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../lib/contract/languages.ts';
import { formatMessage } from './format-message.ts';
import { languageOf } from './language.ts';
import { msg, MESSAGES, type MessageKey } from './messages.ts';
import { MESSAGE_TEXTS } from './texts.ts';

const KEYS = Object.keys(MESSAGES);
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
const valuesOf = (key: MessageKey) => Object.keys(MESSAGES[key]).toSorted();
const isKey = (key: string): key is MessageKey => KEYS.includes(key);

describe('translations', () => {
  test.each(LANGUAGES)('%s has all messages in order, with their values', (language) => {
    const texts = MESSAGE_TEXTS[language];
    expect(Object.keys(texts)).toEqual(KEYS);
    for (const [key, text] of Object.entries(texts)) {
      expect(isKey(key) && [key, names(text)]).toEqual(isKey(key) && [key, valuesOf(key)]);
      expect([key, text.trim()]).not.toEqual([key, '']);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s has no message left in English',
    (language) => {
      const left = KEYS.filter(isKey).filter((key) => MESSAGE_TEXTS[language][key] === MESSAGE_TEXTS.en[key]);
      expect(left).toEqual([]);
    },
  );
});

describe('a message', () => {
  test('formats money, numbers and dates for the language', () => {
    const expired = msg('voucher.expired', { date: '2026-01-01' });
    expect(formatMessage(expired, 'en')).toBe('This voucher expired on 1 January 2026.');
    expect(formatMessage(expired, 'de')).toBe('Dieser Gutschein ist am 1. Januar 2026 abgelaufen.');
    expect(formatMessage(expired, 'ja')).toBe('このギフト券は2026年1月1日に有効期限が切れました。');
    const redeemed = msg('voucher.redeemed', { amount: 123_450 });
    expect(formatMessage(redeemed, 'en')).toBe('$1,234.50 has been added to your credit.');
    expect(formatMessage(redeemed, 'de')).toBe('$1,234.50 wurden deinem Guthaben gutgeschrieben.');
    expect(formatMessage(msg('value.max', { max: 2.5 }), 'fr')).toBe('Saisissez 2,5 ou moins.');
    const listed = msg('voucher.listed', { amounts: [2500, 5000] });
    expect(formatMessage(listed, 'zh-CN')).toBe('金额必须是以下之一：$25.00、$50.00。');
  });

  test('gives a wait in seconds or minutes, in an uninflected unit', () => {
    const wait = (seconds: number) => msg('call.tooMany', { wait: seconds });
    expect(formatMessage(wait(1), 'en')).toBe('Too many requests. Try again in 1 second.');
    expect(formatMessage(wait(840), 'en')).toBe('Too many requests. Try again in 14 minutes.');
    expect(formatMessage(wait(21), 'ru')).toMatch(/через 21\sс\.$/);
    expect(formatMessage(wait(120), 'uk')).toMatch(/через 2\sхв\.$/);
    expect(formatMessage(wait(120), 'de')).toBe('Zu viele Anfragen. Versuche es in 2 Minuten noch einmal.');
  });

  test('isolates a Latin name in Arabic text', () => {
    expect(formatMessage(msg('cart.soldOut', { name: 'Cap (red)' }), 'ar')).toBe(
      'نفدت كمية \u2068Cap (red)\u2069.',
    );
  });

  test('appears once if it applies to several fields, without spaces where a language has none', () => {
    const closed = msg('profile.closed');
    expect(formatMessage([closed, closed], 'en')).toBe('You can’t change this here.');
    expect(formatMessage([closed, msg('value.number')], 'ja')).toBe(
      'ここでは変更できません。数字を入力してください。',
    );
  });

  test('for developers is unchanged', () => {
    expect(formatMessage('There is no such call.', 'de')).toBe('There is no such call.');
  });
});

describe("the caller's language", () => {
  const languageFor = (headers: Readonly<Record<string, string>>) => languageOf((name) => headers[name]);
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
    expect(languageFor({ 'accept-language': header })).toBe(language);
  });

  test('is the one chosen on the site, if the browser sends it', () => {
    expect(languageFor({ 'accept-language': 'ja', cookie: 'a=1; lang=it' })).toBe('it');
    expect(languageFor({ 'accept-language': 'ja', cookie: 'lang=xx' })).toBe('ja');
    expect(languageFor({})).toBe('en');
  });
});
