import 'server-only';
import type { Championship, ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import { loadExtensions, loadRest } from '@/lib/content/load';

/**
 * The championships; none if the content server has no standings.
 * @param filter URL name of the category whose championships, or of the round that they were held at and after which they are shown
 */
export async function listStandings(
  filter: { readonly category?: string; readonly after?: string } = {},
): Promise<readonly ChampionshipSummary[]> {
  if (!hasExtension(await loadExtensions(), 'standings')) return [];
  return (await loadRest('listChampionships', filter))?.data ?? [];
}

/**
 * A championship with its table.
 * @param after URL name of the round after which; '' for now
 * @returns null if there is no such championship or round
 */
export async function loadStandings(url: string, after: string): Promise<Championship | null> {
  if (!hasExtension(await loadExtensions(), 'standings')) return null;
  const answer = await loadRest('getChampionship', after === '' ? { url } : { url, after });
  return answer?.item ?? null;
}

/** The championships with a result, drivers' overall tables first of each category. */
export const withResults = (championships: readonly ChampionshipSummary[]): readonly ChampionshipSummary[] =>
  championships.filter(({ rounds_held, top }) => rounds_held > 0 && top.length > 0);

/** The years of a season, by its name: 2026 and 2027 of '2026/27'; none if it names none. */
function yearsOf(season: string): readonly number[] {
  const [, year, next] = /(\d{4})(\D\d{2})?/.exec(season) ?? [];
  if (year === undefined) return [];
  return next === undefined ? [Number(year)] : [Number(year), Number(year) + 1];
}

/** The championships without those of past seasons: of each category, the latest season that has a result, and any to come. */
export function presentStandings(
  championships: readonly ChampionshipSummary[],
): readonly ChampionshipSummary[] {
  const latest = new Map<number | undefined, number>();
  for (const { category, season } of withResults(championships))
    latest.set(category?.id, Math.max(latest.get(category?.id) ?? 0, yearsOf(season)[0] ?? 0));
  return championships.filter(
    ({ category, season }) => (yearsOf(season)[0] ?? Infinity) >= (latest.get(category?.id) ?? 0),
  );
}

/** '2026/27' and '2026-27' are one season. */
const digitsOf = (season: string) => season.replace(/\D/g, '');

/** Whether a championship is of a season, by what the office called it. */
export const isOfSeason = ({ season }: Pick<ChampionshipSummary, 'season'>, name: string): boolean =>
  digitsOf(season) !== '' && digitsOf(season) === digitsOf(name);

/** Whether a championship may be of a season that none says it's of: it names no year, or only one, which the season has, too. */
function mayBeOfSeason({ season: own }: ChampionshipSummary, season: string): boolean {
  const [years, others] = [yearsOf(own), yearsOf(season)];
  const isLoose = years.length === 1 || others.length === 1;
  return years.length === 0 || (isLoose && years.some((year) => others.includes(year)));
}

/** The championships of a season, or those that may be if none of them says that it is of it; those of other years need not be read. */
export function standingsOfSeason(
  championships: readonly ChampionshipSummary[],
  season: string,
): readonly ChampionshipSummary[] {
  const own = championships.filter((one) => isOfSeason(one, season));
  return own.length > 0 ? own : championships.filter((one) => mayBeOfSeason(one, season));
}
