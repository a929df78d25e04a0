import type { PayloadRequest } from 'payload';
import { toSlug } from '../../cms/fields/slug.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId } from '../../cms/records/refs.ts';
import type { ReadRound } from '../../season/table-import/rounds-table.ts';
import { SAMPLE_SCORING } from './sample-scoring.ts';
import { writer } from './writer.ts';

/** The name of a season by its rounds' years: '2027', or '2026/27' if it spans two. */
export function seasonName(rounds: readonly Pick<ReadRound, 'first' | 'last'>[]): string {
  const years = rounds.flatMap(({ first, last }) => [first.slice(0, 4), last.slice(0, 4)]).toSorted();
  const [from = '', to = ''] = [years.at(0), years.at(-1)];
  return from === to ? from : `${from}/${to.slice(2)}`;
}

const urlOf = (name: string, season: string): string => toSlug(`${name} ${season}`);

/** The site's first scoring, else a new one that the office must check. */
async function scoringOf(req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'scorings',
    sort: 'id',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  if (docs[0]) return docs[0].id;
  return (await req.payload.create({ collection: 'scorings', data: SAMPLE_SCORING, ...writer(req) })).id;
}

/**
 * Creates a drivers' championship of the rounds for each class that has none, so that the first result has standings.
 * @param classes ids and names
 * @param rounds their ids
 * @returns how many were created; none without rounds
 */
export async function makeStandings(
  req: PayloadRequest,
  classes: readonly { readonly id: number; readonly name: string }[],
  rounds: number[],
  season: string,
): Promise<number> {
  const { docs } = await req.payload.find({
    ...findAll('championships', {}),
    select: { category: true, url: true },
    req,
  });
  const taken = new Set(docs.map(({ url }) => url));
  const scored = new Set(docs.map(({ category }) => refId(category)));
  const missing = classes.filter(({ id, name }) => !scored.has(id) && !taken.has(urlOf(name, season)));
  if (rounds.length === 0 || missing.length === 0) return 0;
  const scoring = await scoringOf(req);
  for (const [sort, { id, name }] of missing.entries())
    await req.payload.create({
      collection: 'championships',
      data: { name, season, url: urlOf(name, season), of: 'drivers', category: id, scoring, rounds, sort },
      ...writer(req),
    });
  return missing.length;
}
