import { newCalendar, placeOf, statusOfRound, type CalendarSettings } from './calendar-parts';
import { seriesName } from '@/lib/content/series-name';
import { roundAddress } from '@/lib/content/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';

export type CalendarRound = {
  readonly round: RoundSummary;
  /** When the round was last changed; null if unknown. */
  readonly modified: string | null;
};

const MINUTE_MS = 60_000;

/**
 * The rounds as an iCalendar file (RFC 5545). An event keeps its UID for ever, and its SEQUENCE increases with every change, so that
 * calendar apps update the existing event. Times are in UTC: every calendar shows them in its own zone.
 */
export function roundsCalendar(rounds: readonly CalendarRound[], settings: CalendarSettings): string {
  const { siteUrl, now } = settings;
  const { host } = new URL(siteUrl);
  const calendar = newCalendar('rounds', settings);
  for (const { round, modified } of rounds) {
    const changed = modified === null ? null : new Date(modified);
    calendar.createEvent({
      id: `round-${String(round.id ?? round.url)}@${host}`,
      start: new Date(round.start_date),
      end: new Date(round.end_date),
      stamp: changed ?? now,
      ...(changed ? { lastModified: changed } : {}),
      // Neither minutes since 1970 nor revisions ever decrease, and the sum rises with each change of what is shown, also within a minute.
      // It fits the 32 bits of an iCalendar integer for some thousand years.
      sequence: (changed ? Math.floor(changed.getTime() / MINUTE_MS) : 0) + round.revision,
      summary: round.name,
      description: descriptionOf(round, siteUrl),
      url: siteUrl + roundAddress(round.url),
      status: statusOfRound(round),
      ...placeOf(round),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function descriptionOf({ series, url }: RoundSummary, siteUrl: string): string {
  return [seriesName(series), siteUrl + roundAddress(url)].filter((line) => line !== '').join('\n');
}
