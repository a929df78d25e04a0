import { compareRecords, recordOf, tieOf, type RaceRecord, type Tie } from './break-ties.ts';
import { countResults, type CountedRound, type Plan, type Result } from './count-results.ts';
import { scoreSession, type SessionScore } from './score-session.ts';
import {
  ruleFor,
  toParts,
  toPoints,
  type Adjustment,
  type BonusKind,
  type PointsRule,
  type Scoring,
  type ScoringKind,
  type Season,
  type SeasonRound,
  type SeasonSession,
} from './scoring.ts';

/** A session's contribution to a line of the table. */
export type StandingSession = {
  readonly session: number;
  readonly position: number | null;
  readonly points: number;
  readonly bonuses: readonly BonusKind[];
  readonly isDropped: boolean;
};

/** A round's contribution to a line of the table. */
export type StandingRound = {
  readonly round: number;
  /** Everything scored there, up to the round's limit; null if absent. */
  readonly points: number | null;
  /** The part that counts. */
  readonly counted: number;
  readonly sessions: readonly StandingSession[];
};

/** A line of the table. Points may have fractions. */
export type Standing = {
  readonly key: string;
  /** From 1; tied competitors share one, and the next rank is skipped accordingly. */
  readonly rank: number;
  readonly points: number;
  /** Before drops. */
  readonly gross: number;
  readonly gap: number;
  /** Ranks gained since the previous round; negative if lost, null if not in the table then. */
  readonly change: number | null;
  readonly canWin: boolean;
  /** How the tie with the line above was broken; null if that line has more points. */
  readonly tie: Tie | null;
  /** One for each round so far. */
  readonly rounds: readonly StandingRound[];
  readonly adjustments: readonly Adjustment[];
};

type Line = {
  readonly key: string;
  readonly counted: readonly (CountedRound | null)[];
  readonly performance: RaceRecord;
  readonly adjustments: readonly Adjustment[];
  rank: number;
};

/** The scores of the whole season, from which the tables after any of its rounds are made. */
type Scored = {
  readonly scoring: Scoring;
  readonly season: Season;
  /** Sessions that score, by round and in order. */
  readonly sessions: readonly (readonly SeasonSession[])[];
  /** By competitor: for each round, for each of its sessions. */
  readonly scores: ReadonlyMap<string, readonly (readonly (SessionScore | undefined)[])[]>;
  /** For each round, its sessions, run or expected, with the most that anybody can score. */
  readonly mostOf: readonly (readonly Result[])[];
  readonly plan: Plan;
};

const bonusParts = ({ bonuses }: Scoring, kinds: readonly BonusKind[]) =>
  bonuses.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + toParts(points), 0);

const RACE_BONUSES = ['fastest_lap', 'most_positions_gained'] as const;

/** The most cars that one competitor has scored with in a session: a team that enters two can take both first places. */
function mostCars({ carsPerTeam }: Scoring, { sessions }: Season): number {
  let most = 1;
  for (const { rows } of sessions) {
    const carsOf = new Map<string, number>();
    for (const key of rows.flatMap(({ keys }) => keys)) {
      const cars = (carsOf.get(key) ?? 0) + 1;
      carsOf.set(key, cars);
      most = Math.max(most, cars);
    }
  }
  return Math.min(most, carsPerTeam ?? Infinity);
}

/** The most points that a sheet gave to this many cars. */
const mostOnSheet = ({ rows, factor }: SeasonSession, cars: number): Result => ({
  parts: rows
    .map(({ points }) => toParts((points ?? 0) * factor))
    .toSorted((a, b) => b - a)
    .slice(0, cars)
    .reduce((sum, parts) => sum + parts, 0),
  isDisqualified: false,
  isBonusOnly: false,
});

/**
 * The sessions of a round, run and expected, with the most that a competitor can score in each.
 * @param cars how many cars they may score with
 */
function bestResults(
  scoring: Scoring,
  round: SeasonRound,
  sessions: readonly SeasonSession[],
  cars: number,
): Result[] {
  // The points of future sheets are unknown.
  if (scoring.takesSheetPoints) return sessions.map((session) => mostOnSheet(session, cars));
  const pole = bonusParts(scoring, ['pole']);
  // Nobody can both win from pole and gain the most positions, but as an upper limit it does no harm.
  const ofRace = bonusParts(scoring, RACE_BONUSES);
  const best = (kind: ScoringKind, rule: PointsRule | undefined): Result => ({
    parts:
      (rule?.points.slice(0, cars) ?? []).reduce((sum, points) => sum + toParts(points), 0) +
      (kind === 'race' ? ofRace : pole),
    isDisqualified: false,
    isBonusOnly: rule === undefined,
  });
  const run = sessions.map((session) => best(session.kind, ruleFor(scoring, session)));
  if (round.isOver || round.isOff) return run;
  const expected = scoring.rules.flatMap((rule) => {
    const done = sessions.filter((session) => ruleFor(scoring, session) === rule).length;
    return Array.from({ length: Math.max(0, rule.perRound - done) }, () => best(rule.kind, rule));
  });
  const isQualifying = ({ kind }: { readonly kind: ScoringKind }) => kind === 'qualifying';
  const hasPole = pole > 0 && !scoring.rules.some(isQualifying) && !sessions.some(isQualifying);
  return [...run, ...expected, ...(hasPole ? [best('qualifying', undefined)] : [])];
}

function score(scoring: Scoring, season: Season): Scored {
  const indexOf = new Map(season.rounds.map(({ id }, index) => [id, index]));
  const sessions = season.rounds.map((): SeasonSession[] => []);
  const inOrder = season.sessions.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const scores = new Map<string, (SessionScore | undefined)[][]>();
  const ofKey = (key: string) => {
    const own = scores.get(key) ?? season.rounds.map(() => []);
    scores.set(key, own);
    return own;
  };
  for (const session of inOrder) {
    const round = indexOf.get(session.round);
    const found = scoreSession(scoring, session, scoring.ranksRookies ? season.only : null);
    const inRound = round === undefined ? undefined : sessions[round];
    if (round === undefined || inRound === undefined || found.size === 0) continue;
    for (const [key, own] of found) {
      if (season.only !== null && !season.only.has(key)) continue;
      const cells = ofKey(key)[round];
      if (cells) cells[inRound.length] = own;
    }
    inRound.push(session);
  }
  for (const { key } of season.adjustments) if (season.only === null || season.only.has(key)) ofKey(key);
  const cars = mostCars(scoring, season);
  const mostOf = season.rounds.map((round, index) =>
    bestResults(scoring, round, sessions[index] ?? [], cars),
  );
  const plan = {
    sessionsOf: mostOf.map((most, index) =>
      season.rounds[index]?.isOff ? null : most.filter(({ isBonusOnly }) => !isBonusOnly).length,
    ),
  };
  return { scoring, season, sessions, scores, mostOf, plan };
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** A line after the first `rounds` rounds, without its rank; null if not in the season by then. */
function lineOf(scored: Scored, key: string, rounds: number): Line | null {
  const { scoring, season, sessions, scores, plan } = scored;
  const own = (scores.get(key) ?? []).slice(0, rounds);
  const results = own.map((round): readonly Result[] | undefined => {
    const present = round.filter(isPresent);
    return present.length === 0 ? undefined : present;
  });
  const starts = new Set(season.rounds.slice(0, rounds).map(({ id }) => id));
  const adjustments = season.adjustments.filter(
    (adjustment) => adjustment.key === key && (adjustment.round === null || starts.has(adjustment.round)),
  );
  if (adjustments.length === 0 && results.every((round) => round === undefined)) return null;
  const counted = countResults(scoring, results, plan);
  const adjusted = adjustments.reduce((sum, { points }) => sum + toParts(points), 0);
  const total = counted.reduce((sum, round) => sum + (round?.counted ?? 0), adjusted);
  const races = own.flatMap((round, index) =>
    (sessions[index] ?? []).flatMap((session, at) => (session.kind === 'race' ? [round[at]] : [])),
  );
  return { key, counted, performance: recordOf(total, races), adjustments, rank: 0 };
}

/** The lines after the first `rounds` rounds, in order, with ranks. */
function linesAfter(scored: Scored, rounds: number): readonly Line[] {
  const { tieBreak } = scored.scoring;
  const lines = [...scored.scores.keys()]
    .map((key) => lineOf(scored, key, rounds))
    .filter((line) => line !== null)
    .toSorted(
      (a, b) =>
        compareRecords(tieBreak, a.performance, b.performance) ||
        (a.key < b.key ? -1 : Number(a.key > b.key)),
    );
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isLevel = above && compareRecords(tieBreak, above.performance, line.performance) === 0;
    line.rank = isLevel ? above.rank : index + 1;
  }
  return lines;
}

const upTo = (limit: number) => (round: readonly Result[] | undefined) =>
  round?.map((result) => ({ ...result, parts: Math.min(result.parts, limit) }));

/** A line at the end of the season if it wins everything that is left. */
function bestCase(scored: Scored, { key, adjustments, performance }: Line, rounds: number): RaceRecord {
  const { scoring, season, scores, mostOf, sessions, plan } = scored;
  const results = season.rounds.map((_, index): readonly Result[] | undefined => {
    const most = mostOf[index] ?? [];
    const run = index < rounds ? (scores.get(key)?.[index] ?? []).filter(isPresent) : [];
    const left = index < rounds ? most.slice(sessions[index]?.length ?? 0) : most;
    const all = [...run, ...left];
    return all.length === 0 ? undefined : all;
  });
  // Where results are dropped one by one under a round's limit, winning less of one round can count more in the end. The limit then applies
  // to each result, so that nobody is written off too early.
  const { roundLimit: limit, drops } = scoring;
  const counted =
    limit !== null && drops.some(({ by }) => by === 'session')
      ? countResults({ ...scoring, roundLimit: null }, results.map(upTo(toParts(limit))), plan)
      : countResults(scoring, results, plan);
  const adjusted = adjustments.reduce((sum, { points }) => sum + toParts(points), 0);
  const racesLeft = racesAhead(scored, rounds);
  const [firsts = 0, ...others] = performance.places;
  return {
    total: counted.reduce((sum, round) => sum + (round?.counted ?? 0), adjusted),
    places: firsts + racesLeft === 0 ? performance.places : [firsts + racesLeft, ...others],
    races: [...performance.races, ...Array.from({ length: racesLeft }, () => 1)],
  };
}

/** How many races are left after the first `rounds` rounds. */
function racesAhead({ scoring, season, sessions }: Scored, rounds: number): number {
  const racesOf = (index: number) => (sessions[index] ?? []).filter(({ kind }) => kind === 'race').length;
  const planned = scoring.rules
    .filter(({ kind }) => kind === 'race')
    .reduce((sum, { perRound }) => sum + perRound, 0);
  return season.rounds.reduce((sum, { isOver, isOff = false }, index) => {
    const all = isOver || isOff ? racesOf(index) : Math.max(racesOf(index), planned);
    return sum + (index < rounds ? all - racesOf(index) : all);
  }, 0);
}

const isSeasonOver = ({ mostOf, sessions }: Scored, rounds: number) =>
  mostOf.every((most, index) =>
    index < rounds ? most.length <= (sessions[index]?.length ?? 0) : most.length === 0,
  );

/**
 * Whether a line can still finish the season first, alone or tied: if it wins everything that is left and the others score nothing more.
 * Later penalties of others are ignored.
 */
function canWin(scored: Scored, line: Line, lines: readonly Line[], rounds: number): boolean {
  if (isSeasonOver(scored, rounds)) return line.rank === 1;
  const rival = lines.find((other) => other !== line);
  if (!rival) return true;
  const left = racesAhead(scored, rounds);
  const races = [...rival.performance.races, ...Array.from({ length: left }, () => null)];
  const best = bestCase(scored, line, rounds);
  return compareRecords(scored.scoring.tieBreak, best, { ...rival.performance, races }) <= 0;
}

function roundsOf({ season, sessions, scores }: Scored, { key, counted }: Line): StandingRound[] {
  return counted.map((round, index) => {
    const run = sessions[index] ?? [];
    const own = scores.get(key)?.[index] ?? [];
    // `isCounted` covers the sessions they took part in.
    let at = -1;
    return {
      round: season.rounds[index]?.id ?? 0,
      points: round === null ? null : toPoints(round.parts),
      counted: toPoints(round?.counted ?? 0),
      sessions: run.flatMap((session, place) => {
        const found = own[place];
        if (!found) return [];
        at += 1;
        return {
          session: session.id,
          position: found.position,
          points: toPoints(found.parts),
          bonuses: found.bonuses,
          isDropped: !(round?.isCounted[at] ?? true),
        };
      }),
    };
  });
}

/**
 * A championship's table after a round, for drivers, teams or rookies: whatever the rows' keys stand for. Pure; the order of sessions, rows
 * and adjustments doesn't matter.
 * @param rounds how many of the season's rounds to include
 * @returns the lines in order; empty before the first result
 */
export function standings(scoring: Scoring, season: Season, rounds: number): Standing[] {
  const scored = score(scoring, season);
  const lines = linesAfter(scored, rounds);
  const ranksBefore = new Map(
    rounds > 1 ? linesAfter(scored, rounds - 1).map(({ key, rank }) => [key, rank]) : [],
  );
  const first = lines[0]?.performance.total ?? 0;
  return lines.map((line, index) => {
    const { key, rank, counted, performance, adjustments } = line;
    const above = lines[index - 1];
    const before = ranksBefore.get(key);
    const dropped = counted.reduce((sum, round) => sum + (round ? round.parts - round.counted : 0), 0);
    return {
      key,
      rank,
      points: toPoints(performance.total),
      gross: toPoints(performance.total + dropped),
      gap: toPoints(first - performance.total),
      change: before === undefined ? null : before - rank,
      canWin: canWin(scored, line, lines, rounds),
      tie: above ? tieOf(scoring.tieBreak, above.performance, performance) : null,
      rounds: roundsOf(scored, line),
      adjustments,
    };
  });
}

/** A competitor moved by a change: their rank or points differ between two tables. In the order of the new one. */
export type Move = {
  readonly key: string;
  /** Null if not in the table before. */
  readonly from: { readonly rank: number; readonly points: number } | null;
  readonly to: { readonly rank: number; readonly points: number } | null;
};

export function movesBetween(before: readonly Standing[], after: readonly Standing[]): Move[] {
  const place = (standing: Standing | undefined) =>
    standing ? { rank: standing.rank, points: standing.points } : null;
  const [old, current] = [before, after].map((table) => new Map(table.map((line) => [line.key, line])));
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  return keys
    .map((key) => ({ key, from: place(old?.get(key)), to: place(current?.get(key)) }))
    .filter(({ from, to }) => from?.rank !== to?.rank || from?.points !== to?.points);
}
