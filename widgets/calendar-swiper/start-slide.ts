import type { RoundEntry } from '@/components/racing/round-entries';

/** The first slide of the calendar: the next round, or the last one when the season is over. */
export function startSlide(entries: readonly RoundEntry[]): number {
  const next = entries.findIndex((entry) => entry.isNext);
  return next === -1 ? Math.max(0, entries.length - 1) : next;
}
