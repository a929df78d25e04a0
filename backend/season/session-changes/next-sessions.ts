import type { Payload } from 'payload';
import type { SessionStatus } from '../../../lib/contract/entities/racing.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { contentNow } from '../../kernel/clock.ts';
import type { SessionState } from './session-change.ts';

/** Enough for two days of a full race weekend. */
const MAX_SESSIONS = 60;
const OVER: SessionStatus = 'finished';

/** A session that is upcoming or under way. */
export type NextSession = {
  readonly id: number;
  readonly name: string;
  readonly state: SessionState;
};
/** The next sessions of a round, and its circuit's time zone (IANA name). */
export type RoundSessions = {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  readonly sessions: readonly NextSession[];
};

/** The next published sessions, whatever their round, by time. */
export async function findNextSessions(payload: Payload): Promise<readonly RoundSessions[]> {
  const now = contentNow().toISOString();
  const { docs } = await payload.find({
    collection: 'results',
    where: allOf(PUBLISHED, {
      session_status: { not_equals: OVER },
      or: [{ ends_at: { greater_than: now } }, { date: { greater_than: now } }],
    }),
    sort: ['date', 'sort_order', 'id'],
    limit: MAX_SESSIONS,
    depth: 2,
    pagination: false,
    select: {
      session_name: true,
      category: true,
      round: true,
      date: true,
      session_status: true,
      status_note: true,
    },
  });
  const rounds = new Map<number, Omit<RoundSessions, 'sessions'> & { sessions: NextSession[] }>();
  for (const { id, session_name, category, round, date, session_status, status_note } of docs) {
    if (typeof round !== 'object' || !date) continue;
    const venue = typeof round.venue === 'object' ? round.venue : null;
    const known = rounds.get(round.id) ?? {
      id: round.id,
      name: round.name,
      timeZone: venue?.timezone || CHAMPIONSHIP_TIME_ZONE,
      sessions: [],
    };
    const className = typeof category === 'object' ? category?.name : '';
    known.sessions.push({
      id,
      name: [className, session_name].filter(Boolean).join(' · '),
      state: {
        status: session_status ?? 'scheduled',
        reason: status_note ?? '',
        starts_at: new Date(date).toISOString(),
      },
    });
    rounds.set(round.id, known);
  }
  return [...rounds.values()];
}
