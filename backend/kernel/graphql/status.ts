import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Yoga's message for an error that isn't the caller's. */
const OUR_FAULT = 'INTERNAL_SERVER_ERROR';

const isResult = (value: object): value is ExecutionResult => 'errors' in value;

/** `spec: false` applies the status to application/json too. */
const withStatus = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...error.extensions, http: { status: 400, spec: false } },
  });

/** Nothing was executed: there is no data or, for a mutation, null in its place and an error without a field. */
const isRefused = ({ data, errors }: ExecutionResult) =>
  data === undefined || (data === null && errors?.every(({ path }) => path === undefined));

/**
 * Responds with 400 to requests that couldn't be executed at all: a document that doesn't parse, is invalid or exceeds a limit, or
 * variables of the wrong type. Without it such responses would have status 200.
 */
export const badRequestStatus: Plugin = {
  onExecutionResult: ({ result, setResult }) => {
    if (!result || Array.isArray(result) || !isResult(result) || !isRefused(result)) return;
    const { errors } = result;
    if (!errors || errors.some(({ extensions }) => extensions.code === OUR_FAULT)) return;
    setResult({ errors: errors.map(withStatus) });
  },
};
