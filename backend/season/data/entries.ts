import type { Payload, Where } from 'payload';
import { tidyName } from '../../../lib/shared/text/name-key.ts';
import { findAll, groupBy } from '../../cms/records/by-ids.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import type { Entry } from '../../payload-types.ts';
import { teamUrlOf } from './team-names.ts';

/** Entries in the order of their categories, then in the office's order. */
export async function findEntries(payload: Payload, where: Where): Promise<Entry[]> {
  const [entries, categories] = await Promise.all([
    readable(payload).find({ ...findAll('entries', where), sort: ['sort', 'id'] }),
    readable(payload).find({
      ...findAll('categories', {}),
      sort: ['sort', 'name', 'id'],
      select: { sort: true },
    }),
  ]);
  const place = new Map(categories.docs.map(({ id }, index) => [id, index]));
  const placeOf = ({ category }: Entry) => place.get(refId(category) ?? 0) ?? place.size;
  return entries.docs.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The entry lists of rounds. */
export async function loadEntries(
  payload: Payload,
  roundIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Entry[]>> {
  const docs = await findEntries(payload, { round: { in: [...roundIds] } });
  return groupBy<Entry, number>(docs, (entry) => refIds([entry.round]));
}

type TeamOfList = { readonly name: string; readonly ids: readonly number[] };

/** The teams of entries by URL name: each team's name and the ids of its entries. */
function teamsOf(entries: readonly Pick<Entry, 'id' | 'name' | 'team'>[]): ReadonlyMap<string, TeamOfList> {
  const byTeam = Map.groupBy(entries, teamUrlOf);
  byTeam.delete('');
  return new Map(
    [...byTeam].map(([url, own]) => [
      url,
      { name: tidyName(own.at(-1)?.team ?? ''), ids: own.map(({ id }) => id) },
    ]),
  );
}

/** The rounds that have an entry list, with the number of entries, their teams, and when the list last changed. */
export const entryLists = cachedRead('entry-lists', ['entries'], async (payload) => {
  const select = { round: true, name: true, team: true, updatedAt: true } as const;
  const { docs } = await readable(payload).find({ ...findAll('entries', {}), select });
  const byRound = Map.groupBy(docs, ({ round }) => refId(round) ?? 0);
  return new Map(
    [...byRound].map(([round, entries]) => {
      const updatedAt = entries.map((entry) => entry.updatedAt).reduce((a, b) => (a > b ? a : b), '');
      return [round, { count: entries.length, teams: teamsOf(entries), updatedAt }] as const;
    }),
  );
});
