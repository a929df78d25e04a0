import type { RoundSummary } from '@/lib/contract/entities/racing';
import { isOnDays, roundDays } from '@/lib/season/round-days';

const DAY_MS = 24 * 60 * 60_000;
/** How long winners lead the home page after the last day of their round. */
const LEAD_MS = 2 * DAY_MS;

type Dated = Pick<RoundSummary, 'start_date' | 'end_date' | 'venue' | 'resultsCount'>;

/**
 * The round whose winners may lead the home page: the latest with results, on its days and the two days after.
 * @returns with the moment that ends this; undefined if there is none
 */
export function roundOfWinners<R extends Dated>(
  rounds: readonly R[],
  now: Date,
): { readonly round: R; readonly isOn: boolean; readonly until: Date } | undefined {
  return rounds
    .filter(({ resultsCount }) => resultsCount > 0)
    .map((round) => {
      const days = roundDays(round);
      const until = new Date(days.until.getTime() + LEAD_MS);
      return { round, isOn: isOnDays(days, now), until, from: days.from };
    })
    .filter(({ from, until }) => from <= now && now < until)
    .toSorted((a, b) => b.from.getTime() - a.from.getTime())[0];
}
