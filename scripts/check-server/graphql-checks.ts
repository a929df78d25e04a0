import { Kind, parse } from 'graphql';
import { z } from 'zod';
import { fitDocument } from '../../lib/api/graphql-document.ts';
import { hasExtension, type NamedExtensions } from '../../lib/contract/extensions.ts';
import type { GraphqlQuery } from '../../lib/contract/graphql/query.ts';
import { QUERIES } from '../../lib/contract/graphql/queries.ts';
import { GRAPHQL_PATHS } from '../../lib/contract/paths.ts';
import { askQuery, type Answered, type Fields } from './ask.ts';
import { readContent, readPresence, type Finding } from './finding.ts';
import type { Known } from './known.ts';

/** What isn't shown without a field of the query type. */
export const WITHOUT_QUERY: Readonly<Record<string, string>> = {
  cognitoArticles: 'news, on its own page and elsewhere',
  cognitoArticleCount: 'the pages of a news list',
  cognitoArticle: 'articles',
  cognitoGroup: 'news groups',
  cognitoSnippets: 'snippets (site/snippet_grid)',
  cognitoPersons: 'contacts (site/person_list)',
  cognitoTestimonials: 'testimonials side by side (core/testimonial_grid)',
  cognitoGiftVoucherThemes: 'gift vouchers (core/gift_voucher_purchase)',
  cognitoGallery: 'galleries (core/gallery)',
  cognitoGallerys: 'gallery overviews (core/gallery_group)',
  cognitoVideo: 'videos whose record has no youtube_id',
  cognitoPage: 'a page that changes while it is open',
  cognitoPages: 'a page that changes while it is open',
  nextgenSeries: 'calendars of one series',
  nextgenSeriess: 'calendars, the next round and lists of results',
  nextgenRound: 'rounds and their results',
  nextgenResult: 'timing sheets',
  nextgenCategorys: 'lists of categories',
  nextgenCategory: 'categories',
  nextgenSponsors: 'sponsors, below every page and on their own',
  nextgenDrivers: 'drivers',
};

/** The fields of the query type that a query asks for. */
function rootsOf(document: string): string[] {
  const names = parse(document).definitions.flatMap((definition) =>
    'selectionSet' in definition
      ? definition.selectionSet.selections.flatMap((one) => ('name' in one ? [one.name.value] : []))
      : [],
  );
  return [...new Set(names)];
}

/** The variables that a query can't be sent without. */
const requiredIn = (document: string): string[] =>
  parse(document).definitions.flatMap((definition) =>
    'variableDefinitions' in definition
      ? (definition.variableDefinitions ?? []).flatMap((one) =>
          one.kind === Kind.VARIABLE_DEFINITION &&
          one.type.kind === Kind.NON_NULL_TYPE &&
          one.defaultValue === undefined
            ? [one.variable.name.value]
            : [],
        )
      : [],
  );

/** A value for each variable that names a record, by the field that takes it. */
const byRoot = (known: Known): Readonly<Record<string, Fields>> => ({
  cognitoArticle: { url: known.article },
  cognitoGroup: { model: 'Article', byGroup: known.articleGroup },
  cognitoPage: { url: known.page },
  cognitoGallery: { id: known.gallery },
  cognitoVideo: { id: known.video },
  nextgenSeries: { url: known.series },
  nextgenRound: { url: known.round },
  nextgenResult: { id: known.result },
  nextgenLaps: { id: known.result },
  nextgenCategory: { url: known.category },
});
const COMMON: Fields = { first: 5, offset: 0, byGroup: null, isInSeries: null, aspect: '4x3', width: 400 };

/** The variables of a query; null if there is no record to ask for. */
function variablesFor(document: string, names: ReadonlySet<string>, known: Known): Fields | null {
  const roots = rootsOf(document);
  const own = byRoot(known);
  const given = roots.reduce<Fields>((all, root) => ({ ...all, ...own[root] }), COMMON);
  const missing =
    roots.some((root) => Object.values(own[root] ?? {}).includes(undefined)) ||
    requiredIn(document).some((name) => given[name] === undefined);
  return missing ? null : Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}

const executionSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** What a query's answer holds: errors count as no answer, as for the site. */
function readExecution(answer: Answered, result: z.ZodType) {
  if ('failure' in answer) return readContent(answer, result);
  const execution = executionSchema.safeParse(answer.json);
  const [error] = execution.data?.errors ?? [];
  if (error) return { finding: { state: 'wrong' as const, says: error.message }, value: null };
  return readContent({ ...answer, json: execution.data?.data }, result);
}

/** Where GraphQL is, tried in turn, and the finding about it. */
export async function findGraphql(
  origin: string,
): Promise<{ readonly path: string | null; readonly finding: Finding }> {
  const tried: string[] = [];
  for (const path of GRAPHQL_PATHS) {
    const { state, says } = readPresence(await askQuery(origin, path, '{ __typename }', {}));
    if (state === 'found')
      return {
        path,
        finding: { call: 'POST /graphql', state, says: `at ${path}`, without: '', isNeeded: true },
      };
    tried.push(`${path} ${says}`);
  }
  const finding = {
    call: 'POST /graphql',
    state: 'missing',
    says: tried.join(', '),
    without: 'news, rounds, results, drivers, sponsors, and so every page',
    isNeeded: true,
  } as const;
  return { path: null, finding };
}

/** The url of a series: no address of the site has one. */
export async function findSeries(origin: string, path: string): Promise<string | undefined> {
  const answer = await askQuery(origin, path, '{ nextgenSeriess(first: 1) { url } }', {});
  const schema = z.object({ data: z.object({ nextgenSeriess: z.array(z.object({ url: z.string() })) }) });
  return 'failure' in answer ? undefined : schema.safeParse(answer.json).data?.data.nextgenSeriess[0]?.url;
}

/** Sends every query that the site would send to this server. */
export async function checkQueries(
  origin: string,
  path: string,
  known: Known,
  extensions: NamedExtensions,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const query of Object.values<GraphqlQuery>(QUERIES)) {
    if (!hasExtension(extensions, query.extension)) continue;
    const { document, variables: names } = fitDocument(query.document, extensions);
    const roots = rootsOf(document);
    const call = `${query.name}: ${roots.join(', ')}`;
    const without = [...new Set(roots.map((root) => WITHOUT_QUERY[root] ?? 'parts of pages'))].join('; ');
    const variables = variablesFor(document, names, known);
    const { finding } =
      variables === null
        ? {
            finding: {
              state: 'skipped' as const,
              says: 'no such record in the sitemap or on a page',
            },
          }
        : readExecution(await askQuery(origin, path, document, variables), query.result);
    findings.push({ call, without, isNeeded: false, ...finding });
  }
  return findings;
}
