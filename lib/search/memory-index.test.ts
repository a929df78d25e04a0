import { expect, test } from 'vitest';
import { answerSearch } from '@/lib/shared/search/answer-search';
import type { SearchIndex } from '@/lib/shared/search/search-index';
import { bestHits, groupsOf } from './hits';
import { createMemoryIndex, type SearchDocument } from './memory-index';

const document = (
  given: Partial<SearchDocument> & Pick<SearchDocument, 'url' | 'title'>,
): SearchDocument => ({
  kind: 'page',
  description: '',
  keywords: '',
  text: '',
  ...given,
});

const index = createMemoryIndex([
  document({
    url: 'round/taupo',
    kind: 'round',
    title: 'Taupō Historic GP',
    keywords: 'Bruce McLaren Motorsport Park',
  }),
  document({ url: 'round/pukekohe', kind: 'round', title: 'Pukekohe Night Race' }),
  document({ url: 'drivers/obrien', kind: 'driver', title: 'Siobhán O’Brien', keywords: '27' }),
  document({
    url: 'article/rain',
    kind: 'article',
    title: 'Rain decides the weekend',
    description: 'A short one.',
    text: `${'Dry laps came first. '.repeat(20)}Then the championship leader spun at the hairpin.`,
  }),
  document({ url: 'article/ja', kind: 'article', title: '東京レーシングチームが優勝' }),
  document({ url: 'article/ru', kind: 'article', title: 'Гонка в Пукекохе' }),
  document({ url: 'article/ar', kind: 'article', title: 'سِباق الصيف في نيوزيلندا' }),
  document({ url: 'article/tr', kind: 'article', title: 'Işıklar altında yarış' }),
]);
const ask = (
  query: string,
  of: SearchIndex = index,
  asked: Partial<Parameters<typeof answerSearch>[2]> = {},
) => answerSearch(of, query, { kind: null, limit: 10, page: 1, ...asked }, () => true);
const hits = async (query: string, of?: SearchIndex) => bestHits(await ask(query, of), 10);
const hrefs = async (query: string, of?: SearchIndex) => (await hits(query, of)).map(({ href }) => href);

test('finds words without accents, in any case and by prefix', async () => {
  expect((await hrefs('taupo'))[0]).toBe('/round/taupo');
  expect((await hrefs('TAUPŌ hist'))[0]).toBe('/round/taupo');
  expect(await hrefs('obrien')).toEqual(['/drivers/obrien']);
  expect(await hrefs("O'Brien")).toEqual(['/drivers/obrien']);
});

test('tolerates a typo in a word, two in a long one, and none in a number', async () => {
  expect(await hrefs('pukekhoe')).toContain('/round/pukekohe');
  expect(await hrefs('championshpi leeder')).toEqual(['/article/rain']);
  expect(await hrefs('hsitoric')).toEqual(['/round/taupo']);
  expect((await hrefs('rani'))[0]).toBe('/article/rain');
  expect(await hrefs('27')).toEqual(['/drivers/obrien']);
  expect(await hrefs('28')).toEqual([]);
});

test('finds compounds written as one word or several, either way round', async () => {
  const spaced = createMemoryIndex([
    document({ url: 'round/hampton', title: 'Hampton Downs Season Opener' }),
    document({ url: 'gr86', title: 'GR86 Championship' }),
    document({ url: 'drivers/burnside', title: 'Luke Burnside', keywords: '86' }),
    document({ url: 'article/grid', title: 'Number 86 starts last on the grid' }),
    document({ url: 'super', title: 'Super car or supercar?' }),
    document({ url: 'car', title: 'A super old car' }),
  ]);
  const found = (query: string) => hrefs(query, spaced);
  expect(await found('hamptondowns')).toEqual(['/round/hampton']);
  expect(await found('HamptonDowns opener')).toEqual(['/round/hampton']);
  expect(await found('gr 86')).toEqual(['/gr86']);
  expect(await found('GR-86 championship')).toEqual(['/gr86']);
  expect(await found('86')).toContain('/drivers/burnside');
  expect((await found('super car')).toSorted()).toEqual(['/car', '/super']);
  const [hit] = await hits('hamptondowns', spaced);
  expect(hit!.title.filter(({ isMatch }) => isMatch)).toHaveLength(2);
});

test('finds words in other scripts, with and without spaces', async () => {
  expect(await hrefs('優勝')).toEqual(['/article/ja']);
  expect(await hrefs('гонка')).toEqual(['/article/ru']);
  expect(await hrefs('سباق')).toEqual(['/article/ar']);
  expect(await hrefs('isiklar')).toEqual(['/article/tr']);
  for (const query of ['ქართული', '한국어', 'Việt Nam', '😀', '"', '(((', '*'.repeat(80)])
    expect(await hrefs(query)).toEqual([]);
});

test('shows the matching part of a long text, and marks the matches', async () => {
  const [hit] = await hits('hairpin');
  const shown = hit!.excerpt.map(({ text }) => text).join('');
  expect(shown).toMatch(/^….*spun at the hairpin\.?$/);
  expect(shown.length).toBeLessThan(200);
  expect(hit!.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'hairpin', isMatch: true }]);
  expect((await hits('taupo'))[0]!.title[0]).toEqual({ text: 'Taupō', isMatch: true });
});

test('groups matches by type, best first, counts those not shown and gives them page by page', async () => {
  const many = createMemoryIndex([
    document({ url: 'gt', kind: 'category', title: 'GT' }),
    ...Array.from({ length: 5 }, (_, at) =>
      document({ url: `session/${String(at)}`, kind: 'result', title: `GT race ${String(at)}` }),
    ),
  ]);
  const groups = groupsOf(await ask('gt', many, { limit: 2 }));
  expect(groups.map(({ kind, count: of, hits: shown }) => [kind, of, shown.length])).toEqual([
    ['category', 1, 1],
    ['result', 5, 2],
  ]);
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) => groupsOf(await ask('gt', many, { kind: 'result', limit: 2, page }))),
  );
  expect(pages.flat().map((page) => [page.kind, page.count, page.hits.length])).toEqual([
    ['result', 5, 2],
    ['result', 5, 2],
    ['result', 5, 1],
    ['result', 5, 0],
  ]);
  expect(new Set(pages.flat().flatMap((page) => page.hits.map(({ href }) => href))).size).toBe(5);
});

test('a word in the title comes before one in a text, whatever is listed first', async () => {
  const listed = createMemoryIndex([
    document({ url: 'a', title: 'News', text: 'The hairpin' }),
    document({ url: 'b', title: 'Hairpins of the season' }),
    document({ url: 'c', title: 'The hairpin' }),
  ]);
  expect(await hrefs('hairpin', listed)).toEqual(['/c', '/b', '/a']);
});

test('finds matches despite an extra word', async () => {
  expect(await hrefs('taupo xylophone')).toEqual(['/round/taupo']);
});

test('suggests words with matches when a query has none', async () => {
  const { groups, suggestions } = await ask('pxkxkohx');
  expect(groups).toEqual([]);
  expect(suggestions.join(' ')).toContain('pukekohe');
});
