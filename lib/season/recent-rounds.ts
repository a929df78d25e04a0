import 'server-only';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import { recentSince } from './seasons';

/** When the previous season began, as an instant; null if there is no earlier one to leave out. */
export async function loadRecentSince(): Promise<string | null> {
  const [{ nextgenRounds }, now] = await Promise.all([loadQuery('roundHeads', {}), loadRenderTime()]);
  return recentSince(nextgenRounds, new Date(now));
}

/** The rounds that start at a moment or later; all of them if it is null. */
export const startingFrom = <R extends { readonly start_date: string }>(
  rounds: readonly R[],
  since: string | null,
): readonly R[] =>
  since === null ? rounds : rounds.filter((round) => Date.parse(round.start_date) >= Date.parse(since));
