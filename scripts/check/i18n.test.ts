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

  it('names what is missing, too much, empty, or has lost its placeholder', () => {
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
});
