import type { Payload } from 'payload';
import { PUBLISHED, allOf } from '../cms/records/published.ts';
import { contentNow } from '../kernel/clock.ts';
import { ROUND_TAKES_PLACE, TAKING_PLACE } from '../season/validation/round-validation.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { mediumDays, weekdayAndTime } from '../../lib/shared/date-forms.ts';
import { collectionHref } from './entries.ts';

const MAX_SESSIONS = 6;

export type NextSession = {
  readonly id: number;
  readonly name: string;
  readonly time: string;
  readonly href: string;
};

/** The current or next round, with its next sessions that take place, by the circuit's clock. */
export type NextRound = {
  readonly id: number;
  readonly name: string;
  readonly days: string;
  readonly venue: string;
  /** The time zone of all times shown. */
  readonly zone: string;
  readonly isOn: boolean;
  readonly sessions: readonly NextSession[];
};

/** The current or next round; null after the season. */
export async function findNextRound(payload: Payload): Promise<NextRound | null> {
  const now = contentNow();
  const { docs } = await payload.find({
    collection: 'rounds',
    where: allOf(PUBLISHED, { end_date: { greater_than: now.toISOString() } }, ROUND_TAKES_PLACE),
    sort: 'start_date',
    limit: 1,
    depth: 1,
    pagination: false,
  });
  const [round] = docs;
  if (!round) return null;
  const venue = typeof round.venue === 'object' ? round.venue : null;
  const zone = venue?.timezone || CHAMPIONSHIP_TIME_ZONE;
  const { docs: sessions } = await payload.find({
    collection: 'results',
    where: allOf(TAKING_PLACE, {
      round: { equals: round.id },
      session_status: { not_equals: 'finished' },
      or: [{ ends_at: { greater_than: now.toISOString() } }, { date: { greater_than: now.toISOString() } }],
    }),
    sort: 'date',
    limit: MAX_SESSIONS,
    depth: 1,
    pagination: false,
    select: { session_name: true, category: true, date: true },
  });
  return {
    id: round.id,
    name: round.name,
    days: mediumDays(round.start_date, round.end_date, 'en', zone),
    venue: venue?.name ?? '',
    zone,
    isOn: new Date(round.start_date) <= now,
    sessions: sessions.map(({ id, session_name, category, date }) => ({
      id,
      name: [typeof category === 'object' ? category?.name : '', session_name].filter(Boolean).join(' · '),
      time: date ? weekdayAndTime(date, 'en', zone) : 'No time yet',
      href: `${collectionHref('results')}/${String(id)}`,
    })),
  };
}
