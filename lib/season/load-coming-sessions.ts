import 'server-only';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import type { SessionStatus } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import type { Translator } from '@/lib/i18n/translate';
import type { ComingSession, ComingSessions } from '@/lib/season/coming-sessions';
import { seasonMoment } from '@/lib/season/moment';
import { sessionName, sessionNameLanguage } from '@/lib/season/session-name';

const NONE: ComingSessions = { round: null, sessions: [] };

/** Statuses worth showing. The time alone says whether a session is under way or finished. */
const SHOWN: ReadonlySet<SessionStatus | null> = new Set(['delayed', 'postponed', 'cancelled', 'suspended']);

const markOf = (status: SessionStatus | null, t: Translator): string =>
  status !== null && SHOWN.has(status) ? t(`session.${status}`) : '';

/**
 * The planned sessions of all categories of the round that is on or next, in the visitor's language. Every page is rendered again when another
 * round is next (load-race-day).
 */
export async function loadComingSessions(now: Date, t: Translator): Promise<ComingSessions> {
  if (!hasExtension(await loadExtensions(), 'sessions')) return NONE;
  const { on, next } = seasonMoment((await loadQuery('roundDays', {})).nextgenRounds, now);
  const round = on ?? next;
  if (round === null) return NONE;
  const { nextgenRound } = await loadQuery('roundTimetable', { url: round.url });
  const sessions = (nextgenRound?.sessions ?? []).flatMap(
    ({ id, session_name, category, starts_at, ends_at, session_status: status }): ComingSession[] =>
      category === null || starts_at === null
        ? []
        : [
            {
              id,
              name: sessionName(session_name, t),
              is_own_name: sessionNameLanguage(session_name) !== undefined,
              mark: markOf(status, t),
              category: { id: category.id, name: category.name, url: category.url },
              starts_at,
              ends_at,
              status,
            },
          ],
  );
  const { name, url, venue } = round;
  return { round: { name, url, time_zone: venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE }, sessions };
}
