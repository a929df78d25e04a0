import { newCalendar, placeOf, statusOfRound, type CalendarSettings } from './calendar-parts';
import { seriesName } from '@/lib/season/series-name';
import { roundAddress } from '@/lib/season/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

export type CalendarRound = {
  readonly round: RoundSummary;
  /** When the round was last changed; null if unknown. */
  readonly modified: string | null;
};

const MINUTE_MS = 60_000;

/**
 * The rounds as an iCalendar file (RFC 5545). An event keeps its UID for ever, and its SEQUENCE increases with every change that a calendar
 * shows, so that calendar apps update the existing event. Times are in UTC: every calendar shows them in its own zone.
 */
export function roundsCalendar(
  rounds: readonly CalendarRound[],
  { t, ...settings }: CalendarSettings & { readonly t: Translator },
): string {
  const { siteUrl, now } = settings;
  const { host } = new URL(siteUrl);
  const calendar = newCalendar('rounds', settings);
  for (const { round, modified } of rounds) {
    const at = round.revised_at ?? modified;
    const changed = at === null ? null : new Date(at);
    const { round_status: status } = round;
    const shownStatus = status === null || status === 'scheduled' ? '' : ` (${t(`round.${status}`)})`;
    calendar.createEvent({
      id: `round-${String(round.id ?? round.url)}@${host}`,
      start: new Date(round.start_date),
      end: new Date(round.end_date),
      stamp: changed ?? now,
      ...(changed ? { lastModified: changed } : {}),
      // Never below the minutes since 1970, which count for content servers without revisions: it must not fall once one starts counting.
      sequence: Math.max(round.revision, changed ? Math.floor(changed.getTime() / MINUTE_MS) : 0),
      summary: round.name + shownStatus,
      description: descriptionOf(round, siteUrl, t),
      url: siteUrl + roundAddress(round.url),
      status: statusOfRound(round),
      ...placeOf(round),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function descriptionOf(round: RoundSummary, siteUrl: string, t: Translator): string {
  const { series, url, round_status, status_note, previous_venue } = round;
  const isMoved = round_status === 'moved' && previous_venue !== null;
  return [
    status_note,
    isMoved ? t('round.movedFrom', { venue: previous_venue.name }) : '',
    seriesName(series),
    siteUrl + roundAddress(url),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
