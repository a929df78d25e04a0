import { GraphQLError } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { GRAPHQL_PATH } from '../../../lib/contract/endpoint.ts';
import { typeDefs } from '../../../lib/contract/graphql/type-defs.ts';
import { currentCustomer } from '../../people/auth/sign-ins.ts';
import { config } from '../../kernel/config.ts';
import { textResponse } from '../../kernel/http/ready-body.ts';
import { languageOfRequest } from '../../kernel/messages/language.ts';
import { Failure } from '../../kernel/failure.ts';
import { failureAnswer } from '../../kernel/http/answer.ts';
import { jsonBody } from '../../kernel/http/body.ts';
import { preflight, withCors } from '../../kernel/http/cors.ts';
import { log } from '../../kernel/log/log.ts';
import { draftViewOf, momentOf } from '../../cms/preview/claims-of.ts';
import { viewAsOf } from '../../kernel/clock.ts';
import { showDrafts } from '../../cms/records/draft-view.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { contentPayload } from './payload.ts';
import { createGraphqlContext } from '../../content/graphql/context.ts';
import { limitPlugins, noIntrospection } from '../../kernel/graphql/limits.ts';
import { resolvers } from './resolvers.ts';
import { badRequestStatus } from '../../kernel/graphql/status.ts';

const METHODS = ['POST', 'OPTIONS'];

/** Failures that are safe to show keep their message and status; our own faults are logged and masked. */
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
  // Errors that GraphQL itself raises (a variable of the wrong type, say) are safe to show.
  if (!cause || cause instanceof GraphQLError) return error;
  log.error({ err: cause, path: error.path }, 'GraphQL field failed');
  return new GraphQLError(message, { path: error.path ?? null });
}

/** Facts about the caller before the query is parsed. */
type Caller = { readonly isSignedIn: boolean };

const yoga = createYoga<Caller>({
  schema: createSchema({ typeDefs, resolvers }),
  graphqlEndpoint: GRAPHQL_PATH,
  graphiql: false,
  landingPage: false,
  batching: false,
  cors: false,
  logging: false,
  maskedErrors: { maskError, errorMessage: 'Something went wrong on our end. Please try again later.' },
  context: async ({ isSignedIn }) => createGraphqlContext(await contentPayload(), isSignedIn),
  plugins: [...limitPlugins, ...(config().isProduction ? [noIntrospection] : []), badRequestStatus],
});

/** @throws Failure 401 for an invalid or expired token, so that the caller refreshes it and retries (spec point 8) */
async function callerOf(request: Request): Promise<Caller> {
  if (!request.headers.has('authorization')) return { isSignedIn: false };
  return { isSignedIn: (await currentCustomer(await contentPayload(), request, 'public')) !== null };
}

async function answer(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request, config().siteUrl, METHODS);
  const call = await jsonBody(request);
  if (typeof call.query !== 'string' || call.query === '')
    throw new Failure(400, 'query must be a GraphQL document.');
  const body = JSON.stringify(call);
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Yoga's own Request and Response: the platform's would each be read through a stream.
  const found = await yoga.fetch(
    new yoga.fetchAPI.Request(request.url, { method: 'POST', headers, body }),
    await callerOf(request),
  );
  return textResponse(await found.text(), {
    status: found.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function answerGraphql(request: Request): Promise<Response> {
  const response = await viewAsOf(momentOf(request), () =>
    showDrafts(draftViewOf(request), () => answer(request)),
  ).catch((error: unknown) => {
    logFault(request.method, GRAPHQL_PATH, error);
    return failureAnswer(error, languageOfRequest(request));
  });
  return withCors(request, response, config().siteUrl);
}

/** Responds to every other method. Queries in the URL are rejected, since they would be logged and cached. */
function refuseMethod(request: Request): Response {
  const allowed = METHODS.join(', ');
  const failure = new Failure(405, `GraphQL accepts ${allowed}.`, { headers: { Allow: allowed } });
  return failureAnswer(failure, languageOfRequest(request));
}

/** Handles every method of /graphql (spec point 7). */
export const answerGraphqlCall = async (request: Request): Promise<Response> =>
  METHODS.includes(request.method) ? answerGraphql(request) : refuseMethod(request);
