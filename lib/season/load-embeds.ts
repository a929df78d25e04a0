import 'server-only';
import type { PodiumPlace, Result } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { firstPlaces } from '@/lib/season/first-places';
import { loadQuery } from '@/lib/content/load';
import { listStandings, withResults } from './standings';

/*
 * Results and standings in articles and posts. Each call has its own cache tags: a corrected result changes wherever it is shown.
 */

/** A session with its first `count` places; null if there are none, or if visitors can't (or can no longer) read the session. */
export async function loadFirstPlaces(
  id: number,
  count: number,
): Promise<{ readonly session: Result; readonly places: readonly PodiumPlace[] } | null> {
  const { nextgenResult: session } = await loadQuery('resultById', { id });
  const places = firstPlaces(session?.rows ?? [], count);
  return session && places.length > 0 ? { session, places } : null;
}

/** The current first places of a championship by its URL name; null before its first result. */
export async function loadStandingsTop(url: string): Promise<ChampionshipSummary | null> {
  return withResults(await listStandings()).find((each) => each.url === url) ?? null;
}
