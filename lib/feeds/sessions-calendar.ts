import { ICalEventStatus } from 'ical-generator';
import { sessionAddress } from '@/lib/season/addresses';
import type { RoundSummary, SessionSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { newCalendar, placeOf, statusOfRound, type CalendarSettings } from './calendar-parts';

export type RoundWithSessions = RoundSummary & {
  readonly sessions: readonly Omit<SessionSummary, 'round'>[];
};

type Session = RoundWithSessions['sessions'][number];

/** Statuses that calendar apps don't have, or don't show clearly: they are added to the event's title. */
const IN_TITLE = ['delayed', 'postponed', 'cancelled', 'suspended'] as const;

/** A session's status for calendar apps; it is cancelled with its round. */
function statusOf(session: Session, round: RoundSummary): ICalEventStatus {
  const ofRound = statusOfRound(round);
  if (session.session_status === 'cancelled' || ofRound === ICalEventStatus.CANCELLED)
    return ICalEventStatus.CANCELLED;
  return session.session_status === 'postponed' ? ICalEventStatus.TENTATIVE : ofRound;
}

/**
 * Sessions as an iCalendar file (RFC 5545). An event keeps its UID for ever, even in another round, and its SEQUENCE only ever rises: for
 * each session the content server counts changes to it, its round, its category and its circuit. Times are in UTC: every calendar shows
 * them in its own zone, on either side of a daylight saving change. A session without a start is left out.
 * @param categories URL names of the categories to include; empty for all, with activities
 */
export function sessionsCalendar(
  rounds: readonly RoundWithSessions[],
  {
    categories,
    t,
    ...settings
  }: CalendarSettings & { readonly categories: readonly string[]; readonly t: Translator },
): string {
  const { siteUrl, now } = settings;
  const { host } = new URL(siteUrl);
  const calendar = newCalendar('sessions', settings);
  const isWanted = ({ category }: Session) =>
    categories.length === 0 || (category !== null && categories.includes(category.url));
  for (const round of rounds) {
    for (const session of round.sessions) {
      const { starts_at: start, ends_at: end, session_status: status } = session;
      if (start === null || !isWanted(session)) continue;
      const changed = session.revised_at === null ? null : new Date(session.revised_at);
      const shownStatus = IN_TITLE.find((listed) => listed === status);
      const name = [session.category?.name, session.session_name].filter(Boolean).join(' – ');
      const url = siteUrl + sessionAddress(session.id);
      calendar.createEvent({
        id: `session-${String(session.id)}@${host}`,
        start: new Date(start),
        ...(end === null ? {} : { end: new Date(end) }),
        stamp: changed ?? now,
        ...(changed ? { lastModified: changed } : {}),
        sequence: session.revision,
        summary: shownStatus ? `${name} (${t(`session.${shownStatus}`)})` : name,
        description: [round.name, session.status_note, url].filter((line) => line !== '').join('\n'),
        url,
        status: statusOf(session, round),
        ...placeOf(round),
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}
