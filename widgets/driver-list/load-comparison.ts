import 'server-only';
import {
  raceTotals,
  resultsByRound,
  type RaceTotals,
  type ResultsOfRound,
} from '@/components/racing/results-by-round';
import { roundNumberText } from '@/components/racing/round-title';
import { comparisonAddress, MAX_COMPARED } from '@/lib/season/addresses';
import { loadDates } from '@/lib/content/load-dates';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import { racingSeasons } from '@/lib/season/seasons';
import type { CategoryRef, Driver } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import { comparedSessions, type ComparedSession } from '@/lib/season/comparison';
import { sharedSeason } from '@/lib/season/head-to-head';
import { fullName } from '@/lib/shared/full-name';
import type { AddressedContext, PageFacts } from '../define-widget';
import { loadResults } from './load-driver';
import { loadSharedChampionship, othersIn, type SharedChampionship } from './load-shared';
import type { Rival } from './rivals';

/** A round of a season with the sessions that included at least two of the drivers. */
export type ComparedRound = Omit<ResultsOfRound, 'results'> & {
  readonly sessions: readonly ComparedSession[];
};

/** Three to five drivers side by side in one season of one category. */
export type Comparison = {
  readonly kind: 'comparison';
  /** In the order of their URL names. */
  readonly drivers: readonly Driver[];
  /** '2026/27'. */
  readonly season: string;
  readonly category: CategoryRef;
  /** Each driver's, in all races of the category. */
  readonly totals: readonly RaceTotals[];
  /** Latest first. */
  readonly rounds: readonly ComparedRound[];
  /** Null if they don't all share one. */
  readonly shared: SharedChampionship | null;
  /** Drivers who can be added, those nearest to the first one first; empty with five drivers. */
  readonly others: readonly Rival[];
};

/**
 * Loads some drivers in the order of their URL names, whatever the order in the address. Only one season is fetched, however many they
 * raced in.
 * @returns null for unknown drivers, for too many, and for those who never all raced in one category in a season
 */
export async function loadComparison(
  named: readonly string[],
  { language, t }: AddressedContext,
): Promise<Comparison | null> {
  const urls = named.toSorted();
  if (new Set(urls).size < named.length || urls.length > MAX_COMPARED) return null;
  if (!hasExtension(await loadExtensions(), 'driver-seasons')) return null;
  const [careers, { nextgenRounds }, dates] = await Promise.all([
    Promise.all(urls.map((url) => loadQuery('driverCareer', { url }))),
    loadQuery('roundHeads', {}),
    loadDates(language),
  ]);
  const drivers = careers.flatMap(({ nextgenDriver }) => nextgenDriver ?? []);
  if (drivers.length < urls.length) return null;
  const found = sharedSeason(
    racingSeasons(nextgenRounds),
    drivers.map(({ rounds }) => rounds),
    drivers[0]?.category?.url,
  );
  if (found === null) return null;
  const { season, category } = found;
  const [results, shared] = await Promise.all([
    Promise.all(urls.map((url) => loadResults(url, season.rounds))),
    loadSharedChampionship(
      drivers.map(({ id }) => id),
      category,
      season,
    ),
  ]);
  const sessions = new Map(
    comparedSessions(results, category.id).map((session) => [session.result.id, session]),
  );
  const numbers = roundNumbers(nextgenRounds);
  const rows = [...sessions.values()].flatMap(({ result, rows: cars }) => {
    const row = cars.find((car) => car !== null);
    return row ? [{ result, row }] : [];
  });
  const rounds = resultsByRound(rows, dates, (url, name) => roundNumberText(name, numbers.get(url), t));
  return {
    kind: 'comparison',
    drivers,
    season: season.name,
    category,
    totals: results.map((own) => raceTotals(own.filter(({ result }) => result.category?.id === category.id))),
    rounds: rounds.map(({ results: ofRound, ...round }) => ({
      ...round,
      sessions: ofRound.flatMap(({ result }) => sessions.get(result.id) ?? []),
    })),
    shared,
    others: drivers.length < MAX_COMPARED ? othersIn(shared, drivers) : [],
  };
}

/** 'Ana Roe, Bo Kim, Cy Fa'. */
export const allNames = ({ drivers }: Pick<Comparison, 'drivers'>) => drivers.map(fullName).join(', ');

export const addressOfAll = (drivers: readonly Driver[]) => comparisonAddress(drivers.map(({ url }) => url));

/** They consist of what the drivers' own pages say, and there are millions of them, so search engines only list those pages. */
export const comparisonFacts = (comparison: Comparison, { t }: AddressedContext): PageFacts => ({
  title: `${allNames(comparison)}: ${t('driver.comparison')}`,
  description: [
    allNames(comparison),
    t('driver.comparison'),
    comparison.category.name,
    comparison.season,
  ].join(' · '),
  index: false,
});
