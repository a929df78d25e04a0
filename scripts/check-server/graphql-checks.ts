import { Kind, parse } from 'graphql';
import { z } from 'zod';
import { fitDocument } from '../../lib/api/graphql-document.ts';
import { hasExtension, type NamedExtensions } from '../../lib/contract/extensions.ts';
import type { GraphqlQuery } from '../../lib/contract/graphql/query.ts';
import { QUERIES } from '../../lib/contract/graphql/queries.ts';
import { GRAPHQL_PATHS } from '../../lib/contract/paths.ts';
import { sendQuery, type CallResult, type Fields } from './calls.ts';
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

/** The fields of the query type that a query selects. */
function rootsOf(document: string): string[] {
  const names = parse(document).definitions.flatMap((definition) =>
    'selectionSet' in definition
      ? definition.selectionSet.selections.flatMap((selection) =>
          'name' in selection ? [selection.name.value] : [],
        )
      : [],
  );
  return [...new Set(names)];
}

/** The variables that a query requires. */
const requiredIn = (document: string): string[] =>
  parse(document).definitions.flatMap((definition) =>
    'variableDefinitions' in definition
      ? (definition.variableDefinitions ?? []).flatMap((variable) =>
          variable.kind === Kind.VARIABLE_DEFINITION &&
          variable.type.kind === Kind.NON_NULL_TYPE &&
          variable.defaultValue === undefined
            ? [variable.variable.name.value]
            : [],
        )
      : [],
  );

/** Variables that identify records, by the field that takes them. */
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

/** The variables of a query; null if there is no record to query. */
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

/** Reads the response to a query. Errors count as no answer, as they do for the site. */
function readExecution(answer: CallResult, result: z.ZodType) {
  if ('failure' in answer) return readContent(answer, result);
  const execution = executionSchema.safeParse(answer.json);
  const [error] = execution.data?.errors ?? [];
  if (error) return { finding: { state: 'wrong' as const, detail: error.message }, value: null };
  return readContent({ ...answer, json: execution.data?.data }, result);
}

/** Finds the GraphQL endpoint by trying the known paths in turn. @returns its path (null if there is none) and the finding */
export async function findGraphql(
  origin: string,
): Promise<{ readonly path: string | null; readonly finding: Finding }> {
  const tried: string[] = [];
  for (const path of GRAPHQL_PATHS) {
    const { state, detail } = readPresence(await sendQuery(origin, path, '{ __typename }', {}));
    if (state === 'found')
      return {
        path,
        finding: { call: 'POST /graphql', state, detail: `at ${path}`, without: '', isNeeded: true },
      };
    tried.push(`${path} ${detail}`);
  }
  const finding = {
    call: 'POST /graphql',
    state: 'missing',
    detail: tried.join(', '),
    without: 'news, rounds, results, drivers, sponsors, and so every page',
    isNeeded: true,
  } as const;
  return { path: null, finding };
}

/** The `url` of any series, which can't be read from an address of the site; undefined if there is none. */
export async function findSeries(origin: string, path: string): Promise<string | undefined> {
  const answer = await sendQuery(origin, path, '{ nextgenSeriess(first: 1) { url } }', {});
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
              detail: 'no such record in the sitemap or on a page',
            },
          }
        : readExecution(await sendQuery(origin, path, document, variables), query.result);
    findings.push({ call, without, isNeeded: false, ...finding });
  }
  return findings;
}
