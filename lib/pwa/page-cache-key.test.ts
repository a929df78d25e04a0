import { expect, test } from 'vitest';
import { inLanguage, pageCacheKey, pageOfKey } from './page-cache-key';

const keyOf = (path: string, language: string | null) => pageCacheKey(`https://site.test${path}`, language);
const pageOf = (key: string) => pageOfKey(new URL(key, 'https://site.test').href);

test('a page is cached once for each language', () => {
  expect(new Set([keyOf('/about', 'en'), keyOf('/about', 'pt-BR'), keyOf('/about', null)]).size).toBe(3);
  for (const language of ['en', 'pt-BR', null])
    expect(pageOf(keyOf('/round/taup%C5%8D', language))).toEqual({ path: '/round/taup%C5%8D', language });
});

test('a list has each page in the visitor’s language, and in another one rather than not at all', () => {
  const copies = [
    { path: '/about', language: 'en' },
    { path: '/rounds', language: 'de' },
    { path: '/about', language: 'de' },
    { path: '/news', language: null },
    { path: '/rounds', language: 'en' },
  ];
  const listed = (language: string) => inLanguage(copies, language).map((copy) => [copy.path, copy.language]);
  expect(listed('de')).toEqual([
    ['/about', 'de'],
    ['/rounds', 'de'],
    ['/news', null],
  ]);
  expect(listed('en')).toEqual([
    ['/about', 'en'],
    ['/rounds', 'en'],
    ['/news', null],
  ]);
});
