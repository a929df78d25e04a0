import { OUTCOMES, type Outcome, type TimingRow } from '../contract/entities/racing';

/**
 * How a car without a position finished: as its row says, else DNF in a race.
 * @returns null for a classified car, and for one without a time in another session
 */
export function outcomeOf(
  { position, total_time }: Pick<TimingRow, 'position' | 'total_time'>,
  isRace: boolean,
): Outcome | null {
  if (position !== null) return null;
  return OUTCOMES.find((outcome) => outcome === total_time.toUpperCase()) ?? (isRace ? 'DNF' : null);
}

/** Key of an outcome's text. */
export const OUTCOME_TEXTS = {
  DNF: 'results.dnf',
  DNS: 'results.dns',
  DSQ: 'results.dsq',
  NC: 'results.nc',
} as const satisfies Record<Outcome, string>;
