import 'server-only';
import type { QUERIES } from '@/lib/contract/graphql/queries';
import type { QueryResult } from '@/lib/contract/graphql/query';
import { loadQuery } from '@/lib/content/load';

/** A round with its sessions that have results, and their podiums. */
export type RoundWithResults = QueryResult<(typeof QUERIES)['roundsWithResults']>['nextgenRounds'][number];

type Shown = { readonly url: string; readonly start_date: string };

/**
 * The given rounds that have results, latest first. Only rounds between the first and the last are loaded.
 * @param shown in order of their start
 */
export async function loadRoundsWithResults(shown: readonly Shown[]): Promise<readonly RoundWithResults[]> {
  const urls = new Set(shown.map(({ url }) => url));
  const { nextgenRounds } = await loadQuery('roundsWithResults', {
    from: shown[0]?.start_date ?? null,
    until: shown.at(-1)?.start_date ?? null,
  });
  return nextgenRounds.filter(({ url, results }) => urls.has(url) && results.length > 0).toReversed();
}
