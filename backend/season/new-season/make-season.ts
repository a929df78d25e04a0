import type { PayloadRequest } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Championship, Round } from '../../payload-types.ts';
import { rookiesAreToCome } from '../validation/championship-validation.ts';
import type { SourceRecords, SourceSession } from './find-source.ts';
import { moveByWeeks, type SeasonPlan } from './plan-season.ts';
import type { RoundRow, SeasonInput, SeasonMade, SeasonRow } from './season-report.ts';

/** A round as it is planned again: without what only last season's had, such as links, documents, pictures taken there and broadcasts. */
const copyOfRound = (
  { venue, series, content, banner, background, categories, sponsors, faqs }: Round,
  { name, address, start_date, end_date }: RoundRow,
) => ({
  name,
  url: address,
  start_date,
  end_date,
  round_status: 'scheduled' as const,
  venue: refId(venue),
  series: refId(series),
  content: content ?? null,
  banner: refId(banner),
  background: refId(background),
  categories: refIds(categories),
  sponsors: refIds(sponsors),
  faqs: refIds(faqs),
  _status: 'draft' as const,
});

/** A session as it is planned again: without its results and everything that happened in it. */
const copyOfSession = (
  { session_name, kind, category, distance, distance_unit, sort_order, date, ends_at }: SourceSession,
  round: number,
  move: (instant: string) => string,
) => ({
  session_name,
  round,
  kind: kind ?? null,
  category: refId(category),
  distance: distance ?? null,
  distance_unit: distance_unit ?? null,
  sort_order: sort_order ?? 0,
  date: date ? move(date) : null,
  ends_at: ends_at ? move(ends_at) : null,
  session_status: 'scheduled' as const,
  _status: 'draft' as const,
});

/** A championship before its first round. */
const copyOfChampionship = (
  { category, scoring, classes, of, sort }: Championship,
  { name, address }: SeasonRow,
  season: string,
  rounds: number[],
) => ({
  name,
  url: address,
  season,
  of,
  category: refId(category) ?? 0,
  scoring: refId(scoring) ?? 0,
  classes: classes ?? [],
  sort: sort ?? 0,
  rounds,
});

/**
 * The rounds that a championship's copy has, by those that it has now: those that are made, and those that were made before.
 * @param made ids of the new rounds, by those they are copied from
 */
const newRoundsOf = ({ rounds }: Championship, plan: SeasonPlan, made: ReadonlyMap<number, number>) =>
  refIds(rounds).flatMap((id) => made.get(id) ?? plan.rounds.find((row) => row.id === id)?.existing ?? []);

/** The chosen championships that would have no round. */
export const withoutRounds = (
  { championships }: SourceRecords,
  plan: SeasonPlan,
  chosen: SeasonInput['chosen'],
): Championship[] => {
  const made = new Map(chosen.rounds.map((id) => [id, id]));
  return championships.filter(
    (one) => chosen.championships.includes(one.id) && newRoundsOf(one, plan, made).length === 0,
  );
};

/** Makes what is chosen of a plan, in the request's transaction. Rounds, sessions and pages are drafts. */
export async function makeSeason(
  req: PayloadRequest,
  { rounds, sessions, championships, timeZones }: SourceRecords,
  plan: SeasonPlan,
  { chosen, name, weeks }: Pick<SeasonInput, 'chosen' | 'name' | 'weeks'>,
): Promise<SeasonMade> {
  const { payload } = req;
  const common = { depth: 0, overrideAccess: false, req } as const;
  const made = new Map<number, number>();
  let sessionsMade = 0;
  for (const row of plan.rounds) {
    const round = rounds.find(({ id }) => id === row.id);
    if (!round || !chosen.rounds.includes(row.id)) continue;
    const { id } = await payload.create({
      collection: 'rounds',
      data: copyOfRound(round, row),
      draft: true,
      ...common,
    });
    made.set(row.id, id);
    const timeZone = timeZones.get(row.id) ?? CHAMPIONSHIP_TIME_ZONE;
    for (const session of sessions.get(row.id) ?? []) {
      await payload.create({
        collection: 'results',
        data: copyOfSession(session, id, (instant) => moveByWeeks(instant, weeks ?? 0, timeZone)),
        draft: true,
        ...common,
      });
      sessionsMade += 1;
    }
  }
  const championshipsMade: number[] = [];
  for (const row of plan.championships) {
    const one = championships.find(({ id }) => id === row.id);
    if (!one || !chosen.championships.includes(row.id)) continue;
    const { id } = await payload.create({
      collection: 'championships',
      data: copyOfChampionship(one, row, name.trim(), newRoundsOf(one, plan, made)),
      ...common,
      req: rookiesAreToCome(req),
    });
    championshipsMade.push(id);
  }
  const pagesMade: number[] = [];
  for (const row of plan.pages.filter(({ id }) => chosen.pages.includes(id))) {
    const { id } = await payload.duplicate({
      collection: 'pages',
      id: row.id,
      data: { name: row.name, url: row.address, _status: 'draft' },
      draft: true,
      ...common,
    });
    pagesMade.push(id);
  }
  return {
    rounds: [...made.values()],
    sessions: sessionsMade,
    championships: championshipsMade,
    pages: pagesMade,
  };
}
