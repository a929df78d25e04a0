import type { Payload } from 'payload';
import { findAll, groupBy } from '../../cms/records/by-ids.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import type { Entry } from '../../payload-types.ts';

/** The entry lists of rounds: by category as these are ordered, then as the office ordered them. */
export async function loadEntries(
  payload: Payload,
  roundIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const [entries, categories] = await Promise.all([
    readable(payload).find({
      ...findAll('entries', { round: { in: [...roundIds] } }),
      sort: ['sort', 'id'],
    }),
    readable(payload).find({
      ...findAll('categories', {}),
      sort: ['sort', 'name', 'id'],
      select: { sort: true },
    }),
  ]);
  const place = new Map(categories.docs.map(({ id }, index) => [id, index]));
  const placeOf = ({ category }: Entry) => place.get(refId(category) ?? 0) ?? place.size;
  const docs = entries.docs.toSorted((a, b) => placeOf(a) - placeOf(b));
  return groupBy<Entry, number>(docs, (entry) => refIds([entry.round]));
}

/** The rounds that have an entry list: how many entries, and when it was last changed. */
export const entryLists = cachedRead('entry-lists', ['entries'], async (payload) => {
  const select = { round: true, updatedAt: true } as const;
  const { docs } = await readable(payload).find({ ...findAll('entries', {}), select });
  const byRound = Map.groupBy(docs, ({ round }) => refId(round) ?? 0);
  return new Map(
    [...byRound].map(([round, entries]) => {
      const updatedAt = entries.map((entry) => entry.updatedAt).reduce((a, b) => (a > b ? a : b), '');
      return [round, { count: entries.length, updatedAt }] as const;
    }),
  );
});
