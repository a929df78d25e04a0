import 'server-only';
import type { ShownMessage } from '@/components/live-session/race-messages';
import { loadExtensions, loadRest } from '@/lib/content/load';
import type { LiveSession } from '@/lib/contract/entities/live-session';
import type { Result } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import type { DateFormatter } from '@/lib/dates/server';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { Messages } from '@/lib/i18n/translate';

/** A session's live state when the page is made. */
export type SessionMoment = {
  readonly live: LiveSession;
  /** Race control's messages, newest first. */
  readonly messages: readonly ShownMessage[];
  /** The texts for the browser to show changes with; null for a session whose page isn't sent any. */
  readonly texts: Messages | null;
};

/** Namespaces of the texts that a table in the browser needs. */
const NAMESPACES = ['results', 'session', 'standings'];

/** Whether a session is under way, or suspended. */
export const isUnderWay = ({ session_status: status }: Pick<Result, 'session_status'>): boolean =>
  status === 'running' || status === 'suspended';

/** Whether race control may speak of a session at any moment: it is on the track, or should be. */
const isFollowed = (session: Pick<Result, 'session_status'>): boolean =>
  isUnderWay(session) || session.session_status === 'delayed';

/** What moves in a session that has begun or is delayed, and what race control says before that; null if there is nothing, or it isn't known. */
export async function loadMoment(
  session: Result,
  language: Language,
  dates: DateFormatter,
): Promise<SessionMoment | null> {
  const isDue = isFollowed(session) || session.rows.length > 0 || session.notice !== null;
  if (!isDue || !hasExtension(await loadExtensions(), 'session-live')) return null;
  const response = await loadRest('getLiveSession', { id: session.id });
  if (response === null) return null;
  const live = response.item;
  const zone = session.round?.venue?.timezone;
  return {
    live,
    messages: live.messages.map(({ id, at, text }) => ({
      id,
      text,
      time: at === null ? '' : dates.time(at, zone),
    })),
    texts: isFollowed(session) ? await getIslandMessages(language, NAMESPACES) : null,
  };
}
