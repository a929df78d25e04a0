import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { collectionHref } from './entries.ts';
import type { NextRound } from './next-round.ts';

/** A single record that is waiting, and its address in the CMS. */
export type TodoDetail = { readonly title: string; readonly href: string };

/** A to-do: the number, the label, and a link. `details` links to single records. */
export type Todo = {
  readonly count: number;
  readonly label: string;
  readonly href: string | null;
  readonly details?: readonly TodoDetail[];
};

/** Something that a new site still needs. `key` identifies it for dismissing. */
export type ChecklistItem = {
  readonly key: string;
  readonly label: string;
  /** Where to do it; null if `details` link there. */
  readonly href: string | null;
  readonly details?: readonly TodoDetail[];
};

/** A part of the home screen's list, for a request's account and within what it may read. @param next the current or next round */
export type TodoPart = (req: PayloadRequest, next: NextRound | null) => Promise<readonly Todo[]>;

/** Number of records that a line expands to; the others appear once those are done. */
export const MAX_DETAILS = 8;

export const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** A line that links to a list; empty if the amount is zero. */
export const todo = (amount: number, label: string, href: string | null): readonly Todo[] =>
  amount > 0 ? [{ count: amount, label, href }] : [];

/** A line that expands to single records; empty if there are none. @param count the total, if not all are given */
export const listed = (
  details: readonly TodoDetail[],
  one: string,
  many: string,
  count = details.length,
): readonly Todo[] =>
  count > 0
    ? [{ count, label: plural(count, one, many), href: null, details: details.slice(0, MAX_DETAILS) }]
    : [];

/** A list in the CMS with filters in its own format: records that match all filters of any group. */
export const filtered = (collection: CollectionSlug, ...groups: readonly (readonly string[])[]) => {
  const filters = groups.flatMap((group, place) =>
    group.map((filter, index) => `where[or][${String(place)}][and][${String(index)}]${filter}`),
  );
  return `${collectionHref(collection)}?${filters.join('&')}`;
};

/** Whether the account may read any of a collection's records. */
export async function mayRead(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { read } = req.payload.collections[collection].config.access;
  return (await read({ req })) !== false;
}

/** Whether the account may change any of a collection's records. */
export async function mayWrite(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { update } = req.payload.collections[collection].config.access;
  return (await update({ req })) !== false;
}

/** Counts records within what the account may read; 0 if it may read none. */
export async function count(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  if (!(await mayRead(req, collection))) return 0;
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req });
  return totalDocs;
}
