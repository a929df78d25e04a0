import type { Payload } from 'payload';
import { createContentContext, type ContentContext } from '../data/context.ts';
import { createBudget, type Budget } from './budget.ts';

/** What the resolvers of one request share. */
export type GraphqlContext = ContentContext & { readonly budget: Budget };

export const createGraphqlContext = (payload: Payload, isSignedIn: boolean): GraphqlContext => ({
  ...createContentContext(payload, { isSignedIn }),
  budget: createBudget(),
});
