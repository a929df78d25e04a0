import { z } from 'zod';
import type { Endpoint, EndpointInput, EndpointOutput } from '@/lib/contract/endpoint';
import { hasExtension, type NamedExtensions } from '@/lib/contract/extensions';
import { extensionOf } from '@/lib/contract/wire';
import type { GraphqlQuery, QueryResult, QueryVariables } from '@/lib/contract/graphql/query';
import { readAnswer } from '@/lib/contract/read';
import { reportInBrowser, unreported, type ReportProblems } from '@/lib/api/answer-problems';
import type { Parser } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import { createQuery } from '@/lib/api/graphql';
import { isRecord } from '@/lib/shared/record';
import type { Result } from '@/lib/api/result';
import type { ApiClient, CallOptions } from '@/lib/api/transport';

/**
 * The calls of the contract through one client, typed by the endpoint or query itself. Pulls in the schema library: a browser loads it
 * where it needs such a call, and uses `client.call` with a schemaless callable everywhere else. Extensions are used only if the content
 * server names them: request fields and query selections are removed, and a call or query that is an extension as a whole returns
 * `notFound` at once.
 */
export type ContractCalls = {
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ) => Promise<Result<EndpointOutput<E>, ApiError>>;
  readonly query: <Q extends GraphqlQuery>(
    query: Q,
    variables: QueryVariables<Q>,
    options?: CallOptions,
  ) => Promise<Result<QueryResult<Q>, ApiError>>;
};

/**
 * Creates the contract's calls for a client.
 * @param report receives each part of an answer that could not be read, once
 */
export function createContractCalls(
  client: ApiClient,
  report: ReportProblems = reportInBrowser,
): ContractCalls {
  const query = createQuery(client);
  /** A schema as a tolerant parser. */
  const parserOf = <S extends z.ZodType>(schema: S, call: string): Parser<z.output<S>> => ({
    safeParse: (value) => {
      const reading = readAnswer(schema, value);
      // If an answer can't be read at all, the failure itself says why.
      const problems = reading.success ? unreported(call, reading.problems) : [];
      if (problems.length > 0) report(call, problems);
      return reading;
    },
  });
  return {
    call: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions) => {
      const extensions = options?.extensions ?? client.extensions();
      const output = parserOf<E['output']>(endpoint.output, `${endpoint.method} ${endpoint.path}`);
      const asked = withoutMissing(endpoint.input, input, extensions);
      return client.call<unknown, EndpointOutput<E>>({ ...endpoint, output }, asked, options);
    },
    query: <Q extends GraphqlQuery>(definition: Q, variables: QueryVariables<Q>, options?: CallOptions) => {
      const result = parserOf<Q['result']>(definition.result, definition.name);
      return query<unknown, QueryResult<Q>>({ ...definition, result }, variables, options);
    },
  };
}

/** A request without the extension fields that the content server does not have. */
function withoutMissing(schema: z.ZodType, input: unknown, extensions: NamedExtensions): unknown {
  if (!(schema instanceof z.ZodObject) || !isRecord(input)) return input;
  const fields = new Map<string, z.core.$ZodType>(Object.entries(schema.shape));
  const isTaken = (name: string) => {
    const field = fields.get(name);
    return field === undefined || hasExtension(extensions, extensionOf(field));
  };
  return Object.fromEntries(Object.entries(input).filter(([name]) => isTaken(name)));
}
