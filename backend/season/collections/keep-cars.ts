import type { FieldHook } from 'payload';
import { isRecord, propertyOf } from '../../../lib/shared/record.ts';
import type { Result } from '../../payload-types.ts';
import { matchCars } from '../results-import/match-cars.ts';
import { driversOf, mergeRow } from '../results-import/merge-rows.ts';

type StoredRow = NonNullable<Result['rows']>[number];

/**
 * Recognises the cars of rows that were sent without ids, as programs send them, and merges them by the rule of imports: what such a row leaves
 * out stays as it was entered for the car. This is a hook of the field, since Payload gives rows new ids after their own fields' hooks. Every row
 * names its drivers, if none: Payload would give it those that were linked in its place.
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
    if (!former) return { ...row, drivers: row.drivers ?? [] };
    // A row may leave its name out, too.
    const said = { ...row, name: propertyOf(row, 'name') === undefined ? former.name : row.name };
    if (row.id) return { ...row, drivers: driversOf(said, former) };
    const merged = mergeRow(said, former);
    // A program's status means exactly what it says: a sheet's DSQ may stand for an exclusion.
    const status = row.status === undefined ? merged.status : row.status;
    return { ...merged, id: former.id ?? null, status: status ?? null };
  };
  return value.map((row) => (isRecord(row) ? complete(row) : row));
};
