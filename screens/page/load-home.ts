import 'server-only';
import { lastRaces } from '@/components/racing/last-races';
import { podiumDays } from '@/components/racing/podium-days';
import { roundNumberText } from '@/components/racing/round-title';
import type { RoundWinners } from '@/components/racing/round-winners';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import type { Translator } from '@/lib/i18n/translate';
import { seasonMoment } from '@/lib/season/moment';
import { driverPages } from '@/lib/season/driver-pages';
import { homeLead, type HomeLead } from './arrange-home';

export type LoadedHome = {
  readonly lead: HomeLead;
  /** The current round's winners so far, otherwise those of the previous round; null without any. */
  readonly winners: RoundWinners | null;
  /** Whether a current or upcoming round has a timetable that may include the visitor's own categories. */
  readonly hasSessionsAhead: boolean;
};

/** The home page's state at this stage of the season. The page is rendered again when that changes. */
export async function loadHome(now: Date, language: Language, t: Translator): Promise<LoadedHome> {
  const { nextgenRounds } = await loadQuery('allRounds', {});
  const { name, on, next, recent, changesAt } = seasonMoment(nextgenRounds, now);
  if (changesAt !== null) expectChanges([changesAt.toISOString()]);
  const isOn = name === 'race-day';
  const round = isOn ? on : recent;
  const number = round === null ? undefined : roundNumbers(nextgenRounds).get(round.url);
  const winners = round === null ? null : await loadWinners(round, number, isOn, language, t);
  return {
    lead: homeLead(name, winners !== null),
    winners,
    hasSessionsAhead: (on ?? next) !== null && hasExtension(await loadExtensions(), 'sessions'),
  };
}

/** The top three of each category's last race; null before the first race has its result. */
async function loadWinners(
  round: RoundSummary,
  number: number | undefined,
  isSoFar: boolean,
  language: Language,
  t: Translator,
): Promise<RoundWinners | null> {
  if (round.resultsCount === 0) return null;
  const [{ nextgenRound }, dates] = await Promise.all([
    loadQuery('roundResults', { url: round.url }),
    loadDates(language),
  ]);
  const zone = round.venue?.timezone;
  const days = podiumDays(nextgenRound?.results ?? [], dates, t, zone);
  const categories = lastRaces(days, isSoFar);
  if (categories.length === 0) return null;
  return {
    round,
    numberText: roundNumberText(round.name, number, t),
    dateRange: dates.range(round.start_date, round.end_date, zone),
    isSoFar,
    categories,
    drivers: await driverPages(),
  };
}
