import { stdSerializers } from 'pino';

type Query = Error & { readonly params: unknown };

const isQuery = (error: unknown): error is Query =>
  error instanceof Error && 'query' in error && 'params' in error;

/** An error and its chain of causes. */
function chainOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let cause = error; cause instanceof Error && !chain.includes(cause); cause = cause.cause)
    chain.push(cause);
  return chain;
}

/**
 * An error as logged: type, message and stack, including its causes. A failed query's values are left out, since they may be somebody's
 * address, or an email with a code.
 */
export function errorInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const queries = chainOf(error).filter(isQuery);
  const withoutValues = (text: string) =>
    queries.reduce((rest, { params }) => rest.replaceAll(`\nparams: ${String(params)}`, ''), text);
  const { params: _values, ...shown } = { params: null, ...stdSerializers.err(error) };
  return { ...shown, message: withoutValues(shown.message), stack: withoutValues(shown.stack) };
}
