import type { Payload } from 'payload';
import type { SessionStatus } from '../../../lib/contract/entities/racing.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { contentNow } from '../../kernel/clock.ts';
import { liveStateOf } from '../timing/live-state.ts';
import type { ControlDay, ControlSession } from './control-day.ts';

/** Race control speaks of the sessions of its day, before and after them. */
const AROUND_MS = 12 * 60 * 60_000;
/** A full day of racing on two circuits. */
const MOST = 60;

/** The published sessions within twelve hours of now, by time. */
export async function findControlSessions(payload: Payload): Promise<readonly ControlSession[]> {
  const now = contentNow().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const { docs } = await payload.find({
    collection: 'results',
    where: allOf(PUBLISHED, { date: { greater_than: at(-AROUND_MS), less_than: at(AROUND_MS) } }),
    sort: ['date', 'sort_order', 'id'],
    limit: MOST,
    depth: 2,
    pagination: false,
    select: { session_name: true, category: true, round: true, date: true, session_status: true },
  });
  const states = await payload.find({
    collection: 'timing-states',
    where: { session: { in: docs.map(({ id }) => id) } },
    limit: MOST,
    depth: 0,
    pagination: false,
  });
  const told = new Map(states.docs.map((state) => [state.session, liveStateOf(state).messages]));
  return docs.flatMap(({ id, session_name, category, round, date, session_status }) => {
    if (typeof round !== 'object' || !date) return [];
    const venue = typeof round.venue === 'object' ? round.venue : null;
    const className = typeof category === 'object' ? category?.name : '';
    return [
      {
        id,
        name: [className, session_name].filter(Boolean).join(' · '),
        round: round.name,
        status: session_status ?? 'scheduled',
        startsAt: new Date(date).toISOString(),
        timeZone: venue?.timezone || CHAMPIONSHIP_TIME_ZONE,
        messages: told.get(id) ?? [],
      },
    ];
  });
}

const ON: readonly SessionStatus[] = ['running', 'suspended'];

/** The session that race control is likely to speak of: the one on the track, or else the next; the last once all are over. */
export function likelySession(sessions: readonly ControlSession[]): ControlSession | undefined {
  return (
    sessions.find(({ status }) => ON.includes(status)) ??
    sessions.find(({ status }) => status === 'delayed' || status === 'scheduled') ??
    sessions.at(-1)
  );
}

/** The sessions that race control may speak of now, and which of them it is likely to. */
export async function findControlDay(payload: Payload): Promise<ControlDay> {
  const sessions = await findControlSessions(payload);
  return { sessions, likely: likelySession(sessions)?.id ?? null };
}
