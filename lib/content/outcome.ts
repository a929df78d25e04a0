import { OUTCOMES, type Outcome, type RowStatus, type TimingRow } from '../contract/entities/racing';

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
 * How a car without a position finished: as its row says, else DNF in a race.
 * @returns null for a classified car, and for one without a time in another session
 */
export function outcomeOf(
  { position, total_time, status }: Pick<TimingRow, 'position' | 'total_time' | 'status'>,
  isRace: boolean,
): RowOutcome | null {
  if (position !== null) return null;
  const own = status === null ? null : OF_STATUS[status];
  return own ?? OUTCOMES.find((outcome) => outcome === total_time.toUpperCase()) ?? (isRace ? 'DNF' : null);
}

/** Key of an outcome's text. */
export const OUTCOME_TEXTS = {
  DNF: 'results.dnf',
  DNS: 'results.dns',
  DSQ: 'results.dsq',
  NC: 'results.nc',
  EXCLUDED: 'results.excluded',
} as const satisfies Record<RowOutcome, string>;
