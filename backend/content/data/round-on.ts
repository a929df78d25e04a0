import type { Payload } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { sortableDay } from '../../../lib/shared/date-forms.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { contentNow } from '../../kernel/clock.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The id of the round held today, by the circuit's clock; null if there is none. */
export async function roundOn(payload: Payload): Promise<number | null> {
  const now = contentNow();
  const near = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const { docs } = await payload.find({
    collection: 'rounds',
    where: allOf(PUBLISHED, {
      start_date: { less_than: near(1) },
      end_date: { greater_than: near(-1) },
      round_status: { not_in: ['postponed', 'cancelled'] },
    }),
    sort: 'start_date',
    depth: 1,
    pagination: false,
    select: { start_date: true, end_date: true, venue: true },
  });
  const today = docs.find(({ start_date, end_date, venue }) => {
    const zone = (typeof venue === 'object' && venue?.timezone) || CHAMPIONSHIP_TIME_ZONE;
    const day = sortableDay(now, zone);
    return sortableDay(start_date, zone) <= day && day <= sortableDay(end_date, zone);
  });
  return today?.id ?? null;
}
