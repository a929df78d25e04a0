import type { EndpointAuth, HttpMethod } from '@/lib/contract/endpoint';

/** What a parser says about one thing that is wrong. */
type ParserIssue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Turns an unknown answer into a value. Every zod schema is one; `light.ts` makes small ones for browsers. */
export type Parser<T> = {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly ParserIssue[] } };
};

/** Carries the type of an input, in the form that every schema of the Standard Schema interface has. */
export type InputType<I> = {
  readonly '~standard'?: { readonly types?: { readonly input: I } | undefined };
};

/**
 * A REST call as the client needs it. Every endpoint of `lib/contract` is one. This file and all that a browser loads at
 * first import the contract's types only: its schemas bring the schema library along.
 */
export type Callable<I, O> = {
  readonly method: HttpMethod;
  /** Below the base path; `{name}` segments are taken out of the input. */
  readonly path: string;
  readonly auth: EndpointAuth;
  readonly input: InputType<I>;
  readonly output: Parser<O>;
};

/** A GraphQL query as the client needs it. Every query of `lib/contract/graphql` is one. */
export type Queryable<V, R> = {
  readonly name: string;
  readonly document: string;
  readonly variables: InputType<V>;
  readonly result: Parser<R>;
};
