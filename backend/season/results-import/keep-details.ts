import type { Outcome, RowStatus } from '../../../lib/contract/entities/racing.ts';
import type { Result } from '../../payload-types.ts';
import { outcomeIn } from './columns.ts';
import type { TimingRowData } from './timing-row.ts';

type StoredRow = NonNullable<Result['rows']>[number];

/** What a file calls the statuses of a car without a position. */
const OUTCOME_OF: Readonly<Record<RowStatus, Outcome | null>> = {
  classified: null,
  dnf: 'DNF',
  dns: 'DNS',
  dsq: 'DSQ',
  nc: 'NC',
  excluded: 'DSQ',
};

/** How a car finished: as its status says, or else its total time. */
const outcomeOf = ({ status, total_time }: Pick<StoredRow, 'status' | 'total_time'>): Outcome | null =>
  status ? OUTCOME_OF[status] : outcomeIn(total_time ?? '');

/**
 * Rows that replace others, with what was entered for the car of the same number and the file says nothing about. Its status and the
 * reason for it stay as long as it finished in the same way.
 */
export function keepDetails(rows: readonly TimingRowData[], before: readonly StoredRow[]): StoredRow[] {
  const former = new Map(before.map((row) => [row.race_number ?? '', row]));
  return rows.map((row): StoredRow => {
    const car = row.race_number === '' ? undefined : former.get(row.race_number);
    if (!car) return row;
    const { drivers = [], team = '', car: model = '', grid = null, penalties = '', points = null } = car;
    const isSameOutcome = outcomeOf(car) === outcomeOf(row);
    return {
      drivers,
      team,
      car: model,
      grid,
      penalties,
      points,
      is_fastest_lap: car.is_fastest_lap ?? false,
      status: isSameOutcome ? (car.status ?? null) : null,
      status_note: isSameOutcome ? (car.status_note ?? '') : '',
      ...row,
    };
  });
}
