import 'server-only';
import { defaultDay, sessionDays } from '@/components/racing/session-days';
import type { SessionDay } from '@/components/racing/session-days';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { resultsListBlock } from '@/lib/contract/blocks/site';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import { MISSING, type WidgetContext } from '../define-widget';

export type RoundResults = {
  /** Null when no round has results yet. */
  readonly round: RoundSummary | null;
  readonly dateRange: string;
  readonly days: readonly SessionDay[];
  readonly initialDay: string | undefined;
  /** Every round with results, the latest first. */
  readonly rounds: readonly Pick<RoundSummary, 'id' | 'name' | 'url'>[];
};

/** The sessions of the round that the address names, else of the latest round with results. */
export async function loadResultsList(
  _settings: BlockSettings<typeof resultsListBlock>,
  { path, language, t }: WidgetContext,
): Promise<RoundResults | typeof MISSING> {
  if (path.url_parameter_2 !== '') return MISSING;
  const [{ nextgenRounds }, dates] = await Promise.all([loadQuery('allRounds', {}), getDates(language)]);
  const rounds = nextgenRounds.filter((round) => round.resultsCount > 0).toReversed();
  const url = path.item_url || rounds[0]?.url;
  if (url === undefined) return { round: null, dateRange: '', days: [], initialDay: undefined, rounds };
  const { nextgenRound: round } = await loadQuery('roundResults', { url });
  if (!round) return MISSING;
  const zone = round.venue?.timezone;
  return {
    round,
    dateRange: dates.range(round.start_date, round.end_date, zone),
    days: sessionDays(round.results, dates, t, zone),
    initialDay: defaultDay(round.results, zone),
    rounds,
  };
}
