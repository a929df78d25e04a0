import type { Payload } from 'payload';
import { TEAM_PAGE } from '../../../lib/contract/paths.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { pathKey } from '../../cms/redirects/follow.ts';
import { cachedRead } from '../../kernel/cached-read.ts';
import type { Entry } from '../../payload-types.ts';
import { entryLists, findEntries } from './entries.ts';
import { cachedSessions, cachedRounds, sortedBy } from './cached-records.ts';
import { namesOfSessions } from './names-of-sessions.ts';
import { findCars, type CarResult } from './results.ts';
import { teamUrl, teamUrlOf, type TeamOfCar } from './team-names.ts';
import { startsWithin, type Within } from './within.ts';

/** A round that a team entered or raced at. */
type RoundOfTeam = {
  readonly url: string;
  readonly start: string;
  /** Ids of the team's entries, and of the sessions with its cars. */
  readonly entries: readonly number[];
  readonly sessions: readonly number[];
};

/** A team, which is nothing but what entry lists and timing sheets say (docs/decisions/0141). */
export type Team = {
  readonly url: string;
  /** As written in the latest mention. */
  readonly name: string;
  readonly updatedAt: string;
  /** By start. */
  readonly rounds: readonly RoundOfTeam[];
};

/** A mention of a team: in a round's entry list, or in a session. */
type Mention = {
  readonly url: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly round: { readonly url: string; readonly start_date: string };
  readonly entries: readonly number[];
  readonly sessions: readonly number[];
};

/** Finds the present URL name of a team by any that it has had: where the office redirects one team to another, they are one team. */
const presentUrls = cachedRead('team-redirects', ['redirects'], async (payload) => {
  const where = { from: { contains: `/${TEAM_PAGE}/` } };
  const { docs } = await readable(payload).find({
    ...findAll('redirects', where),
    select: { from: true, to: true },
  });
  const named = docs.map(({ from, to }) => [teamAt(from), teamAt(to)] as const);
  const moved = new Map(
    named.flatMap(([from, to]) => (from === null || to === null ? [] : [[from, to] as const])),
  );
  return (url: string): string => moved.get(url) ?? url;
});

/** The URL name in a team's address; null for another address. */
function teamAt(path: string): string | null {
  const [page, url = '', ...rest] = pathKey(path).split('/');
  return page === TEAM_PAGE && url !== '' && rest.length === 0 ? url : null;
}

/** Where published rounds and sessions mention teams, in order of time. */
async function findMentions(payload: Payload): Promise<readonly Mention[]> {
  const [rounds, sessions, lists, named] = await Promise.all([
    cachedRounds(payload),
    cachedSessions(payload),
    entryLists(payload),
    namesOfSessions(payload),
  ]);
  const sessionsOf = Map.groupBy(
    sortedBy(sessions, ({ date, sort_order, id }) => [date, sort_order, id]),
    ({ round }) => refId(round),
  );
  return sortedBy(rounds, ({ start_date, id }) => [start_date, id]).flatMap((round) => {
    const list = lists.get(round.id);
    const entered = [...(list?.teams ?? [])].map(([url, { name, ids }]): Mention => ({
      url,
      name,
      updatedAt: list?.updatedAt ?? '',
      round,
      entries: ids,
      sessions: [],
    }));
    const raced = (sessionsOf.get(round.id) ?? []).flatMap(({ id, updatedAt }) =>
      [...(named.get(id)?.teams ?? [])].map(([url, name]): Mention => ({
        url,
        name,
        updatedAt,
        round,
        entries: [],
        sessions: [id],
      })),
    );
    return [...entered, ...raced];
  });
}

function teamOf(url: string, mentions: readonly Mention[]): Team {
  const byRound = Map.groupBy(mentions, ({ round }) => round);
  // Under a redirected address the team may have another name.
  const own = mentions.findLast((mention) => mention.url === url) ?? mentions.at(-1);
  return {
    url,
    name: own?.name ?? '',
    updatedAt: mentions.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), ''),
    rounds: [...byRound].map(([round, here]) => ({
      url: round.url,
      start: round.start_date,
      entries: here.flatMap(({ entries }) => entries),
      sessions: here.flatMap(({ sessions }) => sessions),
    })),
  };
}

/** Every team by its URL name. All sources are in memory; only what changed is read again. */
export const listTeams = cachedRead(
  'teams',
  ['rounds', 'results', 'entries', 'redirects'],
  async (payload): Promise<ReadonlyMap<string, Team>> => {
    const [mentions, presentUrl] = await Promise.all([findMentions(payload), presentUrls(payload)]);
    const byTeam = Map.groupBy(mentions, ({ url }) => presentUrl(url));
    return new Map([...byTeam].map(([url, own]) => [url, teamOf(url, own)]));
  },
);

/** Finds the page of a car's team by its URL name; '' for a car without one. */
export async function teamPages(payload: Payload): Promise<(car: TeamOfCar) => string> {
  const presentUrl = await presentUrls(payload);
  return (car) => presentUrl(teamUrlOf(car));
}

/** Finds the page for a name that may be a team's, by its URL name; '' for a name in no entry and no result. */
export async function teamPagesByName(payload: Payload): Promise<(name: string) => string> {
  const [teams, presentUrl] = await Promise.all([listTeams(payload), presentUrls(payload)]);
  return (name) => teams.get(presentUrl(teamUrl(name)))?.url ?? '';
}

const roundsWithin = ({ rounds }: Team, within: Within) =>
  rounds.filter(({ start }) => startsWithin(start, within));

/** A team's entries for some rounds, round by round. */
export async function findEntriesOfTeam(payload: Payload, team: Team, within: Within): Promise<Entry[]> {
  const inOrder = roundsWithin(team, within).flatMap(({ entries }) => entries);
  if (inOrder.length === 0) return [];
  const place = new Map(inOrder.map((id, index) => [id, index]));
  const docs = await findEntries(payload, { id: { in: inOrder } });
  return sortedBy(docs, ({ id }) => [place.get(id)]);
}

/** The cars of a team in the results of some rounds, by date. */
export async function findResultsOfTeam(payload: Payload, team: Team, within: Within): Promise<CarResult[]> {
  const sessions = roundsWithin(team, within).flatMap((round) => round.sessions);
  const pageOf = await teamPages(payload);
  return findCars(payload, sessions, (row) => pageOf(row) === team.url);
}

type Car = Pick<Entry, 'race_number' | 'name' | 'team' | 'car'>;

/** The cars of teams by URL name, at each team's last round: those on its entry list, or else in its last session. */
export async function findLatestCars(
  payload: Payload,
  teams: readonly Team[],
): Promise<ReadonlyMap<string, readonly Car[]>> {
  const last = teams.flatMap(({ rounds }) => rounds.at(-1) ?? []);
  const sessions = last.flatMap((round) => (round.entries.length > 0 ? [] : round.sessions.slice(-1)));
  const [entries, raced, pageOf] = await Promise.all([
    findEntries(payload, { id: { in: last.flatMap((round) => round.entries) } }),
    findCars(payload, [...new Set(sessions)], () => true),
    teamPages(payload),
  ]);
  const wanted = new Set(teams.map(({ url }) => url));
  const cars: readonly Car[] = [...entries, ...raced.map(({ row }) => row)];
  return Map.groupBy(
    cars.filter((car) => wanted.has(pageOf(car))),
    pageOf,
  );
}
