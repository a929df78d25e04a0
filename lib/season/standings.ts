import 'server-only';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import { loadExtensions, loadQuery, loadRest } from '@/lib/content/load';
import { roundNumbers, withRoundNumbers, type NumberedChampionship } from './round-numbers';
import { yearOf, type RacingSeason } from './seasons';

/**
 * The championships; none if the content server has no standings.
 * @param filter URL name of a category; or of a round, for the championships with results from it, as they stood after it
 */
export async function listStandings(
  filter: { readonly category?: string; readonly after?: string } = {},
): Promise<readonly ChampionshipSummary[]> {
  if (!hasExtension(await loadExtensions(), 'standings')) return [];
  return (await loadRest('listChampionships', filter))?.data ?? [];
}

/**
 * A championship with its table.
 * @param after URL name of the round after which the table stood; '' for the current one
 * @returns null if there is no such championship or round
 */
export async function loadStandings(url: string, after: string): Promise<NumberedChampionship | null> {
  if (!hasExtension(await loadExtensions(), 'standings')) return null;
  const [answer, { nextgenRounds }] = await Promise.all([
    loadRest('getChampionship', after === '' ? { url } : { url, after }),
    loadQuery('roundHeads', {}),
  ]);
  return answer?.item ? withRoundNumbers(answer.item, roundNumbers(nextgenRounds)) : null;
}

/** The championships with a result, drivers' overall tables first of each category. */
export const withResults = (championships: readonly ChampionshipSummary[]): readonly ChampionshipSummary[] =>
  championships.filter(({ rounds_held, top }) => rounds_held > 0 && top.length > 0);

/** The years in a season's name: 2026 and 2027 for '2026/27'; empty if it has none. */
function yearsOf(season: string): readonly number[] {
  const [, year, next] = /(\d{4})(\D\d{2})?/.exec(season) ?? [];
  if (year === undefined) return [];
  return next === undefined ? [Number(year)] : [Number(year), Number(year) + 1];
}

/** The championships of current and coming seasons: for each category, those of the latest season with a result, and later ones. */
export function currentStandings(
  championships: readonly ChampionshipSummary[],
): readonly ChampionshipSummary[] {
  const latest = new Map<number | undefined, number>();
  for (const { category, season } of withResults(championships))
    latest.set(category?.id, Math.max(latest.get(category?.id) ?? 0, yearsOf(season)[0] ?? 0));
  return championships.filter(
    ({ category, season }) => (yearsOf(season)[0] ?? Infinity) >= (latest.get(category?.id) ?? 0),
  );
}

/** '2026/27' and '2026-27' are the same season. */
const digitsOf = (season: string) => season.replace(/\D/g, '');

/** Whether a championship belongs to a season, by the name that the office gave its season. */
const isOfSeason = ({ season }: Pick<ChampionshipSummary, 'season'>, name: string): boolean =>
  digitsOf(season) !== '' && digitsOf(season) === digitsOf(name);

/** Whether a championship may belong to a season: its own season's name has no year, or the two share a year and one has only that. */
function mayBeOfSeason({ season: own }: ChampionshipSummary, season: string): boolean {
  const [years, others] = [yearsOf(own), yearsOf(season)];
  const isLoose = years.length === 1 || others.length === 1;
  return years.length === 0 || (isLoose && years.some((year) => others.includes(year)));
}

/**
 * The season that a championship belongs to: the one that it names; if none is called that, such as for a winter championship of 2020 whose
 * rounds are among those of 2020/21, the one with the most rounds in its years.
 * @param seasons latest first
 * @returns null if its season's name has no year, or none has a round in it
 */
export function seasonOf<S extends Pick<RacingSeason<{ readonly start_date: string }>, 'name' | 'rounds'>>(
  championship: ChampionshipSummary,
  seasons: readonly S[],
): S | null {
  const named = seasons.find(({ name }) => isOfSeason(championship, name));
  if (named) return named;
  const years = yearsOf(championship.season);
  const likely = seasons
    .filter(({ name }) => mayBeOfSeason(championship, name))
    .map((season) => ({
      season,
      count: season.rounds.filter(({ start_date }) => years.includes(Number(yearOf(start_date)))).length,
    }))
    .toSorted((a, b) => b.count - a.count)[0];
  return likely !== undefined && likely.count > 0 ? likely.season : null;
}

/** The championships of a season; if none is clearly of it, those that may be. */
export function standingsOfSeason(
  championships: readonly ChampionshipSummary[],
  season: string,
): readonly ChampionshipSummary[] {
  const own = championships.filter((championship) => isOfSeason(championship, season));
  return own.length > 0 ? own : championships.filter((championship) => mayBeOfSeason(championship, season));
}
