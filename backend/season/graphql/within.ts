import { instantOf } from '../../kernel/graphql/arguments.ts';
import type { Within } from '../data/within.ts';

/** The arguments of a field whose records are those of the rounds that start within a time. */
export type GivenWithin = { readonly from?: string | null; readonly until?: string | null };

/** The time that they name. @throws if one of them isn't an instant */
export const withinOf = ({ from, until }: GivenWithin): Within => ({
  from: instantOf('from', from),
  until: instantOf('until', until),
});
