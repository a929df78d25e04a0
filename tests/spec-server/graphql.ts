import { readFileSync } from 'node:fs';
import { buildSchema, execute, isScalarType, parse, validate, type GraphQLSchema } from 'graphql';
import { groups, media, news, ofGroup, pages, racing, shop } from './data.ts';
import { spell, spellBoolean, spellId, spellInstant, type Fields, type Variations } from './variations.ts';

const SCHEMA = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8');

type ByUrl = { readonly url: string };
type ById = { readonly id: number };
type ByGroup = { readonly byGroup?: string | null };
type Part = ByGroup & { readonly first?: number; readonly offset?: number };

/** Each reaches the others, as in a graph: nothing is put together before it is asked for. */
const category = (found: (typeof racing.categories)[number]): Fields => ({
  ...found,
  rounds: () => racing.rounds.filter(({ categories }) => categories.includes(found.url)).map(round),
});
const result = (found: (typeof racing.results)[number]): Fields => ({
  ...found,
  round: () => racing.rounds.filter(({ results }) => results.some((id) => id === found.id)).map(round)[0],
  category: () => racing.categories.filter(({ url }) => url === found.category).map(category)[0],
});
const series = ({ url }: ByUrl): Fields => ({
  url,
  rounds: () => racing.rounds.filter((one) => one.series === url).map(round),
});
/** Point 7: the results of a round are in order of date, then sort_order. */
const inOrder = (ids: readonly number[]) =>
  racing.results
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.sort_order - b.sort_order);
const venues: Readonly<Record<string, Fields>> = racing.venues;
const round = (found: (typeof racing.rounds)[number]): Fields => ({
  ...found,
  venue: venues[found.venue],
  series: series({ url: found.series }),
  resultsCount: found.results.length,
  categories: () => racing.categories.filter(({ url }) => found.categories.includes(url)).map(category),
  sponsors: racing.sponsors.filter(({ id }) => found.sponsors.some((own) => own === id)),
  faqs: racing.faqs.filter(({ id }) => found.faqs.some((own) => own === id)),
  results: () => inOrder(found.results).map(result),
});

const byUrl = <T extends ByUrl>(records: readonly T[], { url }: ByUrl) =>
  records.find((record) => record.url === url);
const byId = <T extends ById>(records: readonly T[], { id }: ById) =>
  records.find((record) => record.id === id);
const articlesOf = ({ byGroup }: ByGroup) => ofGroup(news.articles, 'Article', byGroup);

/** A page's settings are a JSON string here, too. */
const page = (found: (typeof pages)[number]): Fields => {
  const { pageContents: blocks } = found;
  return {
    ...found,
    pageContents: Array.isArray(blocks)
      ? blocks.map((block: Fields) => ({ ...block, variables: spell(block['variables'], {}, 'variables') }))
      : [],
  };
};

const roots = {
  cognitoVideo: (given: ById) => byId(media.videos, given),
  cognitoGiftVoucherThemes: shop.themes,
  cognitoGallery: (given: ById) => byId(media.galleries, given),
  cognitoGallerys: ({ byGroup }: ByGroup) => ofGroup(media.galleries, 'Gallery', byGroup),
  cognitoTestimonials: media.testimonials,
  nextgenSeries: (given: ByUrl) => racing.series.filter(({ url }) => url === given.url).map(series)[0],
  nextgenSeriess: ({ first = racing.series.length }: Part) => racing.series.slice(0, first).map(series),
  nextgenResult: ({ id }: ById) => racing.results.filter((one) => one.id === id).map(result)[0],
  nextgenRound: ({ url }: ByUrl) => racing.rounds.filter((one) => one.url === url).map(round)[0],
  nextgenCategorys: racing.categories.map(category),
  nextgenCategory: ({ url }: ByUrl) => racing.categories.filter((one) => one.url === url).map(category)[0],
  nextgenSponsors: ({ byGroup }: ByGroup) => ofGroup(racing.sponsors, 'Sponsor', byGroup),
  cognitoSnippets: ({ byGroup }: ByGroup) => ofGroup(news.snippets, 'Snippet', byGroup),
  nextgenDrivers: racing.drivers,
  cognitoPersons: racing.persons,
  cognitoArticles: ({ first = Infinity, offset = 0, byGroup = null }: Part) =>
    articlesOf({ byGroup }).slice(offset, offset + first),
  cognitoArticleCount: (given: ByGroup) => articlesOf(given).length,
  cognitoArticle: (given: ByUrl) => byUrl(news.articles, given),
  cognitoGroup: ({ model, byGroup }: ByGroup & { readonly model: string }) =>
    groups.tree.find((group) => group.model === model && group.url === byGroup),
  cognitoPages: pages.map(page),
  cognitoPage: (given: ByUrl) => pages.filter(({ url }) => url === given.url).map(page)[0],
};

function schemaWith(variations: Variations): GraphQLSchema {
  const schema = buildSchema(SCHEMA);
  const spellings = { Id: spellId, Flag: spellBoolean, Instant: spellInstant };
  for (const [name, spelling] of Object.entries(spellings)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) scalar.serialize = (value) => spelling(value, variations);
  }
  return schema;
}

export type Executed = { readonly status: 200 | 400; readonly body: unknown };

/** Answers queries; one that asks for anything that the schema doesn't have gets 400. */
export function queriesWith(variations: Variations): (query: string, variables: Fields) => Promise<Executed> {
  const schema = schemaWith(variations);
  return async (query, variables) => {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0)
      return { status: 400, body: { errors: errors.map(({ message }) => ({ message })) } };
    const body = await execute({ schema, document, rootValue: roots, variableValues: variables });
    return { status: 200, body };
  };
}
