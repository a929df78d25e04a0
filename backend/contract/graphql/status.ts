import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What yoga calls an error that is not the caller's. */
const OUR_FAULT = 'INTERNAL_SERVER_ERROR';

const isResult = (value: object): value is ExecutionResult => 'errors' in value;

/** `spec: false` says that the status counts for application/json, too. */
const withStatus = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...error.extensions, http: { status: 400, spec: false } },
  });

/**
 * Answers 400 to a request that could not be carried out at all: a document that does not parse, is not valid or beyond a limit,
 * or variables that do not fit. Without it such answers would carry status 200.
 */
export const badRequestStatus: Plugin = {
  onExecutionResult: ({ result, setResult }) => {
    if (!result || Array.isArray(result) || !isResult(result) || 'data' in result) return;
    const { errors } = result;
    if (!errors || errors.some(({ extensions }) => extensions.code === OUR_FAULT)) return;
    setResult({ errors: errors.map(withStatus) });
  },
};
