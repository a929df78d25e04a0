import type { Result } from '../../payload-types.ts';
import { refIds } from '../../cms/records/refs.ts';
import { DETAIL_COLUMNS, TIMING_COLUMNS } from './columns.ts';
import { matchCars } from './match-cars.ts';

type StoredRow = NonNullable<Result['rows']>[number];

/** All facts of a row that are compared. */
const COMPARED = [...TIMING_COLUMNS, ...DETAIL_COLUMNS, 'status', 'is_fastest_lap'] as const;
type Compared = (typeof COMPARED)[number];

/** A column's label in the form. */
const labelOf = (column: Compared): string =>
  column === 'status_note'
    ? 'reason'
    : column === 'is_fastest_lap'
      ? 'fastest lap'
      : column.replace('_', ' ');

export type RowChange = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly row: string;
  /** The differences: 'position: 2 → 3'. For a removed car, its lost details: 'grid: 3'. */
  readonly details: string[];
};

const shown = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || value === false ? '' : value === true ? 'yes' : String(value);
const titleOf = ({ race_number, name }: StoredRow) =>
  [shown(race_number), shown(name)].filter(Boolean).join(' ');

/** What an import would change, car by car. @param nameOf a driver's name by id */
export function compareRows(
  before: readonly StoredRow[],
  after: readonly StoredRow[],
  nameOf: (driver: number) => string = String,
): RowChange[] {
  const old = matchCars(before, after);
  const driversOf = ({ drivers }: StoredRow) => refIds(drivers).map(nameOf).join(', ');
  const changes = after.flatMap((row): RowChange[] => {
    const former = old.get(row);
    if (former === undefined) return [{ kind: 'added', row: titleOf(row), details: [] }];
    const drivers = [former, row].map(driversOf);
    const details = [
      ...COMPARED.filter((column) => shown(former[column]) !== shown(row[column])).map(
        (column) => `${labelOf(column)}: ${shown(former[column]) || '–'} → ${shown(row[column]) || '–'}`,
      ),
      ...(drivers[0] === drivers[1]
        ? []
        : [`linked drivers: ${drivers.map((driver) => driver || '–').join(' → ')}`]),
    ];
    return details.length === 0 ? [] : [{ kind: 'changed', row: titleOf(row), details }];
  });
  const matched = new Set(old.values());
  const removed = before
    .filter((row) => !matched.has(row))
    .map((row): RowChange => {
      const facts = COMPARED.filter((column) => column !== 'name' && column !== 'race_number');
      const details = facts.flatMap((column) =>
        shown(row[column]) === '' ? [] : [`${labelOf(column)}: ${shown(row[column])}`],
      );
      const linked = driversOf(row) === '' ? [] : [`linked drivers: ${driversOf(row)}`];
      return { kind: 'removed', row: titleOf(row), details: [...details, ...linked] };
    });
  return [...changes, ...removed];
}
