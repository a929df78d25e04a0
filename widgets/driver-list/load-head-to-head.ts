import 'server-only';
import { resultsByRound } from '@/components/racing/results-by-round';
import { roundNumberText } from '@/components/racing/round-title';
import { pointsAtRound } from '@/components/standings/points-by-round';
import { comparisonAddress } from '@/lib/season/addresses';
import { loadDates } from '@/lib/content/load-dates';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import { racingSeasons } from '@/lib/season/seasons';
import type { CategoryRef, Driver } from '@/lib/contract/entities/racing';
import type { Standing } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import {
  sharedSeason,
  sharedSessions,
  talliesOf,
  type SharedSession,
  type Tallies,
} from '@/lib/season/head-to-head';
import { fullName } from '@/lib/shared/full-name';
import type { AddressedContext, PageFacts } from '../define-widget';
import { loadResults } from './load-driver';
import { loadSharedChampionship, othersIn, type SharedChampionship } from './load-shared';
import type { Rival } from './rivals';

/** A round of a season with the sessions that two drivers were both in. */
export type SharedRound = {
  readonly name: string;
  /** '' for a round without a page. */
  readonly url: string;
  /** 'Round 5'; '' for a round outside a series. */
  readonly numberText: string;
  readonly days: string;
  readonly sessions: readonly SharedSession[];
  /** Their points from it in the championship; null for a driver who wasn't there, and if they share no championship. */
  readonly points: readonly [number | null, number | null];
};

/** Two drivers side by side in one season of one category. */
export type HeadToHead = {
  readonly kind: 'head-to-head';
  readonly drivers: readonly [Driver, Driver];
  /** '2026/27'. */
  readonly season: string;
  readonly category: CategoryRef;
  readonly tallies: Tallies;
  /** Latest first. */
  readonly rounds: readonly SharedRound[];
  /** Null if there is none. */
  readonly shared: SharedChampionship | null;
  /** Drivers who can be added, those nearest to the first one first. */
  readonly others: readonly Rival[];
};

/**
 * Loads two drivers in the order of their URL names, whatever the order in the address. Only one season is fetched, however many they
 * raced in.
 * @returns null for unknown drivers, and for two who never raced in one category in a season
 */
export async function loadHeadToHead(
  urls: readonly [string, string],
  { language, t }: AddressedContext,
): Promise<HeadToHead | null> {
  const [first = '', second = ''] = urls.toSorted();
  if (first === second || !hasExtension(await loadExtensions(), 'driver-seasons')) return null;
  const [{ nextgenDriver: driverA }, { nextgenDriver: driverB }, { nextgenRounds }, dates] =
    await Promise.all([
      loadQuery('driverCareer', { url: first }),
      loadQuery('driverCareer', { url: second }),
      loadQuery('roundHeads', {}),
      loadDates(language),
    ]);
  if (!driverA || !driverB) return null;
  const found = sharedSeason(
    racingSeasons(nextgenRounds),
    [driverA.rounds, driverB.rounds],
    driverA.category?.url,
  );
  if (found === null) return null;
  const { season, category } = found;
  const [results, others, shared] = await Promise.all([
    loadResults(first, season.rounds),
    loadResults(second, season.rounds),
    loadSharedChampionship([driverA.id, driverB.id], category, season),
  ]);
  const sessions = sharedSessions([results, others], category.id);
  const numbers = roundNumbers(nextgenRounds);
  const bySession = new Map(sessions.map((session) => [session.result.id, session]));
  const rows = sessions.map(({ result, rows: [row] }) => ({ result, row }));
  const rounds = resultsByRound(rows, dates, (url, name) => roundNumberText(name, numbers.get(url), t));
  return {
    kind: 'head-to-head',
    drivers: [driverA, driverB],
    season: season.name,
    category,
    tallies: talliesOf(sessions),
    rounds: rounds.map(({ results: ofRound, ...round }) => ({
      ...round,
      sessions: ofRound.flatMap(({ result }) => bySession.get(result.id) ?? []),
      points: pointsAt(shared, round.url),
    })),
    shared,
    others: othersIn(shared, [driverA, driverB]),
  };
}

function pointsAt(shared: SharedChampionship | null, round: string): SharedRound['points'] {
  const [lineA, lineB] = shared?.standings ?? [];
  const at = (line: Standing | undefined) =>
    shared && line ? pointsAtRound(shared.championship, line, round) : null;
  return [at(lineA), at(lineB)];
}

/** 'Mere Tautahi – Ana Roe'. */
export const namesOf = ([first, second]: HeadToHead['drivers']) => `${fullName(first)} – ${fullName(second)}`;

export const addressOf = ([first, second]: HeadToHead['drivers']) =>
  comparisonAddress([first.url, second.url]);

/** Every two drivers of a category have such a page, consisting of what their own pages say, so search engines only list those. */
export const headToHeadFacts = (
  { drivers, category, season }: HeadToHead,
  { t }: AddressedContext,
): PageFacts => ({
  title: `${namesOf(drivers)}: ${t('driver.headToHead')}`,
  description: [namesOf(drivers), t('driver.headToHead'), category.name, season].join(' · '),
  index: false,
});
