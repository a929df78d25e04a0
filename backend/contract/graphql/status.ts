import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const withStatus = (given: Error): GraphQLError => {
  const error = given instanceof GraphQLError ? given : new GraphQLError(given.message);
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...error.extensions, http: { status: 400 } },
  });
};

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === 'object' && value !== null && 'errors' in value;

/**
 * Answers 400 to a request that could not be carried out at all: a document that does not parse, is not valid or beyond a limit, or
 * variables that do not fit. Without it such answers would carry status 200.
 */
export const badRequestStatus: Plugin = {
  onParse:
    () =>
    ({ result, replaceParseResult }) => {
      if (result instanceof GraphQLError) replaceParseResult(withStatus(result));
    },
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult(result.map(withStatus));
    },
  onExecute: () => ({
    onExecuteDone: ({ result, setResult }) => {
      if (isResult(result) && result.data === undefined && result.errors) {
        setResult({ ...result, errors: result.errors.map(withStatus) });
      }
    },
  }),
};
