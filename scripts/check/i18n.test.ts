import { describe, expect, it } from 'vitest';
import { compareMessages } from './i18n.ts';

const english = {
  news: { title: 'News', count_one: '{{count}} story', count_other: '{{count}} stories' },
  bye: 'Bye {{name}}',
};

describe('language check', () => {
  it('accepts a language with its own plural forms', () => {
    const polish = {
      news: {
        title: 'Wiadomości',
        count_one: 'jedna',
        count_few: '{{count}} x',
        count_many: '{{count}} y',
        count_other: '{{ count }} z',
      },
      bye: 'Pa {{name}}',
    };
    expect(compareMessages('pl', english, polish)).toEqual([]);
  });

  it('reports missing, extra and empty texts, and lost placeholders', () => {
    const german = {
      news: { title: ' ', count_one: '{{count}} x', count_other: '{{count}} y', more: 'Mehr' },
    };
    expect(compareMessages('de', english, german)).toEqual([
      'de: "bye" is missing.',
      'de: "news.more" is not in English.',
      'de: "news.title" is empty.',
    ]);
    expect(compareMessages('de', { bye: 'Bye {{name}}' }, { bye: 'Tschüss' })).toEqual([
      'de: "bye" has other placeholders than English.',
    ]);
  });

  it('requires exactly the plural forms that a language has', () => {
    const days = { days_one: '{{count}} day', days_other: '{{count}} days' };
    const polish = { days_one: '{{count}} dzień', days_few: '{{count}} dni', days_other: '{{count}} dnia' };
    expect(compareMessages('pl', days, polish)).toEqual(['pl: "days_many" is missing.']);
    const korean = { days_one: '{{count}}일', days_other: '{{count}}일' };
    expect(compareMessages('ko', days, korean)).toEqual(['ko: "days_one" is no form of the language.']);
  });

  it('finds untranslated English, but allows names, shared words and bare placeholders', () => {
    const texts = { a: 'Welcome back', b: 'YouTube', c: 'Position', d: '{{index}} / {{total}}' };
    expect(compareMessages('de', texts, texts)).toEqual(['de: "a" is still in English.']);
    expect(compareMessages('es', texts, { ...texts, a: 'Hola' })).toEqual(['es: "c" is still in English.']);
  });
});
