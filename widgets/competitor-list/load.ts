import 'server-only';
import { hasEnded } from '@/components/racing/round-entries';
import { loadQuery } from '@/lib/content/load';
import { loadRecentSince, startingFrom } from '@/lib/season/recent-rounds';
import type { BlockSettings } from '@/lib/contract/block';
import type { competitorListBlock } from '@/lib/contract/blocks/site';
import type { CompetitorLink } from '@/lib/contract/entities/racing';
import { loadDates } from '@/lib/content/load-dates';
import type { WidgetContext } from '../define-widget';

export type CompetitorRound = {
  readonly name: string;
  readonly url: string;
  readonly dateRange: string;
  readonly links: readonly CompetitorLink[];
};

/**
 * The rounds of this and the previous season, and all later ones, with information for competitors: upcoming ones first, by start, then
 * past ones, latest first.
 */
export async function loadCompetitorRounds(
  { series: wanted }: BlockSettings<typeof competitorListBlock>,
  { language, now }: WidgetContext,
): Promise<readonly CompetitorRound[]> {
  const from = await loadRecentSince();
  const [{ nextgenRounds }, dates] = await Promise.all([
    loadQuery('roundsForCompetitors', { from, until: null }),
    loadDates(language),
  ]);
  const shown = startingFrom(nextgenRounds, from).filter(
    ({ series, competitor_links: links }) => links.length > 0 && (wanted === '' || series?.url === wanted),
  );
  const past = shown.filter((round) => hasEnded(round, now)).toReversed();
  const upcoming = shown.filter((round) => !hasEnded(round, now));
  return [...upcoming, ...past].map(({ name, url, start_date, end_date, venue, competitor_links }) => ({
    name,
    url,
    dateRange: dates.range(start_date, end_date, venue?.timezone),
    links: competitor_links,
  }));
}
