import { z } from 'zod';
import type { Endpoint, EndpointInput, EndpointOutput } from '@/lib/contract/endpoint';
import type { GraphqlQuery, QueryResult, QueryVariables } from '@/lib/contract/graphql/query';
import type { Parser } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import { createQuery } from '@/lib/api/graphql';
import type { Result } from '@/lib/api/result';
import type { ApiClient, CallOptions } from '@/lib/api/transport';

/**
 * The calls of the contract through one client, typed by the endpoint or query itself. Brings the schema library along:
 * a browser loads it where it needs such a call, and uses `client.call` with a light callable everywhere else.
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

/** Makes the contract's calls of a client. */
export function createContractCalls(client: ApiClient): ContractCalls {
  const query = createQuery(client);
  return {
    call: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions) => {
      const output = parserOf<E['output']>(endpoint.output);
      return client.call<unknown, EndpointOutput<E>>({ ...endpoint, output }, input, options);
    },
    query: <Q extends GraphqlQuery>(definition: Q, variables: QueryVariables<Q>, options?: CallOptions) => {
      const result = parserOf<Q['result']>(definition.result);
      return query<unknown, QueryResult<Q>>({ ...definition, result }, variables, options);
    },
  };
}

/** A schema as a parser. A schema's own method gives a generic caller an untyped value; this one keeps the type. */
const parserOf = <S extends z.ZodType>(schema: S): Parser<z.output<S>> => ({
  safeParse: (value) => z.safeParse(schema, value),
});
