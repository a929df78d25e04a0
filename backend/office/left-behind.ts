import { TZDate } from '@date-fns/tz';
import type { PayloadRequest, Where } from 'payload';
import { allOf, PUBLISHED } from '../cms/records/published.ts';
import { refId } from '../cms/records/refs.ts';
import { contentNow } from '../kernel/clock.ts';
import { TAKING_PLACE } from '../season/validation/round-validation.ts';
import { timeZoneOf } from '../season/validation/session-validation.ts';
import { collectionHref } from './entries.ts';
import { MAX_DETAILS, listed, type Todo } from './todo-entry.ts';

/** A day at the circuit with another time, in ISO 8601. */
function onDayOf(moment: string, timeZone: string, clock: readonly [number, number, number, number]): string {
  const day = new TZDate(moment, timeZone);
  day.setHours(...clock);
  return new Date(day).toISOString();
}

/** Sessions left behind by a round that moved to other days, until it is over. */
export async function findLeftBehind(req: PayloadRequest): Promise<readonly Todo[]> {
  const { docs: rounds } = await req.payload.find({
    collection: 'rounds',
    where: allOf(PUBLISHED, { end_date: { greater_than: contentNow().toISOString() } }),
    select: { start_date: true, end_date: true, venue: true },
    depth: 0,
    pagination: false,
    req,
  });
  const outside = await Promise.all(
    rounds.map(async ({ id, start_date, end_date, venue }): Promise<Where> => {
      const zone = await timeZoneOf(refId(venue), req);
      const [opens, closes] = [
        onDayOf(start_date, zone, [0, 0, 0, 0]),
        onDayOf(end_date, zone, [23, 59, 59, 999]),
      ];
      return {
        round: { equals: id },
        or: [{ date: { less_than: opens } }, { date: { greater_than: closes } }],
      };
    }),
  );
  const nothing = { docs: [], totalDocs: 0 };
  const { docs, totalDocs } =
    outside.length === 0
      ? nothing
      : await req.payload.find({
          collection: 'results',
          where: allOf(TAKING_PLACE, { or: outside }),
          select: { session_name: true },
          sort: 'date',
          limit: MAX_DETAILS,
          depth: 0,
          req,
        });
  return listed(
    docs.map(({ id, session_name: title }) => ({
      title,
      href: `${collectionHref('results')}/${String(id)}`,
    })),
    'session is outside its round’s dates',
    'sessions are outside their rounds’ dates',
    totalDocs,
  );
}
