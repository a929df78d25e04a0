import { TIMING_COLUMNS } from './columns.ts';
import type { TimingRowData } from './timing-row.ts';

type StoredRow = { readonly [K in keyof TimingRowData]?: TimingRowData[K] | null };

export type RowChange = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly row: string;
  /** The differences: 'position: 2 → 3'. */
  readonly details: readonly string[];
};

const shown = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);
const keyOf = ({ race_number, name }: StoredRow) =>
  shown(race_number) === '' ? `name ${shown(name)}` : `number ${shown(race_number)}`;
const titleOf = ({ race_number, name }: StoredRow) =>
  [shown(race_number), shown(name)].filter(Boolean).join(' ');

/** What an import will change, car by car: by race number, or by name if there is none. */
export function compareRows(before: readonly StoredRow[], after: readonly TimingRowData[]): RowChange[] {
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const changes = after.flatMap((row): RowChange[] => {
    const former = old.get(keyOf(row));
    old.delete(keyOf(row));
    if (former === undefined) return [{ kind: 'added', row: titleOf(row), details: [] }];
    const details = TIMING_COLUMNS.filter((column) => shown(former[column]) !== shown(row[column])).map(
      (column) =>
        `${column.replace('_', ' ')}: ${shown(former[column]) || '–'} → ${shown(row[column]) || '–'}`,
    );
    return details.length === 0 ? [] : [{ kind: 'changed', row: titleOf(row), details }];
  });
  const removed = [...old.values()].map((row): RowChange => ({
    kind: 'removed',
    row: titleOf(row),
    details: [],
  }));
  return [...changes, ...removed];
}
