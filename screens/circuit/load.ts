import 'server-only';
import { cache } from 'react';
import { podiumDays, type PodiumDay } from '@/components/racing/podium-days';
import { lastRaces } from '@/components/racing/last-races';
import { roundEntries, type RoundEntry } from '@/components/racing/round-entries';
import { expectChanges } from '@/lib/content/block-times';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import type { ShownBy } from '../define-match';
import type { Site } from '@/lib/content/site-store';
import type { Circuit, RoundSummary } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import type { DateFormatter } from '@/lib/dates/server';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import { driverPages } from '@/lib/season/driver-pages';
import type { circuitMatch } from './match';

/** The number of rounds whose winners are shown. */
const WINNERS_OF = 3;

export type CircuitScreen = {
  readonly circuit: Circuit;
  /** The rounds held there: upcoming ones by date, then past ones, latest first. */
  readonly ahead: readonly RoundEntry[];
  readonly past: readonly RoundEntry[];
  /** The top three of each category's last race, round by round, latest first. */
  readonly winners: readonly PodiumDay[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly site: Site;
  readonly language: Language;
  readonly t: Translator;
};

/** Loads a circuit; null for an unknown one, and for one that hosts no round. Cached per request. */
export const loadCircuitScreen = cache(
  async ({ url, site }: ShownBy<typeof circuitMatch>, language: Language): Promise<CircuitScreen | null> => {
    const [{ nextgenVenue: circuit }, { nextgenRounds: all }, renderTime, dates, t] = await Promise.all([
      loadQuery('circuitByUrl', { url }),
      loadQuery('allRounds', {}),
      loadRenderTime(),
      loadDates(language),
      getTranslator(language),
    ]);
    const here = all.filter(({ venue }) => venue?.url === url);
    if (circuit === null || here.length === 0) return null;
    const now = new Date(renderTime);
    // Whether a round here is the next one changes with the others, too.
    expectChanges(changesOf(all, now));
    // Needs all rounds, because a round's number in its season counts the others.
    const entries = roundEntries(all, dates, now)
      .filter(({ round }) => round.venue?.url === url)
      .map((entry) => withYear(entry, dates, now));
    const past = entries.filter(({ isPast }) => isPast).toReversed();
    const winners = await loadWinners(past, dates, t);
    return {
      circuit,
      ahead: entries.filter(({ isPast }) => !isPast),
      past,
      winners,
      drivers: namesDrivers(circuit, winners) ? await driverPages() : new Map(),
      site,
      language,
      t,
    };
  },
);

/** Whether the page names anyone. */
const namesDrivers = (
  { lap_record: lap, best_laps: laps, past_races: races }: Circuit,
  winners: readonly PodiumDay[],
): boolean => winners.length > 0 || lap !== null || laps.length > 0 || races.length > 0;

/** When a round's state changes on the page. */
const changesOf = (rounds: readonly RoundSummary[], now: Date): string[] =>
  rounds
    .flatMap(({ start_date, end_date }) => [start_date, end_date])
    .filter((moment) => new Date(moment) > now)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));

/** A round with its year, unless that is the current one: rounds of many seasons are listed together. */
function withYear(entry: RoundEntry, dates: DateFormatter, now: Date): RoundEntry {
  const { end_date: end, venue } = entry.round;
  const [year, current] = [end, now].map((moment) => dates.pattern(moment, 'yyyy', venue?.timezone));
  return year === current ? entry : { ...entry, dateRange: `${entry.dateRange} ${year ?? ''}` };
}

/** The winners of the latest rounds with results. */
async function loadWinners(
  past: readonly RoundEntry[],
  dates: DateFormatter,
  t: Translator,
): Promise<readonly PodiumDay[]> {
  const held = past.filter(({ round }) => round.resultsCount > 0).slice(0, WINNERS_OF);
  const days = await Promise.all(
    held.map(async ({ round, dateRange }): Promise<PodiumDay> => {
      const { nextgenRound } = await loadQuery('roundResults', { url: round.url });
      const days = podiumDays(nextgenRound?.results ?? [], dates, t, round.venue?.timezone);
      return { id: round.url, title: `${round.name} · ${dateRange}`, categories: lastRaces(days), round };
    }),
  );
  return days.filter(({ categories }) => categories.length > 0);
}
