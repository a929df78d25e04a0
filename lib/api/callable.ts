import type { EndpointAuth, HttpMethod } from '@/lib/contract/endpoint';
import type { Extension } from '@/lib/contract/extensions';

/** One problem reported by a parser. */
type ParserIssue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Turns an unknown response into a value. Every zod schema is one; `schemaless.ts` makes small ones for browsers. */
export type Parser<T> = {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly ParserIssue[] } };
};

/** Carries the type of an input, as every Standard Schema does. */
export type InputType<I> = {
  readonly '~standard'?: { readonly types?: { readonly input: I } | undefined };
};

/**
 * A REST call as the client needs it. Every endpoint of `lib/contract` is one. This file, and everything else in a browser's first load,
 * imports only types from the contract: its schemas would pull in the schema library.
 */
export type Callable<I, O> = {
  readonly method: HttpMethod;
  /** Relative to the base path; `{name}` segments are filled from the input. */
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly input: InputType<I>;
  readonly output: Parser<O>;
  readonly extension?: Extension;
};

/** A GraphQL query as the client needs it. Every query of `lib/contract/graphql` is one. */
export type Queryable<V, R> = {
  readonly name: string;
  readonly document: string;
  readonly variables: InputType<V>;
  readonly result: Parser<R>;
  readonly extension?: Extension;
};
