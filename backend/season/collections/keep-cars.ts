import type { FieldHook } from 'payload';
import { isRecord } from '../../../lib/shared/record.ts';
import type { Result } from '../../payload-types.ts';
import { matchCars } from '../results-import/match-cars.ts';

type StoredRow = NonNullable<Result['rows']>[number];

/**
 * Recognises the cars of rows that were sent without ids, as programs send them, by the rule of imports: what such a row leaves out stays as
 * it was entered for the car. A hook of the field, since rows have new ids once their own fields were looked at. Every row names its drivers, if none: else those that were linked in its place would become its own.
 */
export const keepCars: FieldHook<Result, Result['rows']> = ({ value, originalDoc, operation }) => {
  if (!Array.isArray(value)) return value;
  const before = operation === 'update' ? (originalDoc?.rows ?? []) : [];
  // A caller may send anything; what is no row is for the validation to refuse.
  const rows = value.filter((row) => isRecord(row));
  const byId = new Map(before.map((row) => [row.id, row]));
  const sent = new Set(rows.flatMap(({ id }) => id ?? []));
  const unnamed = rows.filter(({ id }) => !id);
  const found = matchCars(
    before.filter(({ id }) => !sent.has(id ?? '')),
    unnamed,
  );
  const complete = (row: StoredRow): StoredRow => {
    const former = row.id ? byId.get(row.id) : found.get(row);
    const drivers = row.drivers ?? former?.drivers ?? [];
    return row.id || !former ? { ...row, drivers } : { ...former, ...row, id: former.id ?? null, drivers };
  };
  return value.map((row) => (isRecord(row) ? complete(row) : row));
};
