import 'server-only';
import { hasExtension } from '@/lib/contract/extensions';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import { isoDay } from '@/lib/dates/format';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import { isOn } from '@/lib/season/round-days';
import { loadExtensions, loadQuery } from '@/lib/content/load';

/** The hours of a round's days, on the circuit's clock. */
export type RaceDayHours = {
  readonly roundUrl: string;
  /** Whether there is a page on where to watch it. */
  readonly hasWatchPage: boolean;
  /** The name of the circuit's time zone. */
  readonly zone: string;
  readonly days: readonly { readonly title: string; readonly start: string; readonly end: string }[];
  /** Number of sessions on all of its days. */
  readonly sessions: number;
};

type Dated = Pick<RoundSummary, 'url' | 'start_date' | 'end_date' | 'venue' | 'round_status'>;

/**
 * The hours of each day of a round, for visitors without scripts.
 * @returns null unless the round is on at that moment, and has a timetable
 */
export async function loadRaceDayHours(
  round: Dated,
  now: Date,
  language: Language,
): Promise<RaceDayHours | null> {
  if (!isOn(round, now)) return null;
  const { url, venue, start_date } = round;
  const extensions = await loadExtensions();
  if (!hasExtension(extensions, 'sessions')) return null;
  const [{ nextgenRound }, format] = await Promise.all([loadQuery('raceDay', { url }), loadDates(language)]);
  const zone = venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const planned = (nextgenRound?.sessions ?? []).flatMap(({ starts_at: start, ends_at, session_status }) =>
    start === null || session_status === 'cancelled' || session_status === 'postponed'
      ? []
      : [{ start, end: ends_at ?? start }],
  );
  if (planned.length === 0) return null;
  const days = [...Map.groupBy(planned, ({ start }) => isoDay(start, zone)).entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, ofDay]) => {
      const start = ofDay.map((each) => each.start).reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a));
      const end = ofDay.map((each) => each.end).reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
      return {
        title: format.weekday(start, zone),
        start: format.time(start, zone),
        end: format.time(end, zone),
      };
    });
  return {
    roundUrl: url,
    hasWatchPage: hasExtension(extensions, 'broadcasts'),
    zone: zoneName(zone, language, start_date),
    days,
    sessions: planned.length,
  };
}
