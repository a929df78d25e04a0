import 'server-only';
import type { PodiumPlace, Result } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { firstPlaces } from '@/lib/season/first-places';
import { loadQuery } from '@/lib/content/load';
import { listStandings, withResults } from './standings';

/*
 * What articles and posts show of results and standings. Each call has its own cache tags: a corrected result changes wherever it is shown.
 */

/** A session with its first places; null without any, and for one that visitors can't read (any more). */
export async function loadFirstPlaces(
  id: number,
  most: number,
): Promise<{ readonly session: Result; readonly places: readonly PodiumPlace[] } | null> {
  const { nextgenResult: session } = await loadQuery('resultById', { id });
  const places = firstPlaces(session?.rows ?? [], most);
  return session && places.length > 0 ? { session, places } : null;
}

/** The first places of a championship by its URL name, as they are now; null before its first result. */
export async function loadStandingsTop(url: string): Promise<ChampionshipSummary | null> {
  return withResults(await listStandings()).find((each) => each.url === url) ?? null;
}
