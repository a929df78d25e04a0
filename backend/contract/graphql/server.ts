import { GraphQLError } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { GRAPHQL_PATH } from '../../../lib/contract/endpoint.ts';
import { typeDefs } from '../../../lib/contract/graphql/type-defs.ts';
import { config } from '../../config.ts';
import { Failure } from '../failure.ts';
import { failureAnswer } from '../http/answer.ts';
import { jsonBody } from '../http/body.ts';
import { preflight, withCors } from '../http/cors.ts';
import { log } from '../log.ts';
import { logFault } from '../log-fault.ts';
import { contentPayload } from '../payload.ts';
import { createGraphqlContext } from './context.ts';
import { limitPlugins, noIntrospection } from './limits.ts';
import { resolvers } from './resolvers.ts';
import { badRequestStatus } from './status.ts';

const METHODS = ['POST', 'OPTIONS'];

/** A failure that the caller may know keeps its message and status; a fault of ours is logged and told as such. */
function maskError(error: unknown, message: string): GraphQLError {
  if (!(error instanceof GraphQLError)) {
    log.error({ err: error }, 'GraphQL call failed');
    return new GraphQLError(message);
  }
  const cause = error.originalError;
  if (cause instanceof Failure) {
    const { status, details } = cause;
    const code = details.textCode ? { text_code: details.textCode } : {};
    return new GraphQLError(cause.message, {
      path: error.path ?? null,
      extensions: { http: { status }, ...code },
    });
  }
  if (!cause) return error;
  log.error({ err: cause, path: error.path }, 'GraphQL field failed');
  return new GraphQLError(message, { path: error.path ?? null });
}

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  graphqlEndpoint: GRAPHQL_PATH,
  graphiql: false,
  landingPage: false,
  batching: false,
  cors: false,
  logging: false,
  maskedErrors: { maskError, errorMessage: 'Something went wrong on our side. Please try again later.' },
  context: async () => createGraphqlContext(await contentPayload()),
  plugins: [...limitPlugins, ...(config().isProduction ? [noIntrospection] : []), badRequestStatus],
});

async function answer(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request, config().siteUrl, METHODS);
  const body = JSON.stringify(await jsonBody(request));
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return yoga.fetch(new Request(request.url, { method: 'POST', headers, body }));
}

async function answerGraphql(request: Request): Promise<Response> {
  const response = await answer(request).catch((error: unknown) => {
    logFault(request.method, GRAPHQL_PATH, error);
    return failureAnswer(error);
  });
  const own = new Response(response.body, response);
  own.headers.set('Cache-Control', 'no-store');
  return withCors(request, own, config().siteUrl);
}

/** Answers every other method: queries are not taken from addresses, where they would be logged and cached. */
function refuseMethod(): Response {
  const allowed = METHODS.join(', ');
  return failureAnswer(new Failure(405, `GraphQL accepts ${allowed}.`, { headers: { Allow: allowed } }));
}

/** Answers every method of /graphql (spec point 7). */
export const answerGraphqlCall = async (request: Request): Promise<Response> =>
  METHODS.includes(request.method) ? answerGraphql(request) : refuseMethod();
