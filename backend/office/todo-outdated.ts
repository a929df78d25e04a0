import type { PayloadRequest } from 'payload';
import { PUBLISHED, allOf } from '../cms/records/published.ts';
import { contentNow } from '../kernel/clock.ts';
import { ROUND_TAKES_PLACE } from '../season/validation/round-validation.ts';
import { collectionHref } from './entries.ts';
import {
  count,
  filtered,
  listed,
  mayWrite,
  plural,
  todo,
  type TodoDetail,
  type TodoPart,
} from './todo-entry.ts';

const HOUR_MS = 60 * 60_000;
/** By then, even a session that ended late has been closed. */
export const LONG_AFTER_MS = 3 * HOUR_MS;
const STILL_OPEN = ['running', 'suspended', 'delayed'];

/** Records whose status is out of date. */
export const outdated: TodoPart = async (req) => {
  const now = contentNow();
  const rounds = (await mayWrite(req, 'rounds'))
    ? await count(
        req,
        'rounds',
        allOf(PUBLISHED, {
          round_status: { equals: 'postponed' },
          end_date: { less_than: now.toISOString() },
        }),
      )
    : 0;
  const before = new Date(now.getTime() - LONG_AFTER_MS).toISOString();
  const open = { session_status: { in: STILL_OPEN } };
  const sessions = (await mayWrite(req, 'results'))
    ? await count(
        req,
        'results',
        allOf(PUBLISHED, open, {
          or: [
            { ends_at: { less_than: before } },
            { ends_at: { exists: false }, date: { less_than: before } },
          ],
        }),
      )
    : 0;
  const past = (await mayWrite(req, 'rounds')) ? await stillScheduled(req, now.toISOString()) : [];
  const openFilter = `[session_status][in]=${STILL_OPEN.join(',')}`;
  return [
    ...todo(
      rounds,
      plural(rounds, 'postponed round has no new date', 'postponed rounds have no new date'),
      filtered('rounds', ['[round_status][equals]=postponed', `[end_date][less_than]=${now.toISOString()}`]),
    ),
    ...listed(
      past,
      'round is over but still scheduled, without a result or a finished session',
      'rounds are over but still scheduled, without a result or a finished session',
    ),
    ...todo(
      sessions,
      plural(
        sessions,
        'session should be over but is still running, suspended or delayed',
        'sessions should be over but are still running, suspended or delayed',
      ),
      filtered(
        'results',
        [openFilter, `[ends_at][less_than]=${before}`],
        [openFilter, '[ends_at][exists]=false', `[date][less_than]=${before}`],
      ),
    ),
  ];
};

/**
 * Published rounds that are over without a sign that they took place: rounds have no status for it, but a sheet or a finished session shows
 * it.
 * @param now ISO 8601
 */
async function stillScheduled({ payload }: PayloadRequest, now: string): Promise<TodoDetail[]> {
  const { docs: rounds } = await payload.find({
    collection: 'rounds',
    where: allOf(PUBLISHED, { end_date: { less_than: now } }, ROUND_TAKES_PLACE),
    sort: '-end_date',
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  const { docs: sessions } = await payload.find({
    collection: 'results',
    where: {
      round: { in: rounds.map(({ id }) => id) },
      or: [{ 'rows.id': { exists: true } }, { session_status: { equals: 'finished' } }],
    },
    depth: 0,
    pagination: false,
    select: { round: true },
  });
  const past = new Set(sessions.map(({ round }) => (typeof round === 'number' ? round : round.id)));
  return rounds
    .filter(({ id }) => !past.has(id))
    .map(({ id, name }) => ({ title: name, href: `${collectionHref('rounds')}/${String(id)}` }));
}
