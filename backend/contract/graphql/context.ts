import type { Payload } from 'payload';
import { createContentContext, type ContentContext } from '../data/context.ts';
import { createBudget, type Budget } from './budget.ts';

/** What the resolvers of one request share. */
export type GraphqlContext = ContentContext & { readonly budget: Budget };

export const createGraphqlContext = (payload: Payload): GraphqlContext => ({
  ...createContentContext(payload),
  budget: createBudget(),
});
