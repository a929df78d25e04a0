import 'server-only';
import { loadQuery } from '@/lib/content/load';
import { takesPlace } from '@/lib/season/takes-place';
import { DAY_MS, RECENT_DAYS } from './keys';

/**
 * Loads the test of whether news published at an instant may give a result away. The site can't understand headlines, so all news counts from
 * a round's first day until its results are no longer recent. News without a date always counts.
 */
export async function loadIsRaceNews(): Promise<(instant: string | null) => boolean> {
  const { nextgenRounds } = await loadQuery('roundDays', {});
  const spans = nextgenRounds.filter(takesPlace).map(({ start_date: start, end_date: end }) => ({
    from: Date.parse(start),
    until: Date.parse(end) + RECENT_DAYS * DAY_MS,
  }));
  return (instant) => {
    if (instant === null) return true;
    const moment = Date.parse(instant);
    return spans.some(({ from, until }) => from <= moment && moment <= until);
  };
}
