import 'server-only';
import { cache } from 'react';
import type { ShownBroadcast } from '@/components/race-day/broadcast-list.client';
import { broadcastFacts, countryNames } from '@/components/racing/broadcast-facts';
import { currentRound } from '@/components/racing/current-round';
import { expectChanges } from '@/lib/content/block-times';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import { loadRaceDayHours, type RaceDayHours } from '@/lib/season/race-day-hours';
import type { Broadcast } from '@/lib/contract/entities/racing';
import { editorAddress } from '@/lib/contract/link-address';
import type { Language } from '@/lib/contract/languages';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import { zonesOfCountry } from '@/lib/dates/zones-of-country';
import type { Translator } from '@/lib/i18n/translate';
import type { WatchCountry } from '@/lib/season/broadcasts';
import type { ShownRound } from '@/components/racing/current-round-line';

export type LoadedWatch = {
  /** Null before the first round is announced. */
  readonly shown: ShownRound | null;
  readonly zone: string;
  /** Null unless the round is on. */
  readonly hours: RaceDayHours | null;
  readonly broadcasts: readonly Broadcast[];
  readonly listed: readonly ShownBroadcast[];
  readonly countries: readonly WatchCountry[];
};

const NO_ROUND: LoadedWatch = {
  shown: null,
  zone: '',
  hours: null,
  broadcasts: [],
  listed: [],
  countries: [],
};

/**
 * Who shows the current or next round; empty for the last round after the season. The page is rendered again when the stage of the season
 * changes. Cached per request.
 */
export const loadWatch = cache(async (language: Language, t: Translator): Promise<LoadedWatch> => {
  const [{ nextgenRounds }, renderTime, dates] = await Promise.all([
    loadQuery('allRounds', {}),
    loadRenderTime(),
    loadDates(language),
  ]);
  const now = new Date(renderTime);
  const current = currentRound(nextgenRounds, now);
  if (!current) return NO_ROUND;
  const { round, stage, weekStart, changesAt } = current;
  if (changesAt !== null) expectChanges([changesAt.toISOString()]);
  const timeZone = round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const [{ nextgenRound }, hours] = await Promise.all([
    loadQuery('roundBroadcasts', { url: round.url }),
    loadRaceDayHours(round, now, language),
  ]);
  const broadcasts = stage === 'season-over' ? [] : (nextgenRound?.broadcasts ?? []);
  const nameOf = countryNames(language);
  const codes = [...new Set(broadcasts.flatMap(({ countries }) => countries))];
  const writer = { dates, language, timeZone, t };
  return {
    shown: {
      round,
      number: roundNumbers(nextgenRounds).get(round.url),
      dateRange: dates.range(round.start_date, round.end_date, timeZone),
      stage,
      weekStart: weekStart?.toISOString() ?? null,
      renderedAt: renderTime,
    },
    zone: zoneName(timeZone, language, round.start_date),
    hours,
    broadcasts,
    listed: broadcasts.map((broadcast) => shownBroadcast(broadcast, writer)),
    countries: codes
      .map((code) => ({ code, name: nameOf(code), zones: zonesOfCountry(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, language)),
  };
});

type Writer = {
  readonly dates: DateFormatter;
  readonly language: Language;
  readonly timeZone: string;
  readonly t: Translator;
};

function shownBroadcast(broadcast: Broadcast, { dates, language, timeZone, t }: Writer): ShownBroadcast {
  const { broadcaster, countries, link, starts_at: start, ends_at: end } = broadcast;
  const time = (instant: string) => ({ instant, text: dates.time(instant, timeZone) });
  return {
    name: broadcaster,
    href: editorAddress(link),
    countries,
    facts: broadcastFacts(broadcast, language, t),
    when:
      start === null
        ? null
        : {
            date: dates.weekday(start, timeZone),
            start: time(start),
            end: end === null ? null : time(end),
          },
  };
}
