import 'server-only';
import { defaultDay, sessionDays, type SessionDay } from '@/components/racing/session-days';
import { roundNumberText } from '@/components/racing/round-title';
import { podiumDays, type PodiumDay } from '@/components/racing/podium-days';
import { loadQuery } from '@/lib/content/load';
import { expectChanges } from '@/lib/content/block-times';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/season/race-day-hours';
import { roundNumbers } from '@/lib/season/round-numbers';
import type { BlockSettings } from '@/lib/contract/block';
import type { resultsListBlock } from '@/lib/contract/blocks/site';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { seasonMoment } from '@/lib/season/moment';
import { driverPages } from '@/lib/season/driver-pages';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';

export type RoundResults = {
  /** The current round with its current sessions; null on other days, and on the results of another round. */
  readonly live: {
    readonly round: Pick<RoundSummary, 'name' | 'url'>;
    readonly hours: RaceDayHours;
  } | null;
  /** Null if no round has results yet. */
  readonly round: RoundSummary | null;
  /** 'Round 5'; '' for a round outside a series. */
  readonly numberText: string;
  readonly dateRange: string;
  /** The winners of its races; empty before the first, and if the content server doesn't provide them. */
  readonly podiums: readonly PodiumDay[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly days: readonly SessionDay[];
  readonly initialDay: string | undefined;
  /** Every round with results, latest first, with its number. */
  readonly rounds: readonly (Pick<RoundSummary, 'id' | 'name' | 'url'> & {
    readonly number: number | undefined;
  })[];
};

/** The sessions of the round named by the address, otherwise of the latest round with results. */
export async function loadResultsList(
  _settings: BlockSettings<typeof resultsListBlock>,
  { path, language, t, now }: AddressedContext,
): Promise<RoundResults | typeof MISSING> {
  if (path.url_parameter_2 !== '') return MISSING;
  const [{ nextgenRounds }, dates] = await Promise.all([loadQuery('allRounds', {}), loadDates(language)]);
  const numbers = roundNumbers(nextgenRounds);
  const rounds = nextgenRounds
    .filter((round) => round.resultsCount > 0)
    .toReversed()
    .map(({ id, name, url }) => ({ id, name, url, number: numbers.get(url) }));
  const url = path.item_url || rounds[0]?.url;
  const live = await loadLive(nextgenRounds, path.item_url, now, language);
  const none = { podiums: [], drivers: new Map<string, string>(), days: [], initialDay: undefined };
  if (url === undefined) return { ...none, live, round: null, numberText: '', dateRange: '', rounds };
  const { nextgenRound: round } = await loadQuery('roundResults', { url });
  if (!round) return MISSING;
  const zone = round.venue?.timezone;
  const podiums = podiumDays(round.results, dates, t, zone);
  return {
    live,
    round,
    podiums,
    drivers: podiums.length === 0 ? none.drivers : await driverPages(),
    numberText: roundNumberText(round.name, numbers.get(round.url), t),
    dateRange: dates.range(round.start_date, round.end_date, zone),
    days: sessionDays(round.results, dates, t, zone),
    initialDay: defaultDay(round.results, zone),
    rounds,
  };
}

/**
 * The current sessions of the current round.
 * @param url URL name of the round whose results are requested; '' for the latest
 */
async function loadLive(
  rounds: readonly RoundSummary[],
  url: string,
  now: Date,
  language: Language,
): Promise<RoundResults['live']> {
  const { on: round, changesAt } = seasonMoment(rounds, now);
  if (changesAt !== null) expectChanges([changesAt.toISOString()]);
  if (round === null || (url !== '' && url !== round.url)) return null;
  const hours = await loadRaceDayHours(round, now, language);
  return hours && { round, hours };
}

/** Metadata of a round's results for search engines; a round without results isn't listed. */
export function resultsFacts({ round, days }: RoundResults, { path, t }: AddressedContext): PageFacts {
  if (!round || path.item_url === '') return {};
  return {
    title: t('results.of', { round: round.name }),
    image: round.images?.banner ?? round.images?.background ?? null,
    index: days.length > 0,
  };
}
