import { instantOf } from '../../kernel/graphql/arguments.ts';
import type { Within } from '../data/within.ts';

/** The arguments of a field whose records belong to rounds that start within a period. */
export type GivenWithin = { readonly from?: string | null; readonly until?: string | null };

/** The period in the arguments. @throws if either isn't an instant */
export const withinOf = ({ from, until }: GivenWithin): Within => ({
  from: instantOf('from', from),
  until: instantOf('until', until),
});
