import { addToStream, followRaceDay, restartStream } from '@/components/race-day/follow-race-day';
import { setLivePage } from '@/components/race-day/live-page';
import { withChange, type NumberedSession, type SessionChange } from '@/lib/season/live-session';
import { SESSION_EVENTS, SESSION_PARAMETER } from '@/lib/season/live';
import type { LiveSession } from '@/lib/contract/entities/live-session';

export type FollowedSession = {
  readonly session: LiveSession;
  /** The stream has ended; this is the final state. */
  readonly isLost: boolean;
};

/** Parses stream data; a proxy may have put anything there. */
function dataOf<T>(event: MessageEvent): T | null {
  try {
    return JSON.parse(String(event.data));
  } catch {
    return null;
  }
}

/**
 * Follows a session over the race-day stream, for one page.
 * @param hasSheet whether the page shows the rows that are sent; without it, the page keeps requesting what it lacks
 * @param listener called with each state, and when the stream is lost
 * @returns a function that stops following
 */
export function followLiveSession(
  id: number,
  hasSheet: boolean,
  listener: (followed: FollowedSession) => void,
): () => void {
  let current: NumberedSession | null = null;
  /** A change that can't be applied restarts the stream, once: it begins with the full state. */
  let hasRestarted = false;

  const take = (next: NumberedSession) => {
    current = next;
    setLivePage(hasSheet);
    listener({ session: next.session, isLost: false });
  };
  const applyChange = (change: SessionChange | null) => {
    const next = current && change && withChange(current, change);
    if (next) return take(next);
    if (hasRestarted) return;
    hasRestarted = true;
    restartStream();
  };
  const removeFromStream = addToStream({
    parameter: [SESSION_PARAMETER, String(id)],
    events: SESSION_EVENTS,
    onEvent(event) {
      if (event.type === 'session-change') return applyChange(dataOf<SessionChange>(event));
      const whole = dataOf<NumberedSession>(event);
      if (whole?.session.id !== id) return;
      hasRestarted = false;
      take(whole);
    },
    onLost() {
      setLivePage(false);
      if (current !== null) listener({ session: current.session, isLost: true });
    },
  });
  const stopFollowing = followRaceDay(() => undefined);
  return () => {
    setLivePage(false);
    stopFollowing();
    removeFromStream();
  };
}
