import type { FieldHook } from 'payload';
import { isRecord, propertyOf } from '../../../lib/shared/record.ts';
import type { Result } from '../../payload-types.ts';
import { matchCars } from '../results-import/match-cars.ts';
import { driversOf, mergeRow } from '../results-import/merge-rows.ts';

type StoredRow = NonNullable<Result['rows']>[number];

/**
 * Matches rows sent without ids, as programs send them, with the stored cars, and merges them by the rule for imports: what such a row
 * leaves out stays as entered for the car. It is a field hook because Payload gives rows new ids after their own fields' hooks. Every row
 * gets a list of drivers, even an empty one: otherwise Payload would use those of the row previously in its place.
 */
export const mergeCars: FieldHook<Result, Result['rows']> = ({ value, originalDoc, operation }) => {
  if (!Array.isArray(value)) return value;
  const before = operation === 'update' ? (originalDoc?.rows ?? []) : [];
  // Callers may send anything; validation rejects what isn't a row.
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
    // A row may also leave out its name.
    const named = { ...row, name: propertyOf(row, 'name') === undefined ? former.name : row.name };
    if (row.id) return { ...row, drivers: driversOf(named, former) };
    const merged = mergeRow(named, former);
    // A program's status is taken literally: in a sheet, DSQ may stand for an exclusion.
    const status = row.status === undefined ? merged.status : row.status;
    return { ...merged, id: former.id ?? null, status: status ?? null };
  };
  return value.map((row) => (isRecord(row) ? complete(row) : row));
};
