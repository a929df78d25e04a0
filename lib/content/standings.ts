import 'server-only';
import type { Championship, ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import { loadExtensions, loadRest } from './load';

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

/** '2026/27' and '2026-27' are one season. */
const digitsOf = (season: string) => season.replace(/\D/g, '');

/** Whether a championship is of a season, by what the office called it. */
export const isOfSeason = ({ season }: Pick<ChampionshipSummary, 'season'>, name: string): boolean =>
  digitsOf(season) !== '' && digitsOf(season) === digitsOf(name);

/** The championships of a season, or all if none of them says that it is of it; those of other years need not be read. */
export function standingsOfSeason(
  championships: readonly ChampionshipSummary[],
  season: string,
): readonly ChampionshipSummary[] {
  const own = championships.filter((one) => isOfSeason(one, season));
  return own.length > 0 ? own : championships;
}
