import 'server-only';
import type { SeasonRounds } from '@/components/racing/earlier-seasons';
import { resultsByRound, type ResultsOfRound } from '@/components/racing/results-by-round';
import { roundNumberText } from '@/components/racing/round-title';
import type { PlaceInStandings } from '@/components/standings/standing-places';
import { loadDates } from '@/lib/content/load-dates';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers, type NumberedChampionship } from '@/lib/season/round-numbers';
import { racingSeasons, type RacingSeason } from '@/lib/season/seasons';
import { listStandings, loadStandings, standingsOfSeason, withResults } from '@/lib/season/standings';
import type { Driver, DriverResult, RoundSummary } from '@/lib/contract/entities/racing';
import type { Standing } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import type { AddressedContext } from '../define-widget';
import { rivalsIn, type Rival } from './rivals';

/** A single driver's page. */
export type LoadedDriver = {
  readonly kind: 'driver';
  readonly driver: Driver;
  /** The season shown: the latest in which they raced. '' if the content server has no driver seasons. */
  readonly season: string;
  /** Whether nobody has raced in a later season. */
  readonly isCurrent: boolean;
  readonly rounds: readonly ResultsOfRound[];
  readonly places: readonly PlaceInStandings[];
  /** Their line in the first drivers' table that includes them, and that table; null if none does. */
  readonly standing: { readonly championship: NumberedChampionship; readonly line: Standing } | null;
  /** Their fastest lap at each circuit, latest first. */
  readonly bestLaps: readonly DriverResult[];
  /** Latest first. */
  readonly earlier: readonly SeasonRounds[];
  /** Drivers to compare them with, nearest in the standings first. */
  readonly rivals: readonly Rival[];
};

type Round = Pick<RoundSummary, 'name' | 'url' | 'start_date' | 'end_date' | 'resultsCount'>;
type Found = Pick<LoadedDriver, 'driver' | 'season' | 'isCurrent' | 'earlier'> & {
  readonly results: readonly DriverResult[];
};

/** Loads a driver; null for an unknown one. Only one season's rounds are fetched, however many there were. */
export async function loadDriver(
  url: string,
  { language, t }: AddressedContext,
): Promise<LoadedDriver | null> {
  const extensions = await loadExtensions();
  if (!hasExtension(extensions, 'driver-pages')) return null;
  const hasSeasons = hasExtension(extensions, 'driver-seasons');
  const [{ nextgenRounds }, dates] = await Promise.all([loadQuery('roundHeads', {}), loadDates(language)]);
  const found = hasSeasons ? await loadSeason(url, racingSeasons(nextgenRounds)) : await loadAll(url);
  if (found === null) return null;
  const { results, ...shown } = found;
  const [tables, bestLaps] = await Promise.all([
    loadTables(found),
    hasExtension(extensions, 'driver-laps') ? loadBestLaps(url) : [],
  ]);
  const numbers = roundNumbers(nextgenRounds);
  const rounds = resultsByRound(results, dates, (round, name) =>
    roundNumberText(name, numbers.get(round), t),
  );
  const { id } = shown.driver;
  return {
    kind: 'driver',
    ...shown,
    rounds,
    places: placesIn(tables, id),
    standing: standingIn(tables, id),
    bestLaps,
    rivals: hasSeasons ? rivalsIn(tables, id) : [],
  };
}

/** A driver with every result, from a content server that can't filter them. */
async function loadAll(url: string): Promise<Found | null> {
  const { nextgenDriver: driver } = await loadQuery('driverByUrl', { url });
  return driver && { driver, results: driver.results, season: '', isCurrent: true, earlier: [] };
}

const hasResults = ({ resultsCount }: Round) => resultsCount > 0;

async function loadSeason(url: string, seasons: readonly RacingSeason<Round>[]): Promise<Found | null> {
  const { nextgenDriver: driver } = await loadQuery('driverCareer', { url });
  if (!driver) return null;
  const ownRounds = new Set(driver.rounds.map((round) => round.url));
  const [latest, ...earlier] = seasons
    .map((season) => ({ ...season, rounds: season.rounds.filter((round) => ownRounds.has(round.url)) }))
    .filter(({ rounds }) => rounds.length > 0);
  return {
    driver,
    season: latest?.name ?? '',
    isCurrent: latest?.name === seasons.find(({ rounds }) => rounds.some(hasResults))?.name,
    results: latest ? await loadResults(url, latest.rounds) : [],
    earlier: earlier.map(({ name, rounds }) => ({ name, rounds: rounds.toReversed() })),
  };
}

async function loadBestLaps(url: string): Promise<readonly DriverResult[]> {
  const { nextgenDriver } = await loadQuery('driverLaps', { url });
  return nextgenDriver?.best_laps ?? [];
}

/**
 * A driver's results at these rounds and those between them.
 * @param rounds by start
 */
export async function loadResults(url: string, rounds: readonly Pick<Round, 'start_date'>[]) {
  const { nextgenDriver } = await loadQuery('driverSeason', {
    url,
    from: rounds[0]?.start_date ?? null,
    until: rounds.at(-1)?.start_date ?? null,
  });
  return nextgenDriver?.results ?? [];
}

/** The tables of a driver's category, of that season if known; for a driver without one, those of their last race's category. */
async function loadTables({ driver, results, season }: Found): Promise<readonly NumberedChampionship[]> {
  const category = driver.category ?? results.at(-1)?.result.category ?? null;
  const all = category ? withResults(await listStandings({ category: category.url })) : [];
  const chosen = season === '' ? all : standingsOfSeason(all, season);
  const tables = await Promise.all(chosen.map(({ url }) => loadStandings(url, '')));
  return tables.flatMap((table) => table ?? []);
}

/** A driver's places in these tables. */
const placesIn = (tables: readonly NumberedChampionship[], id: number): PlaceInStandings[] =>
  tables.flatMap((championship) => {
    const place = championship.standings.find(({ driver }) => driver?.id === id);
    return place ? [{ championship, place, isNamed: false }] : [];
  });

const standingIn = (tables: readonly NumberedChampionship[], id: number): LoadedDriver['standing'] =>
  tables
    .filter(({ of }) => of === 'drivers')
    .flatMap((championship) => {
      const line = championship.standings.find(({ driver }) => driver?.id === id);
      return line ? [{ championship, line }] : [];
    })[0] ?? null;
