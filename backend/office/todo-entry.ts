import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { collectionHref } from './entries.ts';
import type { NextRound } from './next-round.ts';

/** A single record that waits, and its address in the CMS. */
export type TodoDetail = { readonly title: string; readonly href: string };

/** Something that waits for somebody: how many, what, and the way there. `details` leads to single records. */
export type Todo = {
  readonly count: number;
  readonly label: string;
  readonly href: string | null;
  readonly details?: readonly TodoDetail[];
};

/** Something that a new site still lacks. `key` is what an account dismisses. */
export type Left = {
  readonly key: string;
  readonly label: string;
  /** Where it is done; null if `details` lead there. */
  readonly href: string | null;
  readonly details?: readonly TodoDetail[];
};

/** A part of the home screen's list, for the account of a request and within what it may read. @param next the round that is on or next */
export type TodoPart = (req: PayloadRequest, next: NextRound | null) => Promise<readonly Todo[]>;

/** How many records a line opens to; the others wait until those are done. */
export const MOST_DETAILS = 8;

export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** A line that leads to a list; none for nothing. */
export const todo = (amount: number, label: string, href: string | null): readonly Todo[] =>
  amount > 0 ? [{ count: amount, label, href }] : [];

/** A line that opens to single records; none for nothing. @param count how many there are, if not all of them are given */
export const listed = (
  details: readonly TodoDetail[],
  one: string,
  many: string,
  count = details.length,
): readonly Todo[] =>
  count > 0
    ? [{ count, label: plural(count, one, many), href: null, details: details.slice(0, MOST_DETAILS) }]
    : [];

/** A list in the CMS, filtered as its own filters write it: records that fulfil all filters of one of the groups. */
export const filtered = (collection: CollectionSlug, ...groups: readonly (readonly string[])[]) => {
  const filters = groups.flatMap((group, place) =>
    group.map((filter, index) => `where[or][${String(place)}][and][${String(index)}]${filter}`),
  );
  return `${collectionHref(collection)}?${filters.join('&')}`;
};

/** Whether the account may read any of a collection. */
export async function mayRead(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { read } = req.payload.collections[collection].config.access;
  return (await read({ req })) !== false;
}

/** Whether the account may change any of a collection. */
export async function mayWrite(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { update } = req.payload.collections[collection].config.access;
  return (await update({ req })) !== false;
}

/** Counts within what the account may read; 0 if it may read none of the collection. */
export async function count(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  if (!(await mayRead(req, collection))) return 0;
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req });
  return totalDocs;
}
