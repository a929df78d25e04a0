import { buildSchema, execute, parse, validate } from 'graphql';
import { typeDefs } from '../../lib/contract/graphql/type-defs.ts';
import { coreTypeDefs, NAMED } from './core.ts';
import { PAGES } from './pages.ts';
import {
  ARTICLES,
  CATEGORIES,
  DRIVERS,
  GALLERIES,
  GROUPS,
  image,
  PERSONS,
  RESULT,
  ROUNDS,
  SERIES_URL,
  SNIPPETS,
  SPONSORS,
  TESTIMONIALS,
  VIDEO,
} from './records.ts';

const schema = buildSchema(coreTypeDefs(typeDefs, NAMED));

type Part = { readonly first?: number; readonly offset?: number };
type ByUrl = { readonly url: string };
type ById = { readonly id: number };

const part = <T>(list: readonly T[], { first = list.length, offset = 0 }: Part) =>
  list.slice(offset, offset + first);
const byUrl = <T extends { url?: string | null | undefined }>(list: readonly T[], { url }: ByUrl) =>
  list.find((record) => record.url === url) ?? null;

/** Lists missing in a record are empty, as the schema requires. */
const round = (found: (typeof ROUNDS)[number]) => ({
  ...found,
  categories: CATEGORIES,
  sponsors: SPONSORS,
  results: found.results ?? [],
});
const rounds = ROUNDS.map(round);
const series = { url: SERIES_URL, rounds };
const category = (found: (typeof CATEGORIES)[number]) => ({ ...found, rounds });
const page = (found: (typeof PAGES)[number]) => ({
  ...found,
  pageContents: (found.pageContents ?? []).map((block) => ({
    hidden: false,
    full_width: false,
    background_image_fixed: false,
    editing: false,
    deleted: false,
    ...block,
  })),
});
const pages = PAGES.map(page);

const roots = {
  cognitoVideo: () => VIDEO,
  cognitoGiftVoucherThemes: () => [{ id: 1, name: 'Start', image: image('voucher') }],
  cognitoGallery: ({ id }: ById) => GALLERIES.find((gallery) => gallery.id === id) ?? null,
  cognitoGallerys: () => GALLERIES,
  cognitoTestimonials: () => TESTIMONIALS,
  nextgenSeries: ({ url }: ByUrl) => (url === SERIES_URL ? series : null),
  nextgenSeriess: () => [series],
  nextgenResult: ({ id }: ById) => (id === RESULT.id ? RESULT : null),
  nextgenRound: (given: ByUrl) => byUrl(rounds, given),
  nextgenCategorys: () => CATEGORIES.map(category),
  nextgenCategory: (given: ByUrl) => {
    const found = byUrl(CATEGORIES, given);
    return found && category(found);
  },
  nextgenSponsors: () => SPONSORS,
  cognitoSnippets: () => SNIPPETS,
  nextgenDrivers: () => DRIVERS,
  cognitoPersons: () => PERSONS,
  cognitoArticles: (given: Part) => part(ARTICLES, given),
  cognitoArticleCount: () => ARTICLES.length,
  cognitoArticle: (given: ByUrl) => byUrl(ARTICLES, given),
  cognitoGroup: ({ byGroup }: { byGroup: string }) => GROUPS.find(({ url }) => url === byGroup) ?? null,
  cognitoPages: () => pages,
  cognitoPage: (given: ByUrl) => byUrl(pages, given),
};

export type Executed = { readonly status: 200 | 400; readonly body: unknown };

/** Answers a query in the specification's schema; one that asks for anything else gets 400. */
export async function answerQuery(
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Executed> {
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) return { status: 400, body: { errors: errors.map(({ message }) => ({ message })) } };
  return {
    status: 200,
    body: await execute({ schema, document, rootValue: roots, variableValues: variables }),
  };
}
