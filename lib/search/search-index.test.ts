import { expect, test } from 'vitest';
import { createSearchIndex, type SearchDocument } from './search-index';

const document = (
  given: Partial<SearchDocument> & Pick<SearchDocument, 'href' | 'title'>,
): SearchDocument => ({
  kind: 'page',
  description: '',
  keywords: '',
  text: '',
  ...given,
});

const index = createSearchIndex([
  document({
    href: '/round/taupo',
    kind: 'round',
    title: 'Taupō Historic GP',
    keywords: 'Bruce McLaren Motorsport Park',
  }),
  document({ href: '/round/pukekohe', kind: 'round', title: 'Pukekohe Night Race' }),
  document({ href: '/drivers/obrien', kind: 'driver', title: 'Siobhán O’Brien', keywords: '27' }),
  document({
    href: '/article/rain',
    kind: 'article',
    title: 'Rain decides the weekend',
    description: 'A short one.',
    text: `${'Dry laps came first. '.repeat(20)}Then the championship leader spun at the hairpin.`,
  }),
  document({ href: '/article/ja', kind: 'article', title: '東京レーシングチームが優勝' }),
  document({ href: '/article/ru', kind: 'article', title: 'Гонка в Пукекохе' }),
  document({ href: '/article/ar', kind: 'article', title: 'سِباق الصيف في نيوزيلندا' }),
  document({ href: '/article/tr', kind: 'article', title: 'Işıklar altında yarış' }),
]);
const hrefs = (query: string) => index.quickSearch(query, 10).map(({ href }) => href);

test('finds words without accents, in any case and by prefix', () => {
  expect(hrefs('taupo')[0]).toBe('/round/taupo');
  expect(hrefs('TAUPŌ hist')[0]).toBe('/round/taupo');
  expect(hrefs('obrien')).toEqual(['/drivers/obrien']);
  expect(hrefs("O'Brien")).toEqual(['/drivers/obrien']);
});

test('tolerates a typo in a word, two in a long one, and none in a number', () => {
  expect(hrefs('pukekhoe')).toContain('/round/pukekohe');
  expect(hrefs('championshpi leeder')).toEqual(['/article/rain']);
  expect(hrefs('hsitoric')).toEqual(['/round/taupo']);
  expect(hrefs('rani')[0]).toBe('/article/rain');
  expect(hrefs('27')).toEqual(['/drivers/obrien']);
  expect(hrefs('28')).toEqual([]);
});

test('finds compounds written as one word or several, either way round', () => {
  const spaced = createSearchIndex([
    document({ href: '/round/hampton', title: 'Hampton Downs Season Opener' }),
    document({ href: '/gr86', title: 'GR86 Championship' }),
    document({ href: '/drivers/burnside', title: 'Luke Burnside', keywords: '86' }),
    document({ href: '/article/grid', title: 'Number 86 starts last on the grid' }),
    document({ href: '/super', title: 'Super car or supercar?' }),
    document({ href: '/car', title: 'A super old car' }),
  ]);
  const found = (query: string) => spaced.quickSearch(query, 10).map(({ href }) => href);
  expect(found('hamptondowns')).toEqual(['/round/hampton']);
  expect(found('HamptonDowns opener')).toEqual(['/round/hampton']);
  expect(found('gr 86')).toEqual(['/gr86']);
  expect(found('GR-86 championship')).toEqual(['/gr86']);
  expect(found('86')).toContain('/drivers/burnside');
  expect(found('super car').toSorted()).toEqual(['/car', '/super']);
  expect(spaced.quickSearch('hamptondowns', 1)[0]!.title.filter(({ isMatch }) => isMatch)).toHaveLength(2);
});

test('finds words in other scripts, with and without spaces', () => {
  expect(hrefs('優勝')).toEqual(['/article/ja']);
  expect(hrefs('гонка')).toEqual(['/article/ru']);
  expect(hrefs('سباق')).toEqual(['/article/ar']);
  expect(hrefs('isiklar')).toEqual(['/article/tr']);
  for (const query of ['ქართული', '한국어', 'Việt Nam', '😀', '"', '(((', '*'.repeat(80)])
    expect(hrefs(query)).toEqual([]);
});

test('shows the matching part of a long text, and marks the matches', () => {
  const [hit] = index.quickSearch('hairpin', 1);
  const shown = hit!.excerpt.map(({ text }) => text).join('');
  expect(shown).toMatch(/^….*spun at the hairpin\.?$/);
  expect(shown.length).toBeLessThan(200);
  expect(hit!.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'hairpin', isMatch: true }]);
  expect(index.quickSearch('taupo', 1)[0]!.title[0]).toEqual({ text: 'Taupō', isMatch: true });
});

test('groups matches by type, best first, counts those not shown and gives them page by page', () => {
  const many = createSearchIndex([
    document({ href: '/gt', kind: 'category', title: 'GT' }),
    ...Array.from({ length: 5 }, (_, at) =>
      document({ href: `/session/${String(at)}`, kind: 'result', title: `GT race ${String(at)}` }),
    ),
  ]);
  const { count, groups } = many.search('gt', 2);
  expect(count).toBe(6);
  expect(groups.map(({ kind, count: of, hits }) => [kind, of, hits.length])).toEqual([
    ['category', 1, 1],
    ['result', 5, 2],
  ]);
  const pages = [0, 2, 4, 6].map((offset) => many.searchKind('gt', 'result', { limit: 2, offset }));
  expect(pages.map((page) => [page.count, page.hits.length])).toEqual([
    [5, 2],
    [5, 2],
    [5, 1],
    [5, 0],
  ]);
  expect(new Set(pages.flatMap(({ hits }) => hits.map(({ href }) => href))).size).toBe(5);
});

test('finds matches despite an extra word', () => {
  expect(hrefs('taupo xylophone')).toEqual(['/round/taupo']);
});

test('suggests words with matches when a query has none', () => {
  const results = index.search('pxkxkohx', 5);
  expect(results.count).toBe(0);
  expect(results.suggestions.join(' ')).toContain('pukekohe');
});
