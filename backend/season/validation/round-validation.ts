import type { Where } from 'payload';
import { sortableDay } from '../../../lib/shared/date-forms.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { refIn } from '../../cms/records/refs.ts';
import { WITHOUT_TIME } from './session-overlap.ts';
import { dayAt, momentIn, timeZoneOf, type Context, type Moment } from './session-validation.ts';

/** Rounds that take place on their dates. Neither condition alone matches one whose status was cleared. */
export const ROUND_TAKES_PLACE: Where = {
  or: [{ round_status: { exists: false } }, { round_status: { not_in: ['postponed', 'cancelled'] } }],
};

/** Published sessions that take place. */
export const TAKING_PLACE: Where = allOf(PUBLISHED, { session_status: { not_in: [...WITHOUT_TIME] } });

/**
 * Names a session that would lose its day if a published round became shorter; null if none would. A round that moves to entirely new days
 * leaves all its sessions behind, which the office's home page reports instead.
 * @param edge the field that the message belongs to
 */
async function findLost(edge: 'start_date' | 'end_date', { data, id, req }: Context): Promise<string | null> {
  const given = ['start_date', 'end_date'].map((name) => momentIn(data, name));
  if (id === undefined || given.includes(null)) return null;
  const round = await req.payload.findByID({ collection: 'rounds', id, depth: 0, disableErrors: true, req });
  if (round?._status !== 'published') return null;
  const timeZone = await timeZoneOf(refIn(data, 'venue'), req);
  const dayOf = (value: Moment) => (value ? sortableDay(value, timeZone) : '');
  const [first = '', last = ''] = given.map(dayOf);
  const [formerFirst, formerLast] = [dayOf(round.start_date), dayOf(round.end_date)];
  if (
    first < formerFirst ||
    last > formerLast ||
    (edge === 'start_date' ? first === formerFirst : last === formerLast)
  )
    return null;
  const { docs } = await req.payload.find({
    ...findAll('results', allOf(TAKING_PLACE, { round: { equals: round.id }, date: { exists: true } })),
    select: { session_name: true, date: true },
    sort: edge === 'start_date' ? 'date' : '-date',
    req,
  });
  const lost = docs.find(({ date }) => {
    const day = dayOf(date);
    return edge === 'start_date' ? day >= formerFirst && day < first : day <= formerLast && day > last;
  });
  return lost?.date
    ? `${lost.session_name} is on ${dayAt(new Date(lost.date), timeZone)}. Move or cancel it first.`
    : null;
}

/** A round starts no later than its first session. */
export const validateRoundStart = async (value: Moment, context: Context): Promise<string | true> =>
  value ? ((await findLost('start_date', context)) ?? true) : 'Enter a start date.';

/** A round ends after it starts, and no earlier than its last session. */
export async function validateRoundEnd(value: Moment, context: Context): Promise<string | true> {
  if (!value) return 'Enter an end date.';
  const start = propertyOf(context.data, 'start_date');
  if (typeof start === 'string' && new Date(value) < new Date(start))
    return 'A round can’t end before it starts.';
  return (await findLost('end_date', context)) ?? true;
}
