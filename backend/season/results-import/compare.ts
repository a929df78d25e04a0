import { DETAIL_COLUMNS, TIMING_COLUMNS } from './columns.ts';

/** What a file has or may have, what the entry list adds to it, and what doesn't outlast another outcome. */
const COMPARED = [...TIMING_COLUMNS, ...DETAIL_COLUMNS, 'status'] as const;
type Compared = (typeof COMPARED)[number];

type StoredRow = { readonly [K in Compared]?: string | number | null } & {
  readonly drivers?: readonly unknown[] | null;
};

/** A column as the form calls it. */
const labelOf = (column: Compared) => (column === 'status_note' ? 'reason' : column.replace('_', ' '));

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
export function compareRows(before: readonly StoredRow[], after: readonly StoredRow[]): RowChange[] {
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const changes = after.flatMap((row): RowChange[] => {
    const former = old.get(keyOf(row));
    old.delete(keyOf(row));
    if (former === undefined) return [{ kind: 'added', row: titleOf(row), details: [] }];
    const linked = [former, row].map(({ drivers }) => drivers?.length ?? 0);
    const details = [
      ...COMPARED.filter((column) => shown(former[column]) !== shown(row[column])).map(
        (column) => `${labelOf(column)}: ${shown(former[column]) || '–'} → ${shown(row[column]) || '–'}`,
      ),
      ...(linked[0] === linked[1] ? [] : [`drivers with a page: ${linked.join(' → ')}`]),
    ];
    return details.length === 0 ? [] : [{ kind: 'changed', row: titleOf(row), details }];
  });
  const removed = [...old.values()].map((row): RowChange => ({
    kind: 'removed',
    row: titleOf(row),
    details: [],
  }));
  return [...changes, ...removed];
}
