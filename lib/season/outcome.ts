import type { Outcome, RowStatus, TimingRow } from '../contract/entities/racing';
import { statusIn } from '../shared/row-outcome';

/** Why a car has no position. */
export type RowOutcome = Outcome | 'EXCLUDED';

const OF_STATUS: Readonly<Record<RowStatus, RowOutcome | null>> = {
  classified: null,
  dnf: 'DNF',
  dns: 'DNS',
  dsq: 'DSQ',
  nc: 'NC',
  excluded: 'EXCLUDED',
};

/**
 * How a car without a position finished: the outcome in its row, otherwise DNF in a race.
 * @returns null for a classified car, and for one without a time in another session
 */
export function outcomeOf(
  { position, total_time, status }: Pick<TimingRow, 'position' | 'total_time' | 'status'>,
  isRace: boolean,
): RowOutcome | null {
  if (position !== null) return null;
  const own = status === null ? null : OF_STATUS[status];
  const written = statusIn(total_time);
  return own ?? (written === null ? null : OF_STATUS[written]) ?? (isRace ? 'DNF' : null);
}

/** Text keys of outcomes. */
export const OUTCOME_TEXTS = {
  DNF: 'results.dnf',
  DNS: 'results.dns',
  DSQ: 'results.dsq',
  NC: 'results.nc',
  EXCLUDED: 'results.excluded',
} as const satisfies Record<RowOutcome, string>;
