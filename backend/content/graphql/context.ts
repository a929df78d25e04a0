import type { Payload } from 'payload';
import { createContentContext, type ContentContext } from '../context.ts';
import { createBudget, type Budget } from '../../kernel/graphql/limits.ts';

/** Shared by the resolvers of one request. */
export type GraphqlContext = ContentContext & { readonly budget: Budget };

export const createGraphqlContext = (payload: Payload, isSignedIn: boolean): GraphqlContext => ({
  ...createContentContext(payload, { isSignedIn }),
  budget: createBudget(),
});
