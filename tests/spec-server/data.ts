import writtenDomain from './data/domain.json' with { type: 'json' };
import forms from './data/forms.json' with { type: 'json' };
import groups from './data/groups.json' with { type: 'json' };
import media from './data/media.json' with { type: 'json' };
import news from './data/news.json' with { type: 'json' };
import written from './data/pages.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import racing from './data/racing.json' with { type: 'json' };
import shop from './data/shop.json' with { type: 'json' };
import type { Fields } from './variations.ts';

/* A winter series of hill climbs, as written by hand in the specification's words. */

export { forms, groups, media, news, people, racing, shop };

/** The one field whose name the specification doesn't give: without it the site keeps its shop closed, as point 1 has it. */
export const domain: Fields = { ...writtenDomain, ecommerce_enabled: true };

export const olderPages = written.older;

type Page = Fields & { readonly id: number; readonly name: string; readonly url: string };

const FIRST_OF_SINGLE = 301;
const UPDATED_AT = '2026-05-03T00:00:00Z';

/** Pages of one block are written in short. */
const singlePages: readonly Page[] = Object.entries(written.single).map(
  ([url, [name, template, variables]], index) => ({
    id: FIRST_OF_SINGLE + index,
    name: String(name),
    url,
    updated_at: UPDATED_AT,
    content: '',
    pageContents: [{ id: (FIRST_OF_SINGLE + index) * 10, sort_order: 1, template, variables }],
  }),
);
export const pages: readonly Page[] = [...written.pages, ...singlePages];

/** The pages that show the record named below them (point 2). */
const DETAIL_PAGES: ReadonlySet<string> = new Set(['article', 'category', 'listen', 'product', 'round']);

/** What search engines get of a page; of the others its name. */
const SEARCH_TEXTS: Readonly<Record<string, Fields>> = {
  about: {
    seo_title: 'Who runs the hill climbs',
    seo_meta_description: 'A club of the cold months, since 1931.',
  },
};

const entry = (url: string, model: string, priority: 80 | 90): Fields => ({
  url,
  lastmod: UPDATED_AT,
  model,
  priority,
  seo_title: '',
  seo_meta_description: '',
  ...SEARCH_TEXTS[url],
});
const below = (page: string, model: string, names: readonly (string | number)[]) =>
  names.map((name) => entry(`${page}/${String(name)}`, model, 80));

/** Point 9: priority 90 for list pages, 80 for detail pages. */
export const sitemap: readonly Fields[] = [
  entry('/', 'Page', 90),
  ...pages.filter(({ url }) => !DETAIL_PAGES.has(url)).map(({ url }) => entry(url, 'Page', 90)),
  ...olderPages.map(({ slug }) => entry(slug, 'Page', 90)),
  ...below(
    'article',
    'Article',
    news.articles.map(({ url }) => url),
  ),
  ...below(
    'category',
    'Category',
    racing.categories.map(({ url }) => url),
  ),
  ...below(
    'round',
    'Round',
    racing.rounds.map(({ url }) => url),
  ),
  ...below(
    'results',
    'Round',
    racing.rounds.filter(({ results }) => results.length > 0).map(({ url }) => url),
  ),
  ...below(
    'session',
    'Result',
    racing.results.map(({ id }) => id),
  ),
  ...below(
    'listen',
    'Episode',
    news.channel.episodes.map(({ url }) => url),
  ),
  ...below(
    'product',
    'Product',
    shop.products.map(({ slug }) => slug),
  ),
  ...below('feed', 'Post', ['hill', 'dawn']),
  ...groups.tree
    .filter(({ model }) => model === 'Article')
    .map(({ url }) => entry(`news/${url}`, 'Group', 80)),
  ...groups.tree
    .filter(({ model }) => model === 'Product')
    .map(({ url }) => entry(`shop/${url}`, 'Group', 80)),
];

/** The ids of a group's members, by its model and url. */
const members: Readonly<Record<string, readonly number[]>> = groups.members;

/** The records of a group; all of them without one. */
export function ofGroup<T extends { readonly id: number }>(
  records: readonly T[],
  model: string,
  group: unknown,
): readonly T[] {
  if (typeof group !== 'string' || group === '') return records;
  const ids = members[`${model}/${group}`] ?? [];
  return records.filter(({ id }) => ids.includes(id));
}
