import { parse, print, visit } from 'graphql';
import { z } from 'zod';
import { API_BASE_PATH, type Endpoint } from '../../lib/contract/endpoint.ts';
import { ENDPOINTS } from '../../lib/contract/endpoints/index.ts';
import * as contentQueries from '../../lib/contract/graphql/content-queries.ts';
import * as racingQueries from '../../lib/contract/graphql/racing-queries.ts';
import { answerGraphqlCall } from '../../backend/app/api/graphql.ts';
import { answerCall } from '../../backend/app/api/rest.ts';
import { textOf } from '../../backend/kernel/http/ready-body.ts';

/** A call that is open to everybody. */
export type PublicCall = { readonly name: string; readonly request: () => Request };

const ORIGIN = 'http://localhost';
/** Values for the queries' variables. A group is only given if the query requires one: lists then contain all records. */
const VARIABLES = {
  url: 'sample',
  id: 1,
  first: 10,
  offset: 0,
  articles: 10,
  pictures: 10,
  model: 'Article',
  articleUrls: ['sample'],
  driverUrls: ['sample'],
  roundUrls: ['sample'],
};

const isOpen = ({ method, auth, path }: Endpoint): boolean =>
  method === 'GET' && auth === 'public' && !path.includes('{');

/** A query as sent to a server that has every extension: with all extension selections, and none of their fallbacks. */
export const withExtensions = (document: string): string =>
  print(
    visit(parse(document), {
      Field: ({ directives = [] }) =>
        directives.some(({ name }) => name.value === 'withoutExtension') ? null : undefined,
      Directive: ({ name }) => (name.value === 'extension' ? null : undefined),
    }),
  );

const graphqlBody = (document: string) => {
  const byGroup = document.includes('$byGroup: String!') ? 'sample' : null;
  return JSON.stringify({ query: withExtensions(document), variables: { ...VARIABLES, byGroup } });
};

/** All public REST calls without path parameters, and all GraphQL queries. */
export const publicCalls = (): PublicCall[] => [
  ...Object.values<Endpoint>(ENDPOINTS)
    .filter(isOpen)
    .map(({ path }) => ({
      name: path,
      request: () => new Request(`${ORIGIN}${API_BASE_PATH}${path}?id=1&url=sample&slug=sample`),
    })),
  ...Object.values({ ...contentQueries, ...racingQueries }).flatMap((query) =>
    'document' in query
      ? [
          {
            name: query.name,
            request: () =>
              new Request(`${ORIGIN}/graphql`, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: graphqlBody(query.document),
              }),
          },
        ]
      : [],
  ),
];

const answerSchema = z.looseObject({ errors: z.unknown().optional() });

/** Makes a call; `problem` is GraphQL's error. */
export async function callPublicly({ request }: PublicCall): Promise<{
  readonly status: number;
  readonly json: unknown;
  readonly problem: string | null;
}> {
  const asked = request();
  const isGraphql = new URL(asked.url).pathname === '/graphql';
  const response = await (isGraphql ? answerGraphqlCall(asked) : answerCall(asked));
  const text = await textOf(response);
  const json: unknown = text === '' ? null : JSON.parse(text);
  const errors = isGraphql ? answerSchema.parse(json).errors : undefined;
  return { status: response.status, json, problem: errors === undefined ? null : JSON.stringify(errors) };
}
