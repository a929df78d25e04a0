import {
  isDisqualified,
  outcomeIn,
  outcomeOf,
  outcomeOfStatus,
  statusIn,
} from '../../../lib/shared/row-outcome.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import type { Result } from '../../payload-types.ts';
import { matchCars } from './match-cars.ts';

type StoredRow = NonNullable<Result['rows']>[number];

type Facts = Omit<StoredRow, 'id'>;
/** A car's facts from a sheet, a timing system or a program: what isn't given is undefined. */
export type GivenRow = { readonly [K in keyof Facts]?: Facts[K] | undefined } & { readonly name: string };

const BLANK = {
  position: null,
  race_number: '',
  class: '',
  laps: null,
  best_time: '',
  total_time: '',
  diff: '',
  gap: '',
  grid: null,
  team: '',
  car: '',
  penalties: '',
  points: null,
  is_fastest_lap: false,
} as const satisfies Partial<StoredRow>;

type Finish = Pick<StoredRow, 'status' | 'status_note'>;

/**
 * The status of a car and its reason. Both stay as long as the outcome is the same; so does a stewards' decision, unless another is given.
 */
function finishOf(row: GivenRow, before: StoredRow | undefined): Finish {
  const note = row.status_note;
  if (!before) return { status: row.status ?? null, status_note: note ?? '' };
  const current = { status: before.status ?? null, status_note: note ?? before.status_note ?? '' };
  const given = row.status ?? statusIn(row.total_time ?? '') ?? row.status;
  if (given === null) return before.status ? { status: null, status_note: note ?? '' } : current;
  const totalOutcome = outcomeIn(row.total_time ?? before.total_time ?? '');
  if (given !== undefined) {
    if (outcomeOf(before) !== outcomeOfStatus(given)) return { status: given, status_note: note ?? '' };
    // An outcome in place of the total time needs no status as well.
    return { ...current, status: current.status ?? (totalOutcome === null ? given : null) };
  }
  const isClassified = (row.position ?? null) !== null;
  // Leaving out a stewards' decision doesn't revoke it.
  if (isDisqualified(before)) {
    // Once its total time is a time, only the status says that it is out.
    const isStillGiven = totalOutcome === 'DSQ' && !isClassified;
    return { ...current, status: current.status ?? (isStillGiven ? null : 'dsq') };
  }
  if (row.position === undefined) return current;
  const wasClassified = outcomeOf(before) === null;
  return isClassified === wasClassified || (!isClassified && !before.status)
    ? current
    : { status: null, status_note: note ?? '' };
}

/** Drivers stay with the car as long as its name is theirs, too. */
export const driversOf = (row: GivenRow, before: StoredRow | undefined): NonNullable<StoredRow['drivers']> =>
  row.drivers ?? (before && isSameName(before.name, row.name) ? (before.drivers ?? []) : []);

/** A car's row with new facts: those not given stay as entered. */
export function mergeRow(row: GivenRow, before: StoredRow | undefined): StoredRow {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const finish = finishOf(row, before);
  const merged: StoredRow = {
    ...BLANK,
    ...before,
    ...Object.fromEntries(given),
    name: row.name,
    drivers: driversOf(row, before),
    ...finish,
  };
  const outcome = outcomeOfStatus(finish.status);
  const total = merged.total_time ?? '';
  const hasTime = total !== '' && outcomeIn(total) === null;
  if (outcome === null) return merged.position === null || hasTime ? merged : { ...merged, total_time: '' };
  // Where there is no total time, the outcome takes its place.
  return { ...merged, position: null, total_time: hasTime || !row.status ? total : outcome };
}

/**
 * The rows of a session after a sheet or a timing system's call. Cars are recognised by `matchCars`; facts not given stay as entered, and
 * cars not included are removed.
 * @param entered the entry list's drivers for a row, by whom its car is recognised, too
 */
export function mergeRows(
  rows: readonly GivenRow[],
  before: readonly StoredRow[],
  entered: (row: GivenRow) => StoredRow['drivers'] = () => [],
): StoredRow[] {
  const cars = rows.map((row) => ({ ...row, drivers: row.drivers ?? entered(row), row }));
  const former = matchCars(before, cars);
  return cars.map((car) => mergeRow(car.row, former.get(car)));
}
