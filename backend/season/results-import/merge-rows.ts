import type { RowStatus } from '../../../lib/contract/entities/racing.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import type { Result } from '../../payload-types.ts';
import { outcomeIn, outcomeOfStatus } from './columns.ts';
import { matchCars } from './match-cars.ts';
import type { TimingDetails, TimingRowData } from './timing-row.ts';

type StoredRow = NonNullable<Result['rows']>[number];

type Facts = Omit<TimingRowData, 'status'> &
  TimingDetails &
  Pick<StoredRow, 'drivers' | 'is_fastest_lap'> & { readonly status?: RowStatus };
/** What a timing system says of a car: whatever it leaves out is undefined. */
export type SaidRow = { readonly [K in keyof Facts]?: Facts[K] | undefined } & { readonly name: string };

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

/** How a car finished: as its status says, or else its total time. */
const outcomeOf = ({ status, total_time }: Pick<StoredRow, 'status' | 'total_time'>) =>
  status ? outcomeOfStatus(status) : outcomeIn(total_time ?? '');

/** Decided by the stewards, which no timing system takes back by leaving it out. */
const isDecision = ({ status }: Pick<StoredRow, 'status'>) => status === 'dsq' || status === 'excluded';

type Finish = Pick<StoredRow, 'status' | 'status_note'>;

/**
 * The status of a car and the reason for it. Both stay as long as the car finished in the same way; so does a decision of the stewards, unless
 * another one is said.
 */
function finishOf(row: SaidRow, before: StoredRow | undefined): Finish {
  const note = row.status_note;
  if (!before) return { status: row.status ?? null, status_note: note ?? '' };
  const kept = { status: before.status ?? null, status_note: note ?? before.status_note ?? '' };
  if (row.status !== undefined) {
    const isSame = outcomeOf(before) === outcomeOfStatus(row.status);
    // An outcome that stands for the total time needs no status beside it.
    const status = kept.status ?? (outcomeIn(row.total_time ?? '') === null ? row.status : null);
    return isSame ? { ...kept, status } : { status: row.status, status_note: note ?? '' };
  }
  if (row.position === undefined || isDecision(before)) return kept;
  const isClassified = row.position !== null;
  const wasClassified = outcomeOf(before) === null;
  return isClassified === wasClassified || (!isClassified && !before.status)
    ? kept
    : { status: null, status_note: note ?? '' };
}

/** Drivers stay with the car as long as it is theirs by its name, too. */
const driversOf = (row: SaidRow, before: StoredRow | undefined) =>
  row.drivers ?? (before && isSameName(before.name, row.name) ? (before.drivers ?? []) : []);

function mergeRow(row: SaidRow, before: StoredRow | undefined): StoredRow {
  const said = Object.entries(row).filter(([, value]) => value !== undefined);
  const finish = finishOf(row, before);
  const merged: StoredRow = {
    ...BLANK,
    ...before,
    ...Object.fromEntries(said),
    name: row.name,
    drivers: driversOf(row, before),
    ...finish,
  };
  if (outcomeOfStatus(finish.status) !== null) return { ...merged, position: null };
  const isStale = merged.position !== null && outcomeIn(merged.total_time ?? '') !== null;
  return isStale ? { ...merged, total_time: '' } : merged;
}

/**
 * The rows of a session after a sheet or a call of a timing system: cars are recognised by `matchCars`, and what isn't said of a car stays as
 * it was entered. A car that isn't in it goes.
 */
export function mergeRows(rows: readonly SaidRow[], before: readonly StoredRow[]): StoredRow[] {
  const former = matchCars(before, rows);
  return rows.map((row) => mergeRow(row, former.get(row)));
}
